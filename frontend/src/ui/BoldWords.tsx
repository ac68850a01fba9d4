/** A text of a catalogue, in which *these words* stand out. */
export function BoldWords({ text }: { text: string }) {
  return <>{text.split("*").map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</>;
}
