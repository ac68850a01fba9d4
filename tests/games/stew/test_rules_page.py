"""The numbers and examples on the rules page agree with the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chalicelib.games.stew import STEW
from chalicelib.games.stew.cards import COINS, DATA, DECK, ICONS, INGREDIENTS, ROYALS, SPECIALTIES, matches_with, royals_for
from chalicelib.games.stew.scoring import Score, extras, score
from chalicelib.games.stew.state import hand_limit, wages
from chalicelib.log.apply import TIMEOUTS_TO_BOT
from tests.games.said import each_text, texts, word
from tests.games.stew.table import ANN, BEN, CAT, Table, kinds, of

FILE: dict[str, Any] = json.loads(DATA.read_text("utf-8"))
PAGE = Path(__file__).parents[3] / "frontend" / "src" / "games" / "stew" / "examples.json"
SHOWN: dict[str, Any] = json.loads(PAGE.read_text("utf-8"))
FULL = ["chicken cheese", "honey wine", "wine carrot", "cheese carrot", "chicken honey", "cheese wine", "chicken carrot"]
"""Seven cards."""


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    """Return the page's texts, which use the engine's data file."""
    sections = ("GAME", "ORDERS", "START", "TURN", "TIPS", "END", "SPECIALTIES")
    return texts(
        "stew",
        [
            *[("rules", name, [FILE]) for name in sections],
            *[("rules", name, []) for name in ("MATCHES", "MULLIGAN", "CLOCK_TEXT", "OURS")],
            ("rules", "packWords", [len(DECK), FILE["ingredients"]]),
            ("rules", "matched", [SHOWN["matches"]["count"]]),
            ("rules", "paid", [SHOWN["paid"]]),
            ("how", "steps", []),
        ],
    )


@pytest.fixture(scope="module")
def kept() -> dict[str, str]:
    """Return the page's text about each specialty."""
    texts = each_text("stew", [("rules", "specialty", [name]) for name in SPECIALTIES])
    return dict(zip(SPECIALTIES, texts, strict=True))


def money(pence: int) -> str:
    """Return an amount as the page writes it in a sentence."""
    return f"{word(pence)} {'penny' if pence == 1 else 'pence'}"


@pytest.mark.rule("S-13", "S-12")
def test_a_game_is_as_long_and_as_large_as_the_page_says(said: dict[str, str]) -> None:
    least, most = STEW.players
    table, turns, rounds = Table(2), 0, 0
    while table.state.phase == "plan":
        rounds += table.state.turn == 1
        turns += 1
        for seat in (ANN, BEN):
            table.time_out(seat)
    assert f"{word(least).capitalize()} to {word(most)} players cook" in said["GAME"]
    assert f"{word(rounds).capitalize()} rounds of {word(turns // rounds)} turns" in said["GAME"]
    assert f"{word(turns // rounds)} turns per round" in said["steps"]
    assert f"Most money after {word(rounds)} rounds wins." in said["steps"]


@pytest.mark.rule("S-01", "S-02")
def test_the_pack_is_the_one_that_the_page_lists(said: dict[str, str]) -> None:
    assert f"{len(DECK)} cards show {word(len(INGREDIENTS))} ingredients:" in said["packWords"]
    assert "chicken, cheese, honey, wine and carrot." in said["packWords"]
    kinds = {"pair": (2, 2), "triple": (3, 3), "double": (2, 1)}
    piles = [pile(kind, *sizes) for kind, sizes in kinds.items()]
    assert each_text("stew", [("rules", "pile", [each]) for each in piles]) == [
        "Two ingredients: 50 cards. Copies of each: three with one coin and two with two coins.",
        "Three ingredients: 20 cards. Copies of each: two with three coins.",
        "One ingredient twice: 10 cards. Copies of each: two with no coins.",
    ]


def pile(kind: str, icons: int, different: int) -> dict[str, Any]:
    """Return the cards with these numbers of icons and different icons, and check that each kind has the same coins."""
    cards = [card for card in DECK if (len(ICONS[card]), len(set(ICONS[card]))) == (icons, different)]
    alike = [COINS[card] for card in cards if ICONS[card] == ICONS[cards[0]]]
    counted = [{"copies": alike.count(coins), "coins": coins} for coins in dict.fromkeys(alike)]
    return {"kind": kind, "count": len(cards), "alike": counted}


