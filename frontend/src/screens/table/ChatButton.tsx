import { Art } from "../../art/Art.tsx";
import { talk } from "../../texts/en/chat-button.ts";
import "./chat-button.css";

export function ChatButton({ unread, onClick }: { unread: number; onClick(): void }) {
  return (
    <button type="button" class="round corner chat-button" aria-label={talk(unread)} onClick={onClick}>
      <Art name="icon-chat" />
      {unread > 0 && <span class="badge num">{unread > 9 ? "9+" : unread}</span>}
    </button>
  );
}
