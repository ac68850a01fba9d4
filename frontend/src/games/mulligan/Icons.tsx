/** What stands on the head’s own buttons. */

import "./chips.css";

export function Chips({ count }: { count: number | null }) {
  return (
    <span class="mu-chips num">
      <i />
      {count}
    </span>
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