@pytest.mark.rule("S-03", "S-10", "S-11", "S-12", "S-22")
def test_orders_and_tips_are_as_the_page_says(said: dict[str, str]) -> None:
    [absent] = set(ROYALS) - set(royals_for(2))
    assert f"{word(2).capitalize()} players play without the {absent.capitalize()}." in said["ORDERS"]
    table = Table(3, begin=False)
    queen = table.state.royals["queen"]
    assert queen.next is not None
    assert f"{word(len(queen.down) + 1).capitalize()} cards lie above each royal, one per round" in said["ORDERS"]
    table.down("queen", "wine wine")
    first = queen.next
    for seat in range(3):
        table.play(seat, "open", replace=False)
    assert (queen.order, COINS[queen.next] > 0) == (first, True)
    assert "When a round begins it becomes the order" in said["ORDERS"]
    assert "until one has coins" in said["ORDERS"]
    base = {name: each.tip - sum(COINS[card] for card in each.under) for name, each in table.state.royals.items()}
    tips = [f"{money(pence)} from the {name.capitalize()}" for name, pence in base.items()]
    assert f"{tips[0]}, {tips[1]} and {tips[2]}, plus a penny for each coin on everything" in said["ORDERS"]
    table.order("queen", "honey wine")
    table.tips(queen=8)
    _all_share(table)
    assert queen.tip == base["queen"] + sum(COINS[card] for card in queen.under) + 2
    assert len(queen.under) == 2
    assert "plus what a shared tip left there." in said["ORDERS"]


def _all_share(table: Table) -> None:
    """Return a table in the last turn of a round where all three have one match at the Queen's."""
    names = ("honey carrot", "wine carrot", "cheese honey")
    for seat, name in enumerate(names):
        table.out(seat, "king")
        table.out(seat, "king")
        table.hand(seat, name)
    table.state.turn = 3
    table.turn(*[("queen", name) for name in names])


@pytest.mark.rule("S-10", "S-25")
def test_the_beginning_is_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(3, begin=False)
    hands = [{*table.cards(seat)} for seat in range(3)]
    table.play(ANN, "open", replace=True)
    table.play(BEN, "open", replace=False)
    assert {*table.cards(ANN)} == hands[ANN], "everyone chooses at once"
    table.play(CAT, "open", replace=False)
    assert (hands[ANN] & {*table.cards(ANN)}, {*table.cards(BEN)}) == (set(), hands[BEN])
    assert f"Everyone gets {word(len(hands[ANN]))} cards and either keeps them or replaces them all" in said["START"]
    assert [Table(3, carried=[CAT], dishwasher=ANN).state.dishwasher, Table(3, dishwasher=BEN).state.dishwasher] == [CAT, BEN]
    assert "In a rematch it’s the last winner" in said["START"]


@pytest.mark.rule("S-13", "S-04", "G-02")
def test_choices_are_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(3)
    sizes = {len(move["cards"]) for move in table.moves(ANN)}
    assert sizes == set(range(1, max(sizes) + 1))
    assert f"one to {word(max(sizes))} cards and one token" in said["TURN"]
    assert f"One to {word(max(sizes))} cards" in said["steps"]
    tokens = table.view()["players"][ANN]["tokens"]
    assert len({tokens[royal] for royal in ROYALS}) == 1
    assert f"You have {word(tokens['queen'])} tokens for each royal and {word(tokens['mulligan'])} mulligan." in said["TURN"]
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1])
    assert table.view(ANN)["own"]["changes_left"] == 30
    assert "You can change your choice until the last player has chosen, up to thirty times." in said["TURN"]


@pytest.mark.rule("S-14", "S-17")
def test_draws_are_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(2, dishwasher=BEN)
    for seat in (ANN, BEN):
        table.hand(seat, "honey wine")
    events = of(table.turn(("queen", "honey wine"), ("mulligan", "honey wine")), "drew")
    assert [event["seat"] for event in events] == [BEN, BEN, ANN], "the dishwasher begins"
    [_, more, bonus] = [word(event["count"]) for event in events]
    assert f"you count your matches and draw {bonus} card." in said["TURN"]
    assert f"you do what it says and draw {more} more." in said["TURN"]
    full = Table(2)
    full.hand(ANN, *FULL)
    full.plan(ANN, "queen", FULL[0])
    full.time_out(BEN)
    full.plan(ANN, "mulligan", FULL[1])
    full.time_out(BEN)
    assert f"A hand holds up to {word(len(full.cards(ANN)))} cards: you draw no more than that." in said["TURN"]


