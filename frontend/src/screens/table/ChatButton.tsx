import { Art } from "../../art/Art.tsx";

export function ChatButton({ unread, onClick }: { unread: number; onClick(): void }) {
  return (
    <button
      type="button"
      class="round corner chat-button"
      aria-label={unread ? `The table and its talk, ${unread} new` : "The table and its talk"}
      onClick={onClick}
    >
      <Art name="icon-chat" />
      {unread > 0 && <span class="badge num">{unread > 9 ? "9+" : unread}</span>}
    </button>
  );
}
