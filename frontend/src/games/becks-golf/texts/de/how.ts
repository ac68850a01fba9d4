/** German: the game in three steps. */

export const steps = [
  {
    title: "Neun Karten, verdeckt",
    text: "Alle decken gleichzeitig zwei auf. Am Zug nimmst du die oberste Karte der Ablage oder ziehst eine, die nur du siehst. Sie ersetzt offen eine von deinen; eine gezogene kannst du auch abwerfen.",
  },
  {
    title: "Drei Gleiche zählen minus",
    text: "Wenig ist gut. Drei schwarze Karten mit derselben Zahl in einer Reihe oder Spalte zählen minus diese Zahl. Auch rote Karten senken dein Ergebnis. Ein Mulligan steht für jede schwarze Karte.",
  },
  {
    title: "Wer zuerst fertig ist, sollte vorn liegen",
    text: "Hat jemand alle neun offen, haben die anderen noch einen Zug, dann endet die Runde. Wer zuerst fertig war, bekommt −5, wenn allein vorn, sonst +10.",
  },
];