@pytest.mark.rule("S-17")
def test_an_empty_deck_and_an_empty_hand_are_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(2)
    for seat in (ANN, BEN):
        table.hand(seat, "honey wine")
    table.deck_of(0)
    events = table.turn(("queen", "honey wine"), ("king", "honey wine"))
    assert (len(of(events, "reshuffled")), len(of(events, "drew"))) == (1, 2)
    assert "When the deck is empty, the discard pile is shuffled into a new one." in said["TURN"]
    assert [len(table.cards(seat)) for seat in (ANN, BEN)] == [1, 1]
    assert "So no hand is ever empty." in said["TURN"]


@pytest.mark.rule("S-12", "S-16")
def test_matches_are_with_the_order_of_the_round_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(2)
    for earlier in ("chicken cheese", "honey wine"):
        table.state.royals["queen"].under.append(table.state.deck.pop())
        table.order("queen", earlier)
    table.hand(ANN, "chicken cheese", "honey wine")
    made = {name: table.view(ANN)["own"]["cards"][at]["matches"]["queen"] for at, name in enumerate(("before", "now"))}
    assert sorted(made.values()) == [0, 2]
    assert "in the royal’s order this round is a match; earlier orders only raise the tip." in said["MATCHES"]


@pytest.mark.rule("S-16")
def test_matches_are_what_the_page_shows(said: dict[str, str]) -> None:
    example = SHOWN["matches"]
    made = [matches_with(example["order"])[card] for card in example["cards"]]
    assert (made, sum(made)) == ([1, 2], example["count"])
    assert [ICONS[card] for card in example["cards"]] == [("chicken", "carrot"), ("wine", "wine")]
    assert said["matched"].startswith(f"{word(sum(made)).capitalize()} matches: one for chicken, two for wine.")
    most = [max(matches_with(order)[card] for order in DECK for card in DECK if len(set(ICONS[card])) == n) for n in (1, 3)]
    assert f"A double counts {word(most[0])}, three ingredients up to {word(most[1])}" in said["MATCHES"]


@pytest.mark.rule("S-15")
@pytest.mark.parametrize(("reach", "left"), [("round", 0), ("turn", 2)])
def test_a_mulligan_discards_what_the_page_says(said: dict[str, str], reach: str, left: int) -> None:
    table = Table(2, reach=reach)
    table.order("queen", "honey wine")
    table.hand(ANN, "honey wine", "wine carrot")
    table.plan(ANN, "queen", "honey wine")
    table.time_out(BEN)
    table.plan(ANN, "mulligan", "wine carrot")
    events = table.time_out(BEN)
    discarded = len(of(events, "mulliganed")[0]["cards"])
    drawn = next(event["count"] for event in of(events, "drew") if event["why"] == "mulligan")
    ann = table.view()["players"][ANN]
    assert (ann["matches"]["queen"], ann["tokens"]["queen"], drawn) == (left, 1, discarded)
    assert "their matches are lost, and the tokens stay out. You draw as many into your hand" in said["MULLIGAN"]
    assert "With “One-turn mulligan”, it discards only the cards of its own turn." in said["MULLIGAN"]


@pytest.mark.rule("S-20", "S-21", "S-22")
def test_tips_and_wages_are_what_the_page_says(said: dict[str, str]) -> None:
    example = SHOWN["paid"]
    computed = score("queen", 0, example["tip"], tuple(example["matches"]), (None,) * 5)
    assert (computed.share, computed.left, [*computed.wages[2:]]) == (example["share"], example["left"], example["wages"])
    assert (
        f"{word(len(computed.takers))} players share it and get {money(computed.share)} each, {money(computed.left)} is left"
        in said["paid"]
    )
    least = next(matches for matches in range(9) if score("queen", 0, 9, (matches, 0), (None, None)).takers)
    assert f"Most matches, at least {word(least)}, takes a royal’s tip." in said["TIPS"]
    penny = next(matches for matches in range(9) if wages(None, matches) == 1)
    assert wages(None, 2 * penny - 1) == 1
    assert f"a penny per {word(penny)} matches for that royal, rounded down" in said["TIPS"]
    last = score("queen", 0, 9, (1, 1), (None, None), last=True)
    assert (last.left, last.back) == (0, 1)
    assert "after round four it goes back" in said["TIPS"]
    assert score("queen", 0, 9, (0, 0), (None, None)).back == 9
    assert "If nobody has a match, the whole tip goes back" in said["TIPS"]


