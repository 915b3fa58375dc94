import { TEST_MESSAGE_TYPE } from '@rigbook/contracts/integrations/webhook.words';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Copyable } from '../../../../ui/content/copyable.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { SideDrawer } from '../../../../ui/side-drawer.js';
import { webhookDeliveriesQuery } from '../api/webhooks.js';
import { DeliveryOutcome } from './delivery-outcome.js';

/** A webhook's deliveries of the last 30 days, newest first. */
export function DeliveriesDrawer({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const text = useText();
  return (
    <SideDrawer title={text('webhook.deliveriesNamed', { name: webhook.name })} onClose={onClose}>
      <Deliveries webhookId={webhook.id} />
    </SideDrawer>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const text = useText();
  const list = useInfiniteQuery(webhookDeliveriesQuery(webhookId));
  return (
    <Loaded query={{ ...list, data: itemsOf(list.data) }} label={text('webhook.deliveriesLoading')} lines={8}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <Empty icon="list">
            <p>{text('webhook.noDeliveries')}</p>
          </Empty>
        ) : (
          <>
            <ol className="grid grid-cols-1 gap-3">
              {deliveries.map((delivery) => (
                <DeliveryEntry key={delivery.id} delivery={delivery} />
              ))}
            </ol>
            <NextPage list={list} label={text('diary.more')} />
          </>
        )
      }
    </Loaded>
  );
}

function DeliveryEntry({ delivery }: { delivery: WebhookDelivery }) {
  const text = useText();
  const times = useTimes();
  const { messageId, messageType, beganAt } = delivery;
  return (
    <li className="grid grid-cols-1 justify-items-start gap-1 pb-3 border-b border-(--hairline)">
      <p className="flex flex-wrap gap-y-1 gap-x-3 items-center">
        <strong>{messageType === TEST_MESSAGE_TYPE ? text('webhook.testMessage') : <bdi>{messageType}</bdi>}</strong>
        <time dateTime={beganAt} className="text-soft text-md tabular-nums">
          {times.instant(beganAt)}
        </time>
      </p>
      <DeliveryOutcome delivery={delivery} />
      <Copyable name={text('webhook.messageId')} value={messageId} />
    </li>
  );
}
