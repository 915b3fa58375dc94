import { addMinutes } from '@rigbook/contracts/kernel/time';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { type RedisServer, startRedisServer } from '../support/servers/redis-server.js';
import { emptyQueuesOnPostgres, emptyRedis } from './support/empty-queues.js';
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
  const emptyTheStore = () => (store === 'Redis' ? emptyRedis(redis.url) : emptyQueuesOnPostgres(app.testDatabase.url));
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
      // withdrawn, if we had given up even before the approval: after it, nobody has to be asked
      const { state } = await delivery(booking.id, 'booking_requested');
      expect(['sent', 'withdrawn']).toContain(state);
    });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('are sent although the store of the queue lost everything that it held', async () => {
    const taken: (() => void)[] = [];
    servers.mailbox = (_address, done) => void taken.push(done);
    const early = await requested();
    // on a slow machine, an attempt that took too long was made again
    await eventually(() => expect(taken.length).toBeGreaterThan(0));
    await emptyTheStore();
    const before = taken.length;
    const late = await requested();
    await eventually(() => expect(taken.length).toBeGreaterThan(before));
    for (const take of taken) take();
    servers.takeAllMail();
    // on a slow machine we have given up on an answer that late, and try again in a minute
    await eventually(async () => {
      app.clock.advanceMinutes(1);
      for (const { id } of [early, late])
        expect(await delivery(id, 'booking_requested')).toMatchObject({ state: 'sent' });
    });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('that a process of the version before reserved for its job are not left to it', async () => {
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sent' });
    await app.database.query({
      name: 'test.reserved',
      text: `UPDATE notification SET state = 'queued', tries = 0, look_at = $2 WHERE booking_id = $1`,
      values: [booking.id, addMinutes(app.clock.now(), 2)],
    });
    await settled(booking.id, 'booking_requested', { state: 'sent', attempts: 2 });
  });

  it('are recorded as sent by a process that counted as cut off, and not sent again', async () => {
    const taken: (() => void)[] = [];
    servers.mailbox = (_address, done) => void taken.push(done);
    const booking = await requested();
    await eventually(() => expect(taken).toHaveLength(1));
    const { id } = await delivery(booking.id, 'booking_requested');
    await app.database.query({
      name: 'test.cut-off-elsewhere',
      text: `UPDATE notification SET state = 'queued', due_at = $2, look_at = $2 WHERE id = $1`,
      values: [id, addMinutes(app.clock.now(), 2)],
    });
    taken[0]!();
    await settled(booking.id, 'booking_requested', { state: 'sent', attempts: 1 });
    servers.takeAllMail();
    app.clock.advanceMinutes(2);
    const later = await requested();
    await settled(later.id, 'booking_requested', { state: 'sent' }); // by then it would have been sent again
    expect(await delivery(booking.id, 'booking_requested')).toMatchObject({ state: 'sent', attempts: 1 });
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
