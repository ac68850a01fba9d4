/** German: the game in three steps. */

export const steps = [
  {
    title: "Neun Karten, verdeckt",
    text: "Alle decken zwei auf, gleichzeitig. Bist du am Zug, nimmst du die oberste Karte der Ablage oder ziehst eine, die nur du siehst und abwerfen darfst: Offen ersetzt sie eine von deinen.",
  },
  {
    title: "Drei Gleiche zählen weniger als nichts",
    text: "Wenig ist gut. Drei schwarze Karten einer Zahl in einer Reihe oder Spalte zählen minus diese Zahl; rote Karten ziehen auch etwas ab. Ein Mulligan steht für jede schwarze Karte.",
  },
  {
    title: "Wer Schluss macht, sollte vorn liegen",
    text: "Liegen bei jemandem alle neun offen, haben die anderen noch einen Zug, dann endet die Runde: −5 für den Schluss, wenn allein vorn; sonst +10.",
  },
];
