import { addMinutes } from '@rigbook/contracts/kernel/time';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { type RedisServer, startRedisServer } from '../support/servers/redis-server.js';
import { type Delivery, type DeliveryApp, openDelivery } from './support/delivery-app.js';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedisServer();
});
afterAll(() => redis.close());

describe.each(['Postgres', 'Redis'] as const)('messages whose delivery is interrupted, queued on %s', (store) => {
  let opened: DeliveryApp;
  let servers: DeliveryApp['servers'];
  let mail: DeliveryApp['mail'];
  let app: DeliveryApp['app'];
  let step: DeliveryApp['step'];
  let stop: DeliveryApp['stop'];
  let delivery: DeliveryApp['delivery'];
  let requested: DeliveryApp['requested'];
  let settled: DeliveryApp['settled'];

  beforeAll(async () => {
    opened = await openDelivery(store === 'Redis' ? redis.url : undefined);
    ({ servers, mail, app, step, stop, delivery, requested, settled } = opened);
  });
  afterAll(() => opened.close());
  afterEach(() => servers.takeAllMail());

  it('whose sending was cut off are sent again once they are taken for lost', async () => {
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sent' });
    await app.database.query({
      name: 'test.cut-off',
      text: `UPDATE notification SET state = 'sending', attempts = attempts + 1, tries = 1, look_at = $2 WHERE booking_id = $1`,
      values: [booking.id, new Date(Date.parse(app.clock.now()) + 60_000)],
    });
    app.clock.advanceMinutes(1);
    await settled(booking.id, 'booking_requested', { state: 'sent', tries: 2, attempts: 3 });
    const { id } = await delivery(booking.id, 'booking_requested');
    expect(mail.arrived.filter(({ source }) => source.includes(`Message-ID: <${id}@`))).toHaveLength(2);
    app.clock.set('2026-11-23T08:00Z');
  });

  it('wait behind no mail server that hangs, and neither does a booking', async () => {
    let answer: (error?: Error | null) => void = () => {};
    servers.mailbox = (address, done) => {
      if (address.startsWith('office')) answer = done;
      else done();
    };
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sending' });
    await step.approve(booking);
    await settled(booking.id, 'booking_approval', { state: 'sent' });
    await settled(booking.id, 'signature_request', { state: 'sent' }, 'whatsapp');
    answer();
    // on a slow machine we have given up waiting by then, and try again; but never so late that nobody wants it any more
    const lateEnough = addMinutes(app.clock.now(), 240);
    await eventually(async () => {
      if (app.clock.now() < lateEnough) app.clock.advanceMinutes(3);
      expect(await delivery(booking.id, 'booking_requested')).toMatchObject({ state: 'sent' });
    });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('that got lost on the way to a worker, with all that the queue held, are queued again', async () => {
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sent' });
    await app.database.query({
      name: 'test.lost',
      text: `UPDATE notification SET state = 'queued', tries = 0, look_at = $2 WHERE booking_id = $1`,
      values: [booking.id, new Date(Date.parse(app.clock.now()) + 120_000)],
    });
    app.clock.advanceMinutes(2);
    await settled(booking.id, 'booking_requested', { state: 'sent', attempts: 2 });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('are written down as sent by a process that was taken for dead, and not sent again', async () => {
    const taken: (() => void)[] = [];
    servers.mailbox = (_address, done) => void taken.push(done);
    const booking = await requested();
    await eventually(() => expect(taken).toHaveLength(1));
    const { id } = await delivery(booking.id, 'booking_requested');
    await app.database.query({
      name: 'test.taken-for-dead',
      text: `UPDATE notification SET state = 'queued', look_at = $2 WHERE id = $1`,
      values: [id, new Date(Date.parse(app.clock.now()) + 120_000)],
    });
    taken[0]!();
    await settled(booking.id, 'booking_requested', { state: 'sent', attempts: 1 });
    app.clock.advanceMinutes(2);
    expect(mail.arrived.filter(({ source }) => source.includes(`Message-ID: <${id}@`))).toHaveLength(1);
    app.clock.set('2026-11-23T08:00Z');
  });

  it('are tried again later where the fault is ours', async () => {
    const rename = (from: string, to: string) =>
      withConnection(app.testDatabase.url, (client) => client.query(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename('message_template', 'mislaid');
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'queued', tries: 1, problem: 'unexpected' });
    await rename('mislaid', 'message_template');
    app.clock.advanceMinutes(3);
    await settled(booking.id, 'booking_requested', { state: 'sent', tries: 2 });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('are finished before a process that is told to stop ends', async () => {
    const taken: (() => void)[] = [];
    servers.mailbox = (_address, done) => void taken.push(done);
    const booking = await requested();
    await eventually(() => expect(taken).toHaveLength(1));
    const stopped = stop();
    taken[0]!();
    await stopped;
    const [row] = await app.testDatabase.database.query<Delivery>({
      name: 'test.afterwards',
      text: `SELECT * FROM notification WHERE booking_id = $1`,
      values: [booking.id],
    });
    expect(row).toMatchObject({ state: 'sent', attempts: 1 });
  });
});
