import { v7 } from 'uuid';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { addMinutes, instant } from '@rigbook/contracts/kernel/time';
import { kindsAbout } from '@rigbook/contracts/notifications/topics-of-kinds.rules';
import { notificationKinds } from '@rigbook/contracts/notifications/notification.words';
import { notificationCounts } from '../../src/notifications/admin-notifications/notification-counts.query.js';
import {
  attemptsOf,
  notificationById,
  notificationsPage,
} from '../../src/notifications/admin-notifications/notifications.query.js';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import {
  claimDue,
  type EndedAttempt,
  endAttempts,
  findDue,
} from '../../src/notifications/delivery/notification.statements.js';
import { notificationOutbox } from '../../src/notifications/outbox/notification-outbox.projection.js';
import {
  forgetSubscriptions,
  noteRefusals,
  renewSubscription,
  saveSubscription,
  receiversOf,
} from '../../src/notifications/channels/push/push-subscription.statements.js';
import { pushSettingsOf } from '../../src/notifications/push-devices/push-settings.query.js';
import {
  endPushOfBrowser,
  endPushOfDevice,
  endPushOfOthers,
} from '../../src/responders/people/push-subscriptions.statements.js';
import { pushWhatWaits } from '../../src/notifications/push-devices/waiting-messages.statements.js';
import { retriesSoFar, retryable } from '../../src/notifications/retry-notifications/retry.statements.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import type { ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { rowsTouched, scansOf } from '../support/query-plan.js';

const MESSAGES = 20_000;
const BACKLOG = 2_000;
const RESPONDERS = 200;
const PAGE = 100;
/** A page, and what lies beside it in an index block; of a person or a booking everything. */
const MOST_ROWS = 3 * PAGE;
/** Counting ends at 1000, and of filters that have nothing to do with each other one at most is an index's. */
const MOST_ROWS_COUNTED = MESSAGES / 5;
const now = instant('2026-11-23T08:00Z');

let store: TestDatabase;
let someone: ResponderId;
let booking: BookingId;

beforeAll(async () => {
  store = await openTestDatabase();
  await withConnection(store.url, async (client) => {
    await client.query(
      `INSERT INTO responder (id, unit_number, phone_number, registered_at)
       SELECT uuidv7(), lpad((n - 1)::text, 3, '0'), lpad(n::text, 10, '0'), now() FROM generate_series(1, $1::integer) n`,
      [RESPONDERS],
    );
    // nearly all were sent; one in two hundred waits for its time, one in two hundred failed
    await client.query(
      `WITH r AS (SELECT id, row_number() OVER () - 1 AS nth FROM responder), made AS (
         SELECT n, uuidv7(make_interval(secs => n - $1::integer)) AS id, $2::timestamptz - make_interval(mins => $1::integer - n) AS at,
                CASE WHEN n % 200 = 7 THEN 'failed' WHEN n % 200 = 13 THEN 'not_configured' WHEN n % 50 = 3 THEN 'withdrawn'
                     WHEN n > $1::integer * 0.995 THEN 'queued' ELSE 'sent' END AS state
         FROM generate_series(1, $1::integer) n)
       INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, state, created_at,
                                 due_at, look_at, settled_at, attempts)
       SELECT made.id, uuidv7(), CASE WHEN n % 250 = 0 THEN 'damage_reported' ELSE ($3::text[])[1 + n % cardinality($3)] END,
              (ARRAY['email', 'whatsapp'])[1 + n % 2], 'responder', r.id, uuidv7(), uuidv7(), state, at,
              CASE WHEN state = 'queued' THEN $2::timestamptz + make_interval(mins => n % 100 - 5) ELSE at END, at,
              CASE WHEN state <> 'queued' THEN at END, 1
       FROM made JOIN r ON r.nth = n % $4::integer`,
      [MESSAGES, now, notificationKinds.filter((kind) => !kindsAbout('damage').includes(kind)), RESPONDERS],
    );
    await client.query(
      `INSERT INTO notification_attempt (notification_id, number, began_at) SELECT id, 1, created_at FROM notification`,
    );
    await client.query(
      `INSERT INTO event (stream, stream_type, version, id, type, schema_version, data, actor, correlation_id, recorded_at)
       SELECT uuidv7(), 'booking', 1, uuidv7(), 'BookingRequested', 1, '{}', 'system:seed', uuidv7(), $1 FROM generate_series(1, 5000)`,
      [now],
    );
    await client.query('ANALYZE');
    const { rows } = await client.query<{ responder_id: ResponderId; booking_id: BookingId }>(
      `SELECT responder_id, booking_id FROM notification WHERE state = 'sent' LIMIT 1`,
    );
    someone = rows[0]!.responder_id;
    booking = rows[0]!.booking_id;
  });
});
afterAll(() => store.close());

