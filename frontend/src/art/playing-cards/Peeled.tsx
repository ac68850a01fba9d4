/** A face-down card with a lifted corner, for players who may see it. */
export default function Peeled({ name }: { name: string }) {
  const ten = name.startsWith("10");
  return (
    <svg class="pc" viewBox="0 0 60 84" aria-hidden="true">
      <clipPath id="peeled">
        <path d="M0 0H60V84H42L0 42Z" />
      </clipPath>
      <g clip-path="url(#peeled)">
        <use href="#pc-back" width="60" height="84" />
      </g>
      <path
        d="M0 42 42 84C46 69 46 52 41 44 31 37 13 38 0 42Z"
        fill="var(--stock)"
        stroke="var(--edge)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <g class={/[DH]$/.test(name) ? "red" : "black"}>
        <text x={ten ? 7 : 11} y="60.5" class={ten ? "ten" : ""} style={{ fontSize: `${ten ? 17 : 20}px` }}>
          {name.slice(0, -1)}
        </text>
        <use href={`#suit-${name.slice(-1)}`} x="27.5" y="58" width="12" height="12" />
      </g>
    </svg>
  );
}
