import data from "#data/trade_ring/cards.json";
import Pictures from "../../art/playing-cards/Pictures.tsx";
import { capital, numberWord } from "../../ui/words.ts";
import { HandRules, HandTable } from "./HandTable.tsx";

/** The game in a minute; all figures come from the engine's own file. */
export default function Rules() {
  return (
    <>
      <Pictures />
      <h2>One card out, one card in</h2>
      <p>
        Each holds {numberWord(data.hand)} cards. When all is over, the best hand wins. The way there is trade, and
        talk.
      </p>

      <h2>Your turn</h2>
      <ul>
        <li>
          <b>Auction</b>: lay a card of yours face-up on the ring. It is gone, whatever comes. Every other player still
          in the game slips one card in, face-down. When all are in, they turn over together.
        </li>
        <li>
          <b>Swap</b>: take one of the offers; its owner takes your card. All others take theirs back.
        </li>
        <li>
          <b>Mulligan</b>: nothing you like? All cards on the ring are discarded for good, yours too, and each draws a
          new one.
        </li>
        <li>
          <b>Skip</b>: let the turn go by.
        </li>
        <li>
          <b>Fold</b>: you are happy. Your hand stays as it is to the end, where it still counts. There is no way back.
        </li>
      </ul>

      <h2>Talk</h2>
      <p>Say what you like, whenever you like: ask, praise, promise, bluff. A promise binds nobody.</p>

      <h2>What beats what</h2>
      <HandTable />
      <HandRules />

      <h2>The end</h2>
      <ul>
        <li>Two are left, and one of them folds: then the other folds too.</li>
        <li>After a Mulligan, the deck has too few cards for another.</li>
        <li>
          Skips have followed each other {numberWord(data.ends.skips_per_active_player)} times as often as there are
          players still in the game, or {data.ends.turns_per_player} turns were played for each player.
        </li>
      </ul>

      <h2>Additions</h2>
      <ul>
        <li>
          <b>Secret offers</b>: offers never turn over. The auctioneer takes one unseen; only its two owners ever know
          it. Not with open hands.
        </li>
        <li>
          <b>High risk</b>: {data.high_risk} cards are put aside at the start, and nobody knows which.{" "}
          {capital(numberWord(data.players.most_with_high_risk))} players at most.
        </li>
        <li>
          <b>Open hands</b>: everybody sees everything.
        </li>
        <li>
          <b>Chips</b>: {data.chips} each. One or more must lie on an auction, and may lie on an offer. A swap swaps
          them with the cards; a Mulligan sends them to the pot, which the winner takes. Without chips, your next turn
          is a fold. A rematch goes on with what each has.
        </li>
      </ul>

      <h2>When your clock runs out</h2>
      <p>
        A turn is skipped, an auction ends in the Mulligan, and of your hand the card is offered that it misses least,
        with no chips. Twice in a row, and a bot plays on until you are back.
      </p>

      <p class="note ours">
        The order of hands was lost from the rule sheet and is what we found elsewhere; it follows how rare they are.{" "}
        {data.chips} chips each, the end by skips or turns, and the clock are ours. Mulligan, the trading game, is its
        maker’s game and name.
      </p>
    </>
  );
}
