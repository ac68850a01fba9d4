import { useEffect, useState } from "preact/hooks";
import "./qr.css";

const BORDER = 2;

/** Shows a text as a QR code, always dark on light: some cameras read no other. */
export function Qr({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    import("uqr").then(
      ({ encode }) => wanted && setCode(pathOf(encode(text, { border: BORDER, ecc: "M" }).data)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <div class="qr">
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shape-rendering="crispEdges">
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}

function pathOf(rows: boolean[][]): { size: number; path: string } {
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size: rows.length, path };
}
