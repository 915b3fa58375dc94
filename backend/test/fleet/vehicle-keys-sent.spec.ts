import { Redis } from 'ioredis';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Receiver, startReceiver } from '../integrations/support/receiver.js';
import { webhooksOf } from '../integrations/support/webhooks-of.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, unzipped } from '../support/archive.js';
import { type CloudApi, startCloudApi } from '../support/servers/cloud-api.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { type RedisServer, startRedisServer } from '../support/servers/redis-server.js';
import { shift, vehicleId } from '../support/shift.js';
import { holds, SECRET } from './support/holds.js';
import { redisContents } from './support/redis-contents.js';

const TOKEN = 'a token for the tests of metrics';
/** What a person did with the vehicle is there, so the search finds what is there. */
const SEEN = 'An evening with the vehicle';

class Hasty extends DeliveryPace {
  override readonly lookEveryMillis = 50;
}

let app: TestApp;
let redis: RedisServer;
let mail: MailServer;
let cloud: CloudApi;
let receiver: Receiver;
let watch: Redis;
/** All that was ever said to Redis. */
const said: string[] = [];
let admin: Person;
let auditor: Person;
let dana: Person;
let bookingId: string;
let feeds: readonly string[];

const sent = (kind: string) =>
  app.database.query({ name: '', text: `SELECT FROM notification WHERE kind = $1 AND state = 'sent'`, values: [kind] });

beforeAll(async () => {
  [redis, mail, cloud, receiver] = await Promise.all([
    startRedisServer(),
    startMailServer(),
    startCloudApi(),
    startReceiver(),
  ]);
  watch = await new Redis(redis.url).monitor();
  watch.on('monitor', (_time: string, command: readonly string[]) => said.push(JSON.stringify(command)));
  app = await startTestApp({
    delivery: new Hasty(),
    webhooks: { lookEveryMillis: 20, eventsAtOnce: 50, answerWithinMillis: undefined },
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Rigbook <office@rigbook.example>',
      WHATSAPP_API_URL: cloud.url,
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_PHONE_NUMBER_ID: '1234',
      REDIS_URL: redis.url,
      METRICS_TOKEN: TOKEN,
    },
  });
  [admin, auditor, dana] = await Promise.all([app.signInAdmin(), app.signInAuditor(), app.signIn('101')]);
  await admin.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
  await webhooksOf(admin).add(receiver.address, { beginsWith: 'first-event' });
  const made = await Promise.all([dana.post('/api/calendar-feed'), admin.post('/api/admin/calendar-feed')]);
  feeds = made.map(({ body }) => new URL((body as { address: string }).address).pathname);
  const keys = `/api/admin/vehicles/${await vehicleId(app, 'ALS1')}/keys`;
  await admin.put(keys).send({ text: SECRET }).expect(204);
  const step = shift(app, dana, admin);
  const booking = await step.active('ALS1', { purpose: SEEN });
  bookingId = booking.id;
  expect((await dana.get(keys.replace('/admin', '')).expect(200)).body.text).toBe(SECRET);
  await admin
    .put(keys)
    .send({ text: `${SECRET}, and again` })
    .expect(204);
  const dent = { area: 'rear-bumper', severity: 'major', description: 'A dent by the gate' };
  await step.checkOut(booking, { damageReports: [dent], noDamageConfirmed: false });
  await step.signed('ALS1', { startTime: '2026-11-24T16:00:00.000Z' });
  await eventually(async () => {
    expect(await sent('signature_request')).not.toEqual([]);
    expect(await sent('damage_reported')).not.toEqual([]);
  });
});
afterAll(async () => {
  watch.disconnect();
  await app.close();
  await Promise.all([redis.close(), mail.close(), cloud.close(), receiver.close()]);
});

it('Redis is told and keeps nothing of them', async () => {
  const planted = new Redis(redis.url);
  const search = async () => [...(await redisContents(redis.url)), ...said].filter((one) => holds(one, SECRET)).length;
  expect(said.some((one) => one.includes('evalsha'))).toBe(true);
  expect((await redisContents(redis.url)).length).toBeGreaterThan(0);
  expect(await search()).toBe(0);
  // the search finds what is there, in each kind of value
  const until = said.length;
  await planted.set('planted', SECRET);
  await planted.hset('planted:hash', 'data', JSON.stringify({ text: SECRET }));
  await planted.lpush('planted:list', SECRET);
  await planted.zadd('planted:zset', 1, SECRET);
  await planted.xadd('planted:stream', '*', 'data', SECRET);
  await eventually(() => expect(said.slice(until).filter((one) => holds(one, SECRET))).toHaveLength(5));
  expect(await search()).toBe(10);
  await planted.flushall();
  planted.disconnect();
});

it('no webhook has them', async () => {
  const told = (type: string) => receiver.received.some(({ event }) => event.type === type);
  await eventually(() => expect(['VehicleKeysChanged', 'VehicleCheckedOut'].map(told)).toEqual([true, true]));
  expect(receiver.received.some(({ body }) => holds(body, SEEN))).toBe(true);
  expect(receiver.received.filter(({ body }) => holds(body, SECRET))).toEqual([]);
});

it('no mail and no WhatsApp message has them', () => {
  const mails = mail.arrived.map(({ source }) =>
    [source, ...mailParts(source).map(({ content }) => content)].join('\n'),
  );
  expect(mails.some((content) => holds(content, 'A dent by the gate'))).toBe(true);
  expect(mails.filter((content) => holds(content, SECRET))).toEqual([]);
  const messages = cloud.calls.map(({ body }) => JSON.stringify(body));
  expect(messages.some((content) => holds(content, 'ALS1'))).toBe(true);
  expect(messages.filter((content) => holds(content, SECRET))).toEqual([]);
});

it('no PDF that the server draws has them', async () => {
  const agreement = await dana.get(`/api/agreements/${bookingId}/pdf`).buffer(true).parse(asBytes).expect(200);
  let files: Readonly<Record<string, Buffer>> = {};
  // a dossier waits for the seal
  await eventually(async () => {
    const address = `/api/audit/bookings/${bookingId}/dossier`;
    files = await unzipped((await auditor.get(address).buffer(true).parse(asBytes).expect(200)).body as Buffer);
  });
  const pdfs = Object.entries({ ...files, 'the agreement': agreement.body as Buffer }).filter(
    ([, content]) => content.subarray(0, 5).toString() === '%PDF-',
  );
  expect(pdfs.map(([name]) => name)).toEqual(['agreement.pdf', 'the agreement']);
  for (const [name, content] of pdfs) {
    expect([name, holds(content, 'ALS1')]).toEqual([name, true]);
    expect([name, holds(content, SECRET)]).toEqual([name, false]);
  }
});

it('no calendar has them', async () => {
  for (const feed of feeds) {
    const { text } = await app.visitor().get(feed).expect(200);
    const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
    expect(holds(unfolded, 'ALS1')).toBe(true);
    expect(holds(unfolded, SECRET)).toBe(false);
  }
});

it('no export of months has them', async () => {
  const address = '/api/admin/vehicle-months/export?from=2026-11&to=2026-11';
  await eventually(async () => {
    const { text } = await admin.get(address).expect(200);
    expect(holds(text, 'ALS1')).toBe(true);
    expect(holds(text, SECRET)).toBe(false);
  });
});

it('no metric has them', async () => {
  const { text } = await app.visitor().get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);
  expect(holds(text, '/api/vehicles/:id/keys')).toBe(true);
  expect(holds(text, SECRET)).toBe(false);
});
