/** Earnings of a round, pot by pot, and everyone's money. */

import { SeatMark } from "../../art/Art.tsx";
import { namesOf } from "../seatNames.ts";
import "./round-accounts.css";
import { CoinArt, TokenArt } from "./art/signs.tsx";
import type * as reveal from "./revealScenes.ts";
import type { StewView } from "./state.ts";
import { specialties, tokens } from "./texts/en/cards.ts";
import * as say from "./texts/en/reveal.ts";

interface RoundAccountsProps {
  view: StewView;
  accounts: reveal.Accounts;
}

export function RoundAccounts({ view, accounts: { round, royals, seats } }: RoundAccountsProps) {
  const names = namesOf(view);
  const extras = seats.some(({ extra }) => extra > 0);
  return (
    <table class="stew-accounts num">
      <caption class="vh">{say.earnedIn(round)}</caption>
      <thead>
        <tr>
          <th scope="col">{say.roundOf(round)}</th>
          {royals.map((royal) => (
            <th key={royal} scope="col">
              <span class="vh">{tokens[royal]}</span>
              <TokenArt token={royal} />
            </th>
          ))}
          {extras && <th scope="col">{say.EXTRA}</th>}
          <th scope="col">
            <span class="vh">{say.MONEY}</span>
            <CoinArt coin={1} size={26} />
          </th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ pots, extra, money }, seat) => (
          <tr key={seat} class={seat === view.you ? "mine" : ""}>
            <th scope="row">
              <SeatMark seat={seat} size={16} />
              <span class="named">{names(seat)}</span>
            </th>
            {pots.map(({ earns, takes }, at) => (
              <td key={at} class={takes ? "takes" : ""}>
                {earns}
              </td>
            ))}
            {extras && (
              <td>
                {extra > 0 && <span class="vh">{specialties[view.state.players[seat]!.specialty!]}</span>} {extra}
              </td>
            )}
            <td class="all">{money}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
