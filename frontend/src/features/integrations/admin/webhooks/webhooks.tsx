import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { Icon } from '../../../../ui/icon.js';
import { Panel } from '../../../../ui/content/panel.js';
import { webhooksQuery } from '../api/webhooks.js';
import { AddWebhookDialog } from './add-webhook-dialog.js';
import { WebhookCard } from './webhook-card.js';

/** Programs that receive events, with the state of each. */
export function Webhooks() {
  const text = useText();
  const [adding, setAdding] = useState(false);
  const query = useQuery(webhooksQuery);
  const webhooks = query.data;
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
      <p className="mb-3 text-soft text-md">{text('webhook.intro')}</p>
      <Loaded query={query} label={text('webhook.loading')} lines={4}>
        {(all) => <WebhookList webhooks={all} />}
      </Loaded>
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
