import { Alert } from 'antd';
import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useTestWebhook } from '../api/webhooks.js';
import { DeliveryOutcome } from './delivery-outcome.js';

/** Sends a message immediately and shows the receiver's response. */
export function TestButton({ webhook }: { webhook: Webhook }) {
  const text = useText();
  const attempt = useAttempt();
  const test = useTestWebhook(webhook);
  const { data: delivery, isPending } = test;
  return (
    <>
      <Button
        small
        busy={isPending}
        aria-label={text('webhook.testNamed', { name: webhook.name })}
        onClick={() => void attempt(test.mutateAsync(), text('webhook.testFailed'))}
      >
        {text(isPending ? 'webhook.testing' : 'webhook.test')}
      </Button>
      {delivery && (
        <div className="order-1 basis-full mt-1">
          <Alert
            type={delivery.failure === null ? 'success' : 'error'}
            showIcon
            title={<DeliveryOutcome delivery={delivery} />}
          />
        </div>
      )}
    </>
  );
}
