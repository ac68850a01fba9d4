/** German: the game in three steps. */

export const steps = [
  {
    title: "Neun Karten, verdeckt",
    text: "Alle decken zwei auf, gleichzeitig. Wer am Zug ist, nimmt die oberste Karte der Ablage oder zieht eine, die sonst niemand sieht, und darf sie abwerfen: Offen ersetzt sie eine eigene.",
  },
  {
    title: "Drei Gleiche zählen weniger als nichts",
    text: "Wenig ist gut. Drei schwarze Karten einer Zahl in einer Reihe oder Spalte zählen minus diese Zahl; rote Karten ziehen auch etwas ab. Ein Mulligan steht für jede schwarze Karte.",
  },
  {
    title: "Wer Schluss macht, sollte vorn liegen",
    text: "Liegen alle neun offen, endet die Runde, nach je einem Zug für die anderen: −5 für den Schluss, wenn damit allein vorn; sonst +10.",
  },
];
