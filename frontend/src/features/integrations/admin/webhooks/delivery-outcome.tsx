import type { WebhookDelivery } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import styles from './webhooks.module.css';

/** Whether a message was delivered, why not, and the response. */
export function DeliveryOutcome({ delivery }: { delivery: WebhookDelivery }) {
  const text = useText();
  const { failure, answeredStatus, milliseconds, said } = delivery;
  return (
    <>
      <p className={styles.outcome}>
        {failure === null
          ? text('webhook.taken', { status: String(answeredStatus), milliseconds })
          : text(`webhook.failure.${failure}`, { status: String(answeredStatus) })}
      </p>
      {said !== null && (
        <p className={styles.said}>
          <bdi dir="ltr">{said}</bdi>
        </p>
      )}
    </>
  );
}
