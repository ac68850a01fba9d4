/** What stands on the head’s own buttons. */

import "./chips.css";

/** One's chips, and how many offers wait for an answer. */
export function Chips({ count, offers }: { count: number | null; offers: number }) {
  return (
    <>
      <span class="mu-chips num">
        <i />
        {count}
      </span>
      {offers > 0 && <span class="dot num">{offers}</span>}
    </>
  );
}

export function CardIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M4 5h16v14H4zM4 10h16M9.5 10v9M14.5 10v9"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linejoin="round"
      />
    </svg>
  );
}
