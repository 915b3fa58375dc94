import { useState } from 'react';
import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { ChangeWebhookDialog } from './change-webhook-dialog.js';
import { DeliveriesDrawer } from './deliveries-drawer.js';
import { PauseButton } from './pause-button.js';
import { RemoveDialog } from './remove-dialog.js';
import { RotateDialog } from './rotate-dialog.js';
import { TestButton } from './test-button.js';
import { WebhookStateLine } from './webhook-state-line.js';

type Opened = 'deliveries' | 'change' | 'rotate' | 'remove';

/** One webhook: its address, its state, and what can be done about it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const text = useText();
  const [opened, setOpened] = useState<Opened>();
  const { name, address, eventTypes } = webhook;
  const close = () => setOpened(undefined);
  const action = (what: Opened, danger = false) => (
    <Button
      small
      look="quiet"
      danger={danger}
      aria-haspopup="dialog"
      aria-label={text(`webhook.${what}Named`, { name })}
      onClick={() => setOpened(what)}
    >
      {text(`webhook.${what}`)}
    </Button>
  );
  return (
    <li className="grid grid-cols-1 gap-2 p-4 border border-(--hairline) rounded-(--radius)">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <WebhookStateLine webhook={webhook} />
      </div>
      <p className="font-mono text-xs wrap-anywhere">
        <bdi dir="ltr">{address}</bdi>
      </p>
      <p className="text-soft text-md tabular-nums">
        {eventTypes === null ? text('webhook.allEvents') : text('webhook.someEvents', { count: eventTypes.length })}
      </p>
      <div className="flex flex-wrap gap-y-1 gap-x-2">
        <TestButton webhook={webhook} />
        {action('deliveries')}
        {action('change')}
        <PauseButton webhook={webhook} />
        {action('rotate')}
        {action('remove', true)}
      </div>
      {opened === 'deliveries' && <DeliveriesDrawer webhook={webhook} onClose={close} />}
      {opened === 'change' && <ChangeWebhookDialog webhook={webhook} onClose={close} />}
      {opened === 'rotate' && <RotateDialog webhook={webhook} onClose={close} />}
      {opened === 'remove' && <RemoveDialog webhook={webhook} onClose={close} />}
    </li>
  );
}
