"""The unique districts of the 2016 edition: thirty, of which a game uses fourteen (2016.components)."""

from typing import Final

from citadels_lab.rules.districts.armory import Armory2016
from citadels_lab.rules.districts.basilica import Basilica
from citadels_lab.rules.districts.capitol import Capitol
from citadels_lab.rules.districts.dragon_gate import DragonGate2016
from citadels_lab.rules.districts.factory import Factory2016
from citadels_lab.rules.districts.framework import Framework
from citadels_lab.rules.districts.gold_mine import GoldMine
from citadels_lab.rules.districts.great_wall import GreatWall2016
from citadels_lab.rules.districts.haunted_city import HauntedQuarter
from citadels_lab.rules.districts.imperial_treasury import ImperialTreasury2016
from citadels_lab.rules.districts.ivory_tower import IvoryTower
from citadels_lab.rules.districts.keep import Keep2016
from citadels_lab.rules.districts.laboratory import Laboratory2016
from citadels_lab.rules.districts.library import Library2016
from citadels_lab.rules.districts.map_room import MapRoom2016
from citadels_lab.rules.districts.monument import Monument
from citadels_lab.rules.districts.museum import Museum2016
from citadels_lab.rules.districts.necropolis import Necropolis
from citadels_lab.rules.districts.observatory import Observatory2016
from citadels_lab.rules.districts.park import Park2016
from citadels_lab.rules.districts.poor_house import PoorHouse2016
from citadels_lab.rules.districts.quarry import Quarry2016
from citadels_lab.rules.districts.school_of_magic import SchoolOfMagic2016
from citadels_lab.rules.districts.secret_vault import SecretVault
from citadels_lab.rules.districts.smithy import Smithy2016
from citadels_lab.rules.districts.stables import Stables
from citadels_lab.rules.districts.statue import Statue
from citadels_lab.rules.districts.theater import Theater
from citadels_lab.rules.districts.thieves_den import ThievesDen
from citadels_lab.rules.districts.wishing_well import WishingWell2016
from citadels_lab.rules.flow.moments import District

DISTRICTS: Final[tuple[District, ...]] = (
    Armory2016(), Basilica(), Capitol(), DragonGate2016(), Factory2016(), Framework(), GoldMine(), GreatWall2016(),
    HauntedQuarter(), ImperialTreasury2016(), IvoryTower(), Keep2016(), Laboratory2016(), Library2016(),
    MapRoom2016(), Monument(), Museum2016(), Necropolis(), Observatory2016(), Park2016(), PoorHouse2016(),
    Quarry2016(), SchoolOfMagic2016(), SecretVault(), Smithy2016(), Stables(), Statue(), Theater(), ThievesDen(),
    WishingWell2016(),
)  # fmt: skip
