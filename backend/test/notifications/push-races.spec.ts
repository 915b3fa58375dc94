import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { type PushService, startPushService } from '../support/servers/push-service.js';
import {
  forgetSubscriptions,
  receiversOf,
} from '../../src/notifications/channels/push/push-subscription.statements.js';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let service: PushService;
beforeAll(async () => {
  [one, service] = await Promise.all([startTestApp(), startPushService()]);
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
});
afterAll(async () => {
  await two.close();
  await one.close();
  await service.close();
});

const ROUNDS = amount({ usual: 20, endurance: 100 });
const serverKeyFor = async (person: Person): Promise<string> =>
  (await person.get('/api/push').expect(200)).body.serverKey;
const switchOn = (person: Person, subscription: object) => person.put('/api/push/this-device').send(subscription);
const owners = () =>
  one.database.query<{ owner: ResponderId; endpoint: string }>({
    name: 'test.owners',
    text: 'SELECT responder_id AS owner, endpoint FROM push_subscription',
    values: [],
  });

it('a browser that two people switch on at once belongs to one of them', async () => {
  const [dana, noa] = [await one.signIn('101'), await two.signIn('102')];
  const serverKey = await serverKeyFor(dana);
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = service.subscribe(serverKey);
    const answers = await Promise.all([switchOn(dana, browser), switchOn(noa, browser)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await owners()).filter(({ endpoint }) => endpoint === browser.endpoint)).toHaveLength(1);
  }
  expect((await owners()).length).toBeLessThanOrEqual(2);
});

it('signing out ends what the device has, also while it is renewed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await one.signIn('103');
    const serverKey = await serverKeyFor(person);
    await switchOn(person, service.subscribe(serverKey)).expect(204);
    await Promise.all([switchOn(person, service.subscribe(serverKey)), person.post('/api/auth/logout')]);
    const { id } = (await (await two.signIn('103')).get('/api/auth/user').expect(200)).body;
    expect((await owners()).filter(({ owner }) => owner === id)).toEqual([]);
  }
});

it('a device that was renewed after its push service forgot it stays', async () => {
  const person = await one.signIn('104');
  const serverKey = await serverKeyFor(person);
  const { id } = (await person.get('/api/auth/user').expect(200)).body;
  const receivers = () => receiversOf(id, serverKey, id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = service.subscribe(serverKey);
    await switchOn(person, browser).expect(204);
    const gone = await one.database.fetch(receivers());
    const again = { ...browser, auth: service.subscribe(serverKey).auth };
    await Promise.all([switchOn(person, again).expect(204), two.database.query(forgetSubscriptions(gone))]);
    expect((await one.database.fetch(receivers())).map(({ auth }) => auth)).toEqual([again.auth]);
  }
});
