export default function Rules() {
  return <p>These rules are being written.</p>;
}
