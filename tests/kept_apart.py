"""Games that tests and drawings begin are kept in a folder of their own, never among those of whoever runs them.

Importing this is enough, before a server is started; processes that are started later keep theirs there, too.
"""

import os
from tempfile import TemporaryDirectory

STORE = TemporaryDirectory(prefix="citadels-lab-tests-")
os.environ["CITADELS_LAB_STORE"] = os.path.join(STORE.name, "games.sqlite")
