"""The language of a request, and the club's sentences in it."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import chalicelib
from chalicelib import errors
from chalicelib.actions.spoken_codes import parse_code
from chalicelib.api import problems
from chalicelib.api.languages import GERMAN, LANGUAGES, PAGES, error_sentence, preferred, with_query_language
from tests.api.client import OPEN, Client

HEADERS = {
    "": "en",
    "de": "de",
    "de-AT": "de",
    "DE": "de",
    "en-GB,en;q=0.9,de;q=0.8": "en",
    "de-DE, de;q=0.9, en;q=0.8": "de",
    "fr, de;q=0.5, en;q=0.4": "de",
    "fr, it;q=0.5": "en",
    "en;q=0.4, de;q=0.5": "de",
    "de, en": "de",
    "en, de": "en",
    "de;q=0": "en",
    "de;q=0.0, en;q=0.1": "en",
    "*": "en",
    "den": "en",
    "de1-x": "de",
    "de;q=2": "en",
    ";;,,=": "en",
}
"""What phones send, and the language that they get."""
SENTENCES: dict[str, str] = json.loads(GERMAN.read_text("utf-8"))
FOR_MACHINES = {"Malformed", "BadOptions", "RulesRetired"}
"""What the page never causes, as it offers only what may be had, or what only who writes a client needs to know."""
GENERAL = {
    "There is no game “{}” here.",
    "{} needs no course.",
    "{} is not played on a course.",
    "{} is for {}, and this table has {}.",
}
"""Said as generally as their class says it: the page asks for none of them."""


@pytest.mark.parametrize(("header", "language"), HEADERS.items())
def test_the_preferred_language_is_used(header: str, language: str) -> None:
    assert preferred({"accept-language": header}) == language


def test_the_first_language_is_the_default() -> None:
    assert preferred({}) == LANGUAGES[0]
    assert tuple(PAGES) == LANGUAGES


@pytest.mark.parametrize(
    ("query", "language"),
    [("language=de", "de"), ("join=x&language=de&a", "de"), ("language=xx", "en"), ("xlanguage=de", "en"), ("", "en")],
)
def test_the_address_can_set_the_language(query: str, language: str) -> None:
    assert preferred(with_query_language({"accept-language": "en"}, query)) == language


KINDS: dict[str, type[errors.ClubError]] = {
    name: kind for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.ClubError)
}


def sentences() -> dict[str, str]:
    """Yield all sentences of errors in the code, with `{}` for parameters, and the error's class."""
    folder = Path(chalicelib.__file__).parent
    found = {kind.sentence: name for name, kind in KINDS.items()}
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                kind, said = _kind(node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node.args)
                found |= {sentence: kind for sentence in map(_text, said) if sentence}
    return found


def _kind(name: str, given: list[ast.expr]) -> tuple[str, list[ast.expr]]:
    """Return the class of error that a call of this name makes, and the position of its sentence: for a limit the last."""
    return ("TooMany", given[-1:]) if name in ("Limit", "limit") else (name, given[:1] if name in KINDS else [])


def _text(node: ast.expr) -> str | None:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def test_all_sentences_for_players_have_a_translation() -> None:
    found = sentences()
    assert len(found) > 80
    general = {kind.sentence for kind in KINDS.values()}
    all_of_them = {sentence for sentence, kind in found.items() if sentence in general or kind not in FOR_MACHINES}
    inside = {sentence for sentence in all_of_them if not sentence.startswith("This table's log ends")} - GENERAL
    assert inside <= {*SENTENCES}


def test_there_are_no_unused_translations() -> None:
    source = "".join(file.read_text("utf-8") for file in Path(chalicelib.__file__).parent.rglob("*.py"))
    for english in {*SENTENCES} - {*sentences()}:
        first, *_ = english.split("{}")
        assert first in source, english


@pytest.mark.parametrize("english", SENTENCES)
def test_a_translation_keeps_figures_and_parameters(english: str) -> None:
    german = SENTENCES[english]
    assert german.count("{}") == english.count("{}")
    assert re.findall(r"[0-9]+", german) == re.findall(r"[0-9]+", english)
    assert german[-1] in ".!?"
    assert not re.search('["”]', german), "German has quotation marks of its own"


def test_parameters_are_inserted_into_the_german_sentence() -> None:
    error = errors.BadName("Someone at this table is already called “{x}”. Please choose another name.")
    assert error_sentence(error, "de") == "An diesem Tisch heißt schon jemand „{x}“. Bitte such dir einen anderen Namen aus."
    assert error_sentence(error, "en") == str(error)


def test_a_mistyped_code_is_explained_in_german_too() -> None:
    with pytest.raises(errors.Malformed) as refused:
        parse_code("ABCDABCD")
    assert error_sentence(refused.value, "de") == "Ein Code hat 8 Buchstaben, und nur diese: K L M O R U W X Y Z."


def test_a_sentence_without_a_translation_falls_back_to_that_of_its_kind() -> None:
    assert error_sentence(errors.Malformed("“x” is not allowed here."), "de") == "Diese Anfrage konnten wir nicht lesen."


def test_a_problem_is_in_the_callers_language_with_the_same_code(ann: Client) -> None:
    problem = {language: problems.problem(errors.TableFull(), language) for language in LANGUAGES}
    assert problem["de"] == {**problem["en"], "detail": "Alle Plätze sind besetzt."}
    table = ann.make(OPEN).json["id"]
    refused = Client("Bob").post(f"/api/tables/{table}/leave", {}, accept_language="de")
    assert (refused.status, refused.json["detail"]) == (403, "Du hast keinen Platz an diesem Tisch.")
