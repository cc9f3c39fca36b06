"""The question and its options, as every game shows them: buttons, the greyed ones with their reason one press away."""

from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.decision import Option
from citadels_lab.session import SECONDS
from citadels_lab.words import say

from .chips import rule_chip
from .html import Child, Html, el, panel, press
from .look import Look
from .whatif.button import button


def key_of(option: Option) -> str:
    """Return the text that stands for an option in a button."""
    return spell(option.action)


def question(look: Look, n: int, *body: Child, home: bool | str = True) -> Html:
    """Return the panel of a question put to the viewer, with ``n`` choices; ``home`` is where the focus goes to."""
    assert look.decision is not None
    past = say("errors.past-stands", look.language) if look.shared else look.say("options.branch")
    note = None if look.at_end else el("p", past, cls="note")
    return panel(
        "options",
        look.decision.text(look.spoken),
        note,
        el("div", *body, cls="opts", data_key=f"opts {look.cursor}"),
        button(look),
        aside=look.say("options.count", n=n),
        home=home,
    )


def waiting(look: Look) -> Html:
    """Return who is asked here: a bot, which can be made to answer again, or a person, who is passed the screen."""
    asked, title = str(look.asked), "options.waiting" if look.at_end or look.thinking else "options.watching"
    if look.is_person(asked) and asked not in look.holds:
        way, words = None, say("keeping.waiting-more", look.spoken, seat=asked)
    elif look.is_person(asked):
        way = None if look.curtain else press("pass", "", look.say("options.pass", seat=asked), cls="opt main")
        words = look.say("options.pass-more", seat=asked)
    elif look.thinking:
        way, words = None, thinking(look)
    else:
        way = press("play-on", "", look.say("options.play-on"), cls="opt main")
        words = look.say(f"{title}-more")
    return panel("options", look.say(title, seat=asked), el("p", words, cls="soft"), way, home=True)


def thinking(look: Look) -> str:
    """Say what the bot that is asked is doing, and for how long at most."""
    return look.say("options.thinking", bot=look.bot_name(look.players[str(look.asked)]), n=round(SECONDS))


def spoken(look: Look) -> str:
    """Return what a screen reader is told of what is to come: the question, or who is thinking."""
    if look.thinking:
        return f"{look.say('options.waiting', seat=look.asked)}. {thinking(look)}"
    return look.decision.text(look.spoken) if look.decision else ""


def option_button(look: Look, option: Option, signs: Child = None, extra: Child = None, label: str = "") -> Html:
    """Return an option as a button; a refused one opens its reason. A short ``label`` still has its full name."""
    text, key = option.text(look.spoken), key_of(option)
    if option.legal:
        more = el("span", extra, cls="k") if extra else None
        named = text if label else None
        return press("answer", key, signs, el("b", label or text), more, cls="opt", aria_label=named)
    return el(
        "div",
        why_button(look, key, label or text, signs, full=text if label else ""),
        reason(look, option) if look.opened.why == key else None,
        data_key=f"no {key}",
    )


def why_button(look: Look, key: str, text: str, signs: Child, cls: str = "opt no", full: str = "") -> Html:
    """Return a greyed button that opens and closes the reason of a refusal; a short text has its ``full`` name."""
    on = look.opened.why == key
    why = look.say("options.why")
    return press(
        "why",
        key,
        signs,
        el("span", text),
        None if full else el("span", why, cls="k"),
        cls=cls,
        aria_expanded="true" if on else "false",
        aria_label=f"{look.say('options.not-now')} {full or text}. {why}",
    )


def reason(look: Look, option: Option) -> Html | None:
    """Return why an option is refused, what it would take, and its rule."""
    why = option.reason
    if why is None:
        return None
    fix = why.fix(look.spoken)
    return el(
        "div",
        el("p", why.text(look.spoken)),
        el("p", look.say("options.fix", fix=fix), cls="fix") if fix else None,
        rule_chip(look, why.rule, "why"),
        cls="why",
        role="status",
    )
