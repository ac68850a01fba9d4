/** Shows a text in which *words in asterisks* are bold. */
export function BoldWords({ text }: { text: string }) {
  return <>{text.split("*").map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</>;
}
