import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { instant } from '@rigbook/contracts/kernel/time';
import { ForgetDeliveries } from '../../src/integrations/webhooks/delivery/forget-deliveries.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';
import { startReceiver, type Receiver } from './support/receiver.js';
import { webhooksOf } from './support/webhooks-of.js';

let app: TestApp;
let admin: Person;
let hooks: ReturnType<typeof webhooksOf>;
let receiver: Receiver;

beforeAll(async () => {
  app = await startTestApp({
    worker: false,
    webhooks: { lookEveryMillis: 20, eventsAtOnce: 100, answerWithinMillis: undefined },
  });
  receiver = await startReceiver();
  admin = await app.signInAdmin();
  hooks = webhooksOf(admin);
  await shift(app, admin, admin).request('BLS2', { startTime: instant('2026-11-27T08:00Z'), duration: 1 });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(() => (receiver.received.length = 0));

/** As the owner of the tables, which the application is not. */
const sql = (text: string) => withConnection(app.testDatabase.url, (client) => client.query(text));

it('of many tests at once ten are sent, and then none for ten minutes', async () => {
  const { id } = await hooks.add(receiver.address, { eventTypes: ['VehicleAdded'] });
  const test = () => admin.post(`/api/admin/webhooks/${id}/test`);
  const answers = await Promise.all(Array.from({ length: 12 }, test));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect(receiver.received).toHaveLength(10);
  const { body, headers } = await test().expect(429);
  expect(body).toMatchObject({ code: 'TOO_MANY_WEBHOOK_TESTS' });
  expect(headers['retry-after']).toBe('600');
  app.clock.advanceMinutes(10);
  await test().expect(200);
  await hooks.remove(id);
});

it('there are twenty of them at most', async () => {
  const added = [];
  for (let count = 0; count < webhookLimits.webhooks; count++)
    added.push(await hooks.add(receiver.address, { eventTypes: ['VehicleAdded'] }));
  const { body } = await admin
    .post('/api/admin/webhooks')
    .send({ name: 'One more', address: receiver.address })
    .expect(409);
  expect(body).toMatchObject({ code: 'TOO_MANY_WEBHOOKS' });
  await Promise.all(added.map(({ id }) => hooks.remove(id)));
});

it.each(['https://10.0.0.1/', 'https://169.254.169.254/latest', 'https://[fd00::1]/'])(
  '%s is not called, while things are tried out either',
  async (address) => {
    const { body } = await admin.post('/api/admin/webhooks').send({ name: 'Ours', address }).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'address', message: expect.stringMatching(/open internet/) }] });
  },
);

it('what cannot be written down is handed over again, and goes on once it can', async () => {
  await sql(`ALTER TABLE webhook_delivery ADD CONSTRAINT spoiled CHECK (message_type <> 'BookingRequested')`);
  const { id } = await hooks.add(receiver.address, { eventTypes: ['BookingRequested'], beginsWith: 'first-event' });
  await eventually(() => expect(receiver.received.length).toBeGreaterThan(1));
  await sql(`ALTER TABLE webhook_delivery DROP CONSTRAINT spoiled`);
  await eventually(async () => expect(await hooks.deliveries(id)).toHaveLength(1));
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
  await hooks.remove(id);
});

it('deliveries are kept for thirty days', async () => {
  const { id } = await hooks.add(receiver.address, { eventTypes: ['VehicleAdded'] });
  await hooks.test(id);
  const forget = async (days: number) => {
    app.clock.advanceMinutes(days * 24 * 60);
    await app.nest.get(ForgetDeliveries, { strict: false }).takeTurn();
    hooks = webhooksOf(await app.signInAdmin());
    return hooks.deliveries(id);
  };
  expect(await forget(30)).toHaveLength(1);
  expect(await forget(1)).toEqual([]);
});
