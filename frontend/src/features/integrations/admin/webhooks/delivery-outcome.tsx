import type { WebhookDelivery } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';

/** Whether a message was delivered, why not, and the response. */
export function DeliveryOutcome({ delivery }: { delivery: WebhookDelivery }) {
  const text = useText();
  const { failure, answeredStatus, milliseconds, said } = delivery;
  return (
    <>
      <p className={failure === null ? 'tabular-nums' : 'tabular-nums text-(--red-ink)'}>
        {failure === null
          ? text('webhook.taken', { status: String(answeredStatus), milliseconds })
          : text(`webhook.failure.${failure}`, { status: String(answeredStatus) })}
      </p>
      {said !== null && (
        <p className="font-mono text-xs wrap-anywhere">
          <bdi dir="ltr">{said}</bdi>
        </p>
      )}
    </>
  );
}