@pytest.mark.rule("S-23", "S-24")
def test_rounds_and_the_game_end_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(2, dishwasher=BEN)
    table.pass_round(to_turn=3)
    for seat in (ANN, BEN):
        table.hand(seat, *FULL[:2])
    between = [(event["seat"], event["count"]) for event in of(table.pass_round(), "drew") if event["why"] == "round"]
    assert [seat for seat, _ in between] == [BEN, ANN]
    drawn = f"and then everyone draws {word(between[0][1])} cards, clockwise from the dishwasher."
    assert f"tokens return, {drawn}" in said["END"]
    assert set(table.view()["players"][ANN]["tokens"].values()) == {1, 2}
    while table.state.phase == "plan":
        table.pass_round()
    assert table.state.round == 4
    for player, hand in zip(table.state.players, (FULL[:1], FULL), strict=True):
        player.money, player.hand = 9, [*range(len(hand))]
    assert table.places == [2, 1]
    assert "After round four most money wins. In a tie, most cards in hand wins" in said["END"]


@pytest.mark.rule("S-30")
def test_specialties_are_dealt_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(5, with_specialties=True, begin=False)
    dealt = [table.view(seat)["own"]["dealt"] for seat in range(5)]
    assert {len(own) for own in dealt} == {2}
    assert len({name for own in dealt for name in own}) == 10
    assert f"Everyone is dealt {word(len(dealt[ANN]))} in secret and keeps one of them, all at once." in said["SPECIALTIES"]


def royal(takers: tuple[int, ...], share: int) -> Score:
    return Score("queen", 0, 0, (0,) * 3, takers, share, (0,) * 3, 0, 0)


@pytest.mark.rule("S-31", "S-39", "S-36")
def test_specialties_that_bring_money_do_what_the_page_says(kept: dict[str, str]) -> None:
    nothing = [royal((ANN, BEN), 0)]
    [baker], [taster] = extras(nothing, ["baker", None]), extras(nothing, ["taster", None])
    assert kept["baker"].startswith(f"{money(baker.pence).capitalize()} at the end of a round in which you got no tip.")
    assert kept["taster"].startswith(f"{money(taster.pence).capitalize()} more for each tip you share.")
    assert "A share of zero isn’t a tip." in kept["baker"]
    assert extras([royal((ANN,), 9)], ["taster", None]) == []
    assert "A share of zero counts; a tip you take alone doesn’t." in kept["taster"]
    assert f"Three matches earn {money(wages('quartermaster', 3))}." in kept["quartermaster"]


@pytest.mark.rule("S-32", "S-33", "S-34", "S-35")
def test_specialties_that_change_cards_do_what_the_page_says(kept: dict[str, str]) -> None:
    order = ICONS.index(("honey", "wine"))
    double = matches_with(order, "butcher")[ICONS.index(("wine", "wine"))]
    assert f"A matching double counts {word(double)}." == kept["butcher"]
    forager = Table(2, "forager", "gardener")
    [drew] = [event["count"] for event in of(forager.seen(None), "drew") if event["why"] == "forager"]
    assert kept["forager"].startswith(f"Draw {word(drew)} card at the start of each round.")
    limits = [hand_limit(forager.state.players[seat]) for seat in (BEN, ANN)]
    assert f"Hold {word(limits[0])} cards, not {word(limits[1])};" in kept["gardener"]
    forager.pass_round(to_turn=3)
    for seat in (ANN, BEN):
        forager.hand(seat, *FULL[:2])
    between = {event["seat"]: event["count"] for event in of(forager.pass_round(), "drew") if event["why"] == "round"}
    assert f"draw {word(between[BEN])} between rounds, not {word(between[ANN])}." in kept["gardener"]
    queen, mulligan = bonus_of_one("queen"), bonus_of_one("mulligan")
    assert kept["larder-keeper"].startswith(f"Playing just one card for a royal draws {word(queen[0])}, not {word(queen[1])}.")
    assert mulligan[0] == mulligan[1]
    assert "Not with the mulligan." in kept["larder-keeper"]


def bonus_of_one(token: str) -> list[int]:
    """Return the cards that a Larder Keeper, and another player, draw after this token with one card."""
    table = Table(2, "larder-keeper", "baker")
    for seat in (ANN, BEN):
        table.hand(seat, "honey wine")
    events = of(table.turn((token, "honey wine"), (token, "honey wine")), "drew")
    return [event["count"] for event in events if event["why"] == "bonus"]


