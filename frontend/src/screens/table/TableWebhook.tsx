import { useEffect, useState } from "preact/hooks";
import { setTableWebhook, tableWebhook } from "../../api/notifications.ts";
import type { Webhook as Hook } from "../../api/types.ts";
import { WebhookForm } from "../../notifications/WebhookForm.tsx";
import { NO_CONNECTION_LATER } from "../../texts/en/app.ts";
import { TABLES_MORE, TABLES_TITLE } from "../../texts/en/webhook.ts";
import { attempt } from "../../ui/attempt.ts";

/** Shows the table's webhook to its host. */
export function TableWebhook({ table }: { table: string }) {
  const [open, setOpen] = useState(false);
  const [hook, setHook] = useState<Hook | null | undefined>(undefined);
  useEffect(() => {
    if (open) void attempt(async () => setHook(await tableWebhook(table)), NO_CONNECTION_LATER);
  }, [open]);
  return (
    <>
      <button type="button" class="side-action" aria-expanded={open} onClick={() => setOpen(!open)}>
        {TABLES_TITLE}
      </button>
      {open && hook !== undefined && (
        <WebhookForm hook={hook} words={TABLES_MORE} keep={async (url) => setHook(await setTableWebhook(table, url))} />
      )}
    </>
  );
}
