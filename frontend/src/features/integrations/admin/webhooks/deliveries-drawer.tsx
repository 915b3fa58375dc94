import { TEST_MESSAGE_TYPE } from '@rigbook/contracts/integrations/webhook.words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import type { Webhook, WebhookDelivery } from '../../../../lib/http/answers.js';
import { directionOf, useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Copyable } from '../../../../ui/content/copyable.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { DocumentSkeleton } from '../../../../ui/feedback/skeleton.js';
import { useFocusBack } from '../../../../ui/use-focus-back.js';
import { webhookDeliveriesQuery } from '../api/webhooks.js';
import { DeliveryOutcome } from './delivery-outcome.js';
import styles from './webhooks.module.css';

/** A webhook's deliveries of the last 30 days, newest first. */
export function DeliveriesDrawer({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const text = useText();
  useFocusBack();
  const atEnd = directionOf[useLanguage().language] === 'rtl' ? 'left' : 'right';
  return (
    <Drawer
      open
      placement={atEnd}
      size={560}
      title={text('webhook.deliveriesNamed', { name: webhook.name })}
      closable={{ 'aria-label': text('dialog.close') }}
      onClose={onClose}
    >
      <Deliveries webhookId={webhook.id} />
    </Drawer>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const text = useText();
  const list = useInfiniteQuery(webhookDeliveriesQuery(webhookId));
  const deliveries = itemsOf(list.data);
  if (list.error && !deliveries?.length) return <ErrorScreen error={list.error} retry={() => void list.refetch()} />;
  if (deliveries === undefined) return <DocumentSkeleton label={text('webhook.deliveriesLoading')} />;
  if (deliveries.length === 0)
    return (
      <Empty icon="list">
        <p>{text('webhook.noDeliveries')}</p>
      </Empty>
    );
  return (
    <>
      <ol className="grid grid-cols-1 gap-3">
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} />
        ))}
      </ol>
      <NextPage list={list} label={text('diary.more')} />
    </>
  );
}

function DeliveryEntry({ delivery }: { delivery: WebhookDelivery }) {
  const text = useText();
  const times = useTimes();
  const { messageId, messageType, beganAt, failure } = delivery;
  return (
    <li className={styles.delivery} data-failed={failure !== null || undefined}>
      <p className="flex flex-wrap gap-y-1 gap-x-3 items-center">
        <strong>{messageType === TEST_MESSAGE_TYPE ? text('webhook.testMessage') : <bdi>{messageType}</bdi>}</strong>
        <time dateTime={beganAt} className={styles.soft}>
          {times.instant(beganAt)}
        </time>
      </p>
      <DeliveryOutcome delivery={delivery} />
      <Copyable name={text('webhook.messageId')} value={messageId} />
    </li>
  );
}
