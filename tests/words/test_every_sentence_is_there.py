"""Whatever the rules can say has its sentence, in both languages, with all the facts that the sentence needs.

This reads the program: also what no game of the tests happens to say is checked.
"""

import ast

import pytest

from tests.words.sentences import BOOKS, calls, constants, given, needs

SAID = [
    (f"{place} {key}", f"{room}.{key}", given(call))
    for room, name, at in (("reasons", "because", 1), ("errors", "LabError", 0))
    for place, call in calls(name)
    if len(call.args) > at
    for key in constants(call.args[at])
]
EVENTS = [
    (f"{place} {what}", f"events.{what}", call)
    for place, call in calls("say", "rules")
    if len(call.args) >= 2
    for what in constants(call.args[0])
]
ASKED = [
    (f"{place} {prompt}", f"prompts.{prompt}", given(call))
    for name in ("ask", "uses", "offer_build")
    for place, call in calls(name, "rules/duel")
    for prompt in constants(call.args[2 if name != "ask" else 1])
    if len(call.args) > 2
]


def test_the_reading_finds_what_there_is():
    assert len(SAID) > 60
    assert len(EVENTS) > 20
    assert len(ASKED) > 12


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_reason_or_an_error_has_its_sentence_and_its_facts(language):
    for place, key, names in SAID:
        assert key in BOOKS[language], place
        for said in (key, f"{key}-fix"):
            if names is not None and said in BOOKS[language]:
                assert needs(BOOKS[language][said]) <= names, place


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_event_has_its_sentence_and_its_facts_also_where_some_are_secret(language):
    for place, key, call in EVENTS:
        assert key in BOOKS[language], place
        names = given(call)
        if names is None:
            continue
        names -= {"seen_by", "secret"}
        assert needs(BOOKS[language][key]) <= names, place
        secret = next((keyword.value for keyword in call.keywords if keyword.arg == "secret"), None)
        if isinstance(secret, ast.Tuple):
            hidden = {name for element in secret.elts for name in constants(element)}
            assert hidden <= names, place
            assert needs(BOOKS[language][f"{key}-hidden"]) <= names - hidden, place


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_prompt_has_its_sentence(language):
    for place, key, _ in ASKED:
        assert key in BOOKS[language], place


def test_every_verb_of_duel_has_its_words():
    from citadels_lab.rules.editions.variants import variant

    for verb in variant("duel").verbs:
        for language in ("en", "fr"):
            assert f"actions.{verb}" in BOOKS[language]
