import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Icon } from '../../../../ui/icon.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { webhooksQuery } from '../api/webhooks.js';
import { AddWebhookDialog } from './add-webhook-dialog.js';
import { WebhookCard } from './webhook-card.js';
import styles from './webhooks.module.css';

/** Programs that receive events, with the state of each. */
export function Webhooks() {
  const text = useText();
  const [adding, setAdding] = useState(false);
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery);
  const mayAdd = webhooks !== undefined && webhooks.length < webhookLimits.webhooks;
  return (
    <Panel
      title={text('webhook.title')}
      aside={
        mayAdd && (
          <Button icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
            {text('webhook.add')}
          </Button>
        )
      }
    >
      <p className={styles.intro}>{text('webhook.intro')}</p>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : webhooks === undefined ? (
        <Skeleton label={text('webhook.loading')}>
          <Bone height={96} />
        </Skeleton>
      ) : (
        <WebhookList webhooks={webhooks} />
      )}
      {adding && <AddWebhookDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const text = useText();
  if (webhooks.length === 0)
    return (
      <Empty icon="globe">
        <p>{text('webhook.empty')}</p>
      </Empty>
    );
  return (
    <ul className="grid grid-cols-1 gap-3" aria-label={text('webhook.title')}>
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  );
}