const growing = ['notification', 'notification_attempt', 'event'];
const first = { limit: PAGE, after: undefined };
const page = (filter: Parameters<typeof notificationsPage>[0]) => notificationsPage(filter, first, now).statement;

const statements: readonly (readonly [string, number, () => Statement])[] = [
  ['the newest messages', MOST_ROWS, () => page({})],
  [
    'a later page of them',
    MOST_ROWS,
    () => notificationsPage({}, { limit: PAGE, after: { at: now, id: v7({ msecs: 0 }) } }, now).statement,
  ],
  ['what waits', MOST_ROWS, () => page({ standing: 'waiting' })],
  ['what waits for its time', MOST_ROWS, () => page({ standing: 'scheduled' })],
  ['what failed', MOST_ROWS, () => page({ standing: 'failed' })],
  ['what was sent', MOST_ROWS, () => page({ standing: 'sent' })],
  ["a booking's", MOST_ROWS, () => page({ bookingId: booking })],
  ["a person's", MOST_ROWS, () => page({ responders: [someone] })],
  ["nobody's", MOST_ROWS, () => page({ responders: [] })],
  ['what is about damage', MOST_ROWS, () => page({ kinds: kindsAbout('damage') })],
  [
    "a person's about licences, by mail, that failed",
    MOST_ROWS,
    () => page({ responders: [someone], kinds: kindsAbout('licence'), channel: 'email', standing: 'failed' }),
  ],
  ['one message', MOST_ROWS, () => notificationById(v7()).statement],
  ['its attempts', MOST_ROWS, () => attemptsOf(v7()).statement],
  ['how often was retried', MOST_ROWS, () => retriesSoFar().statement],
  ['what a retry of all takes', MOST_ROWS_COUNTED, () => retryable({}).statement],
  [
    'what a retry of all about damage takes',
    MOST_ROWS_COUNTED,
    () => retryable({ kinds: kindsAbout('damage') }).statement,
  ],
  ['the counts', MOST_ROWS_COUNTED, () => notificationCounts({}, now).statement],
  ["a person's counts", MOST_ROWS_COUNTED, () => notificationCounts({ responders: [someone] }, now).statement],
  ["a booking's counts", MOST_ROWS, () => notificationCounts({ bookingId: booking }, now).statement],
  ['to find what is due', MOST_ROWS, () => findDue(now)],
  ['to begin attempts', MOST_ROWS, () => claimDue('email', now, addMinutes(now, 1), 5)],
  ['to write messages', MOST_ROWS, () => messageFacts([anEnd(), anEnd()]).statement],
  ['to end an attempt', MOST_ROWS, () => endAttempts([anEnd()])],
  ['to end several attempts', MOST_ROWS, () => endAttempts([anEnd(), anEnd()])],
  ['to push what waits for a person', MOST_ROWS, () => pushWhatWaits(someone, now)],
  ['to forget what was said of messages about a person', MOST_ROWS, () => forgetting()!],
];
const forgetting = () =>
  project(
    [notificationOutbox],
    [{ type: 'ResponderErased', stream: someone, recordedAt: now } as unknown as ProjectedEvent],
  )[0];
const anEnd = (): EndedAttempt => ({
  id: v7(),
  attempt: 1,
  at: now,
  state: 'sent',
  dueAt: null,
  outcome: 'sent',
  problem: null,
  said: null,
  providerId: null,
});

const readsFew = async (statement: Statement, most: number) => {
  for (const scan of await scansOf(store, growing, statement)) {
    expect(scan['Node Type']).not.toBe('Seq Scan');
    expect({
      table: scan['Relation Name'],
      rows: rowsTouched(scan) <= most ? 'few' : rowsTouched(scan),
    }).toMatchObject({ rows: 'few' });
  }
};

describe(`with ${MESSAGES} messages every statement touches a bounded number of rows:`, () => {
  it.each(statements)('%s', (_what, most, statement) => readsFew(statement(), most));
});

