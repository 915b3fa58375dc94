import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { components } from '@rigbook/contracts/api.types';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { bundledProgram } from '../support/bundled-program.js';
import { shift } from '../support/shift.js';
import { diaryFromEvents, type KnownBooking } from './support/diary-from-events.js';
import { startReceiver, take, type Receiver } from './support/receiver.js';
import { idsInLog, webhooksOf } from './support/webhooks-of.js';

type Booking = components['schemas']['Booking'];

const pace = { lookEveryMillis: 20, eventsAtOnce: 100, answerWithinMillis: undefined };

let program: string;
let app: TestApp;
let admin: Person;
let hooks: ReturnType<typeof webhooksOf>;
let receiver: Receiver;

beforeAll(async () => {
  program = await bundledProgram('integrations/support/teller.child.mjs');
  app = await startTestApp({ worker: false });
  admin = await app.signInAdmin();
  hooks = webhooksOf(admin);
  const step = shift(app, await app.signIn('101'), admin);
  const monday = (hour: number) => ({ startTime: `2026-11-23T${hour}:00:00.000Z`, duration: 1 });
  await step.checkOut(await step.active('ALS1', monday(10)));
  await step.signed('BLS1', monday(12));
  await step.approve(await step.request('BLS2', monday(14)));
  const rejected = await step.request('BLS2', monday(16));
  await admin.put(`/api/admin/bookings/${rejected.id}/status`).send({ status: 'rejected' }).expect(200);
  const cancelled = await step.request('BLS2', monday(18));
  await admin.delete(`/api/admin/bookings/${cancelled.id}`).send({}).expect(200);
  await step.request('BLS2', monday(20));
});
afterAll(() => app.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const add = () => hooks.add(receiver.address, { beginsWith: 'first-event' });
const receivedIds = () => receiver.received.map(({ event }) => event.id);

function startTeller() {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: app.testDatabase.url,
      SESSION_SECRET: 'a secret of the tests that is long enough',
      NOW: app.clock.now(),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, gone: once(child, 'exit') };
}

const known = ({ id, status, startTime, endTime, purpose, signedAt, user, vehicle }: Booking): KnownBooking => ({
  id,
  responderId: user.id,
  vehicleId: vehicle.id,
  startTime,
  endTime,
  purpose,
  status,
  signedAt,
});
const byId = (one: KnownBooking, other: KnownBooking) => one.id.localeCompare(other.id);

it('who begins with the first event builds the same diary; two processes tell each event once, and either takes over', async () => {
  const one = await startTestApp({ shareDatabaseOf: app, worker: false, webhooks: pace });
  const other = await startTestApp({ shareDatabaseOf: app, worker: false, webhooks: pace });
  const { id } = await add();
  await eventually(async () => expect(receivedIds()).toEqual(await idsInLog(app)));
  const { body } = await admin.get('/api/admin/bookings').expect(200);
  const diary = (body as Booking[]).map(known).sort(byId);
  expect(diary).toHaveLength(6);
  expect([...diaryFromEvents(receiver.received.map(({ event }) => event))].sort(byId)).toEqual(diary);

  // which of the two leads, nobody knows: each of them is missing once
  await one.close();
  await hooks.pause(id);
  await hooks.resume(id);
  await eventually(async () => expect(receivedIds()).toEqual(await idsInLog(app)));
  const third = await startTestApp({ shareDatabaseOf: app, worker: false, webhooks: pace });
  await other.close();
  await hooks.pause(id);
  await hooks.resume(id);
  await eventually(async () => expect(receivedIds()).toEqual(await idsInLog(app)));
  await third.close();
  await hooks.remove(id);
});

it('an event that was taken when its process was killed comes again under the same id, and no other does', async () => {
  const { id } = await add();
  const killed = startTeller();
  receiver.answer = (response) => {
    if (receiver.received.length < 4) return take(response);
    killed.child.kill('SIGKILL');
  };
  await killed.gone;
  receiver.answer = take;
  const next = await startTestApp({ shareDatabaseOf: app, worker: false, webhooks: pace });
  const ids = await idsInLog(app);
  await eventually(() => expect(receivedIds()).toEqual([...ids.slice(0, 4), ...ids.slice(3)]));
  await next.close();
  const [first, again] = receiver.received.slice(3, 5);
  expect(again?.body).toBe(first?.body);
  await hooks.remove(id);
});
