import { instant } from '@rigbook/contracts/kernel/time';
import { ChannelDelivery } from '../../src/notifications/delivery/channel-delivery.js';
import type { DeliverNotification } from '../../src/notifications/delivery/deliver-notification.js';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { eventually } from '../event-store/support/eventually.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const MESSAGES = 40;
const now = instant('2026-11-23T08:00Z');
const pace = new DeliveryPace();

let store: TestDatabase;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());

/** A worker whose messages are under way until they are let go. */
function worker() {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const seen = { atOnce: 0, isOpen: false };
  const deliver: DeliverNotification['deliver'] = async ({ id }, known) => {
    await known;
    seen.atOnce = Math.max(seen.atOnce, waiting.length + 1);
    await new Promise<void>((resolve) => (seen.isOpen ? setImmediate(resolve) : waiting.push(resolve)));
    sent.push(id);
  };
  const notifications = { deliver } as unknown as DeliverNotification;
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  const open = () => {
    seen.isOpen = true;
    letGo();
  };
  const delivery = new ChannelDelivery('email', store.database, { now: () => now }, pace, notifications);
  return { delivery, sent, waiting, seen, letGo, open };
}

const ask = <Row extends object>(text: string, values: unknown[] = []) =>
  store.database.query<Row>({ name: '', text, values });
const states = async () =>
  Object.fromEntries(
    (
      await ask<{ state: string; n: number }>(`SELECT state, count(*)::integer AS n FROM notification GROUP BY state`)
    ).map(({ state, n }) => [state, n]),
  );

describe('the delivery of a channel', () => {
  beforeEach(async () => {
    await ask(`DELETE FROM notification_attempt`);
    await ask(`DELETE FROM notification`);
    await ask(
      `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, state, created_at,
                                 due_at, look_at)
       SELECT uuidv7(), uuidv7(), 'booking_approval', 'email', 'responder', uuidv7(), uuidv7(), uuidv7(), 'queued', $1, $1, $1
       FROM generate_series(1, $2::integer)`,
      [now, MESSAGES],
    );
  });

  it('begins five messages and no more until one has ended', async () => {
    const { delivery, waiting, seen, letGo, open } = worker();
    const begun = delivery.beginDue();
    await eventually(() => expect(waiting).toHaveLength(pace.concurrency));
    expect(await states()).toEqual({ sending: pace.concurrency, queued: MESSAGES - pace.concurrency });
    letGo();
    await eventually(() => expect(waiting).toHaveLength(pace.concurrency));
    expect(await states()).toEqual({ sending: 2 * pace.concurrency, queued: MESSAGES - 2 * pace.concurrency });
    open();
    await begun;
    await delivery.nothingUnderWay();
    expect(seen.atOnce).toBe(pace.concurrency);
  });

  it('sends each message once when two workers share the channel', async () => {
    const workers = [worker(), worker()];
    const begun = workers.map(({ delivery }) => delivery.beginDue());
    await eventually(() => {
      for (const { waiting } of workers) expect(waiting).toHaveLength(pace.concurrency);
    });
    for (const { open } of workers) open();
    await Promise.all(begun);
    await Promise.all(workers.map(({ delivery }) => delivery.nothingUnderWay()));
    const sent = workers.flatMap((one) => one.sent);
    expect(sent).toHaveLength(MESSAGES);
    expect(new Set(sent).size).toBe(MESSAGES);
  });

  it('waits for what is being sent when it is stopped, and begins no more', async () => {
    const { delivery, waiting, sent, open } = worker();
    const begun = delivery.beginDue();
    await eventually(() => expect(waiting).toHaveLength(pace.concurrency));
    delivery.stop();
    let ended = false;
    const idle = delivery.nothingUnderWay().then(() => (ended = true));
    await ask('SELECT 1');
    expect(ended).toBe(false);
    open();
    await Promise.all([begun, idle]);
    expect(sent).toHaveLength(pace.concurrency);
    await delivery.beginDue();
    expect(await states()).toEqual({ sending: pace.concurrency, queued: MESSAGES - pace.concurrency });
  });
});