@pytest.mark.rule("S-37")
def test_a_saucier_does_what_the_page_says(kept: dict[str, str]) -> None:
    table = Table(2, "saucier", "baker")
    table.order("queen", "honey wine")
    table.order("king", "chicken cheese")
    table.hand(ANN, "honey wine", "carrot carrot", "wine carrot")
    assert {move["token"] for move in table.moves(ANN) if "add" in move} == {"queen", "king"}
    assert "but not with the mulligan" in kept["saucier"]
    table.plan(ANN, "king", "carrot carrot", add=True)
    table.time_out(BEN)
    assert (table.view(ANN)["own"]["may"]["add"], "without any, it isn’t used up" in kept["saucier"]) == (True, True)
    table.plan(ANN, "queen", "honey wine", add=True)
    added = next(event["added"] for event in of(table.time_out(BEN), "declared") if event["seat"] == ANN)
    assert kept["saucier"].startswith(f"Once per round, add {word(added)} match where you already have one.")
    table.plan(ANN, "mulligan", "wine carrot")
    table.time_out(BEN)
    assert table.view()["last"]["scores"][0]["matches"][ANN] == 0
    assert "a mulligan that reaches the token takes it, and it doesn’t come back that round." in kept["saucier"]


@pytest.mark.rule("S-38")
def test_a_spice_trader_does_what_the_page_says(kept: dict[str, str]) -> None:
    table = Table(2, "spice-trader", "baker")
    most = max(len(move["cards"]) for move in table.moves(ANN) if move["kind"] == "trade")
    assert kept["spice-trader"].startswith(f"At the start of a round, swap up to {word(most)} cards for new ones.")
    table.time_out(ANN)
    assert table.kinds(ANN) == ["plan"]
    assert "Only before your first choice of the round, even one made for you." in kept["spice-trader"]
    assert "If you choose without it, it’s gone until the next round." in kept["spice-trader"]
    table.time_out(BEN)
    table.pass_round()
    assert table.kinds(ANN) == ["plan", "trade"]


@pytest.mark.rule("S-40")
def test_an_understudy_does_what_the_page_says(kept: dict[str, str]) -> None:
    table = Table(2, "understudy", "baker")
    table.play(ANN, "plan", token="queen", cards=table.cards(ANN)[:1], ask=True)
    assert kinds(table.time_out(BEN)) == ["chose", "revealed"], "before anything counts"
    assert (table.waiting, table.kinds(BEN)) == ([ANN], [])
    assert "after the reveal, everyone waits for your answer before anything counts." in kept["understudy"]
    assert {move["token"] for move in table.moves(ANN) if move["kind"] == "exchange"} == {"king", "mulligan"}
    table.play(ANN, "stay")
    assert not table.view(ANN)["own"]["may"]["ask"]
    assert "You take your token back and play one of another kind." in kept["understudy"]
    assert "Once asked, you’ve used it for the round, whether you swap or not." in kept["understudy"]


@pytest.mark.rule("S-27")
def test_a_late_player_is_played_for_as_the_page_says(said: dict[str, str]) -> None:
    table = Table(3)
    for name in ROYALS:
        table.order(name, "chicken cheese")
    table.tips(queen=4, king=9, princess=9)
    table.hand(ANN, "chicken honey", "wine carrot")
    table.time_out(ANN)
    choice = table.view(ANN)["own"]["choice"]
    assert (choice["token"], [ICONS[card] for card in choice["cards"]]) == ("king", [("chicken", "honey")])
    assert "in a tie for the higher tip, then Queen, King, Princess." in said["CLOCK_TEXT"]
    early = Table(2, with_specialties=True, begin=False)
    first = early.state.players[ANN].dealt[0]
    early.time_out(ANN)
    early.time_out(BEN)
    assert early.state.players[ANN].specialty == first
    early.time_out(ANN)
    assert early.view(ANN)["own"]["choice"] == {"replace": False}
    assert "You keep your first hand and the specialty dealt first, and optional ones aren’t used." in said["CLOCK_TEXT"]
    assert (TIMEOUTS_TO_BOT, "Miss two in a row and a bot plays for you until you’re back." in said["CLOCK_TEXT"]) == (2, True)


@pytest.mark.rule("S-01", "S-02", "S-10", "S-15", "S-30")
def test_our_own_rules_are_named(said: dict[str, str]) -> None:
    """These are marked [ours] in the clauses: the fifth ingredient, the pairs' coins, the limit of a mulligan's draw, the
    specialties; and the order of dealing and the clock, which suit games over several days.
    """
    for one in ("the carrot", "how many pairs have two coins", "draws to the hand", "the order of dealing"):
        assert one in said["OURS"]
    assert "what each specialty does, and the clock." in said["OURS"]
