import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { startReceiver, type Receiver } from './support/receiver.js';
import { webhooksOf } from './support/webhooks-of.js';

let receiver: Receiver;
let anywhere: TestApp;
let restricted: TestApp;
let admin: Person;

beforeAll(async () => {
  receiver = await startReceiver();
  anywhere = await startTestApp({ worker: false });
  restricted = await startTestApp({
    worker: false,
    shareDatabaseOf: anywhere,
    environment: { WEBHOOK_HOSTS: 'dispatch.example.org, board.example.org' },
  });
  admin = await restricted.signInAdmin();
});
afterAll(async () => {
  await restricted.close();
  await anywhere.close();
  await receiver.close();
});

it('a webhook goes to a host that the environment names, and to no other', async () => {
  const { id } = await webhooksOf(admin).add('https://dispatch.example.org/rigbook');
  for (const address of ['https://elsewhere.example/', 'https://evil.dispatch.example.org/', receiver.address]) {
    const refused = { errors: [{ field: 'address', message: expect.stringMatching(/WEBHOOK_HOSTS names: dispatch/) }] };
    const wish = { name: 'Ours', address };
    expect((await admin.post('/api/admin/webhooks').send(wish).expect(400)).body).toMatchObject(refused);
    expect((await admin.put(`/api/admin/webhooks/${id}`).send(wish).expect(400)).body).toMatchObject(refused);
  }
});

it('one that was added before the hosts were named is not sent', async () => {
  const hooks = webhooksOf(await anywhere.signInAdmin());
  const { id } = await hooks.add(receiver.address, { eventTypes: ['VehicleAdded'] });
  expect(await webhooksOf(admin).test(id)).toMatchObject({
    failure: 'unreachable',
    said: 'WEBHOOK_HOSTS does not name this host',
  });
  expect(receiver.received).toEqual([]);
  expect(await hooks.test(id)).toMatchObject({ failure: null });
});
