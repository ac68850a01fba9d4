/** What one may choose when making a table: nothing as yet. */

import * as say from "./texts/en/definition.ts";

export default function Choices() {
  return <p class="note">{say.AS_IT_COMES}</p>;
}

export const wanted = () => ({});
