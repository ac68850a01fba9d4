import * as texts from "../../texts/en/index-help.ts";
import { Sheet } from "../../ui/Sheet.tsx";

/** Explains the golf index, or the rating of other games. */
export default function IndexHelp({ golf, onClose }: { golf: boolean; onClose(): void }) {
  return (
    <Sheet title={golf ? texts.INDEX : texts.RATING} onClose={onClose} name="index-help">
      {(golf ? texts.index : texts.rating).map((said) => (
        <p key={said}>{said}</p>
      ))}
      {golf && (
        <table class="num">
          <caption class="label">{texts.FEWER}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.ROUNDS}</th>
              <th scope="col">{texts.COUNT}</th>
            </tr>
          </thead>
          <tbody>
            {texts.fewer.map(([rounds, count]) => (
              <tr key={rounds}>
                <th scope="row">{rounds}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="note">{texts.COUNTS}</p>
    </Sheet>
  );
}