describe(`when ${BACKLOG} messages of another channel are due, a bounded number of rows is read`, () => {
  beforeAll(() =>
    withConnection(store.url, async (client) => {
      await client.query(
        `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, state, created_at,
                                   due_at, look_at)
         SELECT uuidv7(), uuidv7(), 'booking_approval', 'whatsapp', 'responder', $1, uuidv7(), uuidv7(), 'queued', $2, at, at
         FROM (SELECT $2::timestamptz - make_interval(mins => n) AS at FROM generate_series(1, $3::integer) n) due`,
        [someone, now, BACKLOG],
      );
      await client.query('ANALYZE notification');
    }),
  );

  it('to find what is due', () => readsFew(findDue(now), MOST_ROWS));
  it('to begin attempts', () => readsFew(claimDue('email', now, addMinutes(now, 1), 5), MOST_ROWS));
});

describe('among all units the administrators who are told are found', () => {
  beforeAll(() =>
    withConnection(store.url, async (client) => {
      await client.query(
        `INSERT INTO responder (id, unit_number, phone_number, registered_at)
         SELECT uuidv7(), n::text, lpad((100000 + n)::text, 10, '0'), now() FROM generate_series($1::integer, 999) n`,
        [RESPONDERS],
      );
      await client.query(`UPDATE responder SET is_admin = true WHERE unit_number IN ('100', '101', '102')`);
      await client.query('VACUUM ANALYZE responder');
    }),
  );

  it.each(['BookingRequested', 'BookingExtensionRequested', 'VehicleTakenInEmergency'])('%s', async (type) => {
    const data = { responderId: someone, eligibilityWarnings: [] };
    const event = { id: v7(), stream: booking, type, actor: `responder:${someone}`, recordedAt: now, data };
    const told = project([notificationOutbox], [event]).at(-1);
    for (const scan of await scansOf(store, ['responder'], told!)) expect(scan['Node Type']).not.toBe('Seq Scan');
  });
});

describe('of many devices that take push messages, those of one person are read', () => {
  const subscription = { id: v7(), endpoint: 'https://push.example.net/p/0', p256dh: 'B', auth: 'A', serverKey: 'B' };
  beforeAll(() =>
    withConnection(store.url, async (client) => {
      await client.query(
        `INSERT INTO known_device (id, responder_id, browser_hash, network, confirmed_by, first_seen_at, last_seen_at)
         SELECT uuidv7(), id, decode(md5(id::text || n), 'hex'), '203.0.113.0', 'digits', $1, $1 FROM responder, generate_series(1, 5) n`,
        [now],
      );
      await client.query(
        `INSERT INTO push_subscription (id, responder_id, device_id, endpoint, p256dh, auth, server_key, since)
         SELECT uuidv7(), responder_id, id, 'https://push.example.net/p/' || id, 'B', 'A', 'B', $1 FROM known_device`,
        [now],
      );
      await client.query('VACUUM ANALYZE known_device, push_subscription');
    }),
  );

  it.each<[string, () => Statement]>([
    ['to send', () => receiversOf(someone, 'B', v7()).statement],
    ['for the account', () => pushSettingsOf(someone, '00', 'B').statement],
    ['to forget some', () => forgetSubscriptions([subscription])],
    ['to switch one on', () => saveSubscription(subscription, '00', now)],
    ['to note what it refuses', () => noteRefusals([subscription], [subscription], now)],
    ['to renew one', () => renewSubscription(subscription, 'https://push.example.net/p/1', '00')],
    ['to sign out', () => endPushOfDevice(v7())],
    ['to sign out of a browser', () => endPushOfBrowser('00')],
    ['to sign in', () => endPushOfOthers('00')],
  ])('%s', async (_what, statement) => {
    for (const scan of await scansOf(store, ['push_subscription', 'known_device'], statement())) {
      expect(scan['Node Type']).not.toBe('Seq Scan');
      expect(rowsTouched(scan)).toBeLessThan(50);
    }
  });

  it('to queue a message', async () => {
    const data = { responderId: someone, adminNotes: null };
    const event = { id: v7(), stream: booking, type: 'BookingApproved', actor: 'system', recordedAt: now, data };
    const statements = project([notificationOutbox], [event]);
    expect(statements).toHaveLength(2);
    for (const statement of statements)
      for (const scan of await scansOf(store, ['push_subscription', 'responder'], statement))
        expect(scan['Node Type']).not.toBe('Seq Scan');
  });
});
