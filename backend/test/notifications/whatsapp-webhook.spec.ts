import { Writable } from 'node:stream';
import { createLogger } from '../../src/platform/http/server/logging.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { reportedMessages } from './support/reported-messages.js';
import {
  at,
  later,
  path,
  signatureOf,
  statusOf,
  undeliverable,
  webhook,
  webhookOf,
  whatsApp,
} from './support/whatsapp-report.js';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).split('\n').filter(Boolean));
    done();
  },
});

// of all applications here: Nest has one for the whole process
const logger = createLogger('trace', sink);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    worker: false,
    environment: { ...whatsApp, ...webhook },
    logger,
  });
});
afterAll(() => app.close());

const { post, report, told, rowOf } = reportedMessages(() => app);

beforeEach(() => {
  lines.length = 0;
  app.clock.set(later(3600));
});

describe('the address for reports', () => {
  const question = { 'hub.mode': 'subscribe', 'hub.verify_token': 'chosen by us', 'hub.challenge': '1158201444' };

  it('gives the challenge back to who knows the token', async () => {
    const { text } = await app
      .visitor()
      .get(path)
      .query(question)
      .expect(200)
      .expect('Content-Type', /^text\/plain/);
    expect(text).toBe('1158201444');
    expect(lines.join('\n')).not.toContain('chosen');
  });

  it.each([
    [{ ...question, 'hub.verify_token': 'chosen by them' }],
    [{ ...question, 'hub.verify_token': ['chosen by us', 'chosen by us'] }],
    [{ ...question, 'hub.mode': 'unsubscribe' }],
    [{ 'hub.mode': 'subscribe', 'hub.verify_token': 'chosen by us' }],
    [{}],
  ])('and to nobody else: %j', async (asked) => {
    expect((await app.visitor().get(path).query(asked).expect(403)).body.code).toBe('NOT_FROM_WHATSAPP');
  });

  it('is not there where reports, or WhatsApp, are not configured', async () => {
    for (const environment of [whatsApp, {}]) {
      const bare = await startTestApp({ shareDatabaseOf: app, worker: false, environment, logger });
      await bare.visitor().get(path).query(question).expect(404);
      const body = webhookOf([]);
      await bare.visitor().post(path).set('X-Hub-Signature-256', signatureOf(body)).send(body).expect(404);
      await bare.close();
    }
  });

  it('is not open to the page of another site', async () => {
    const body = webhookOf([]);
    const sent = post(body).set('Origin', 'https://elsewhere.example.org');
    expect((await sent.expect(403)).body.code).toBe('CROSS_SITE_REFUSED');
  });
});

describe('a signed body', () => {
  const incoming = {
    entry: [
      {
        changes: [
          {
            field: 'messages',
            value: {
              contacts: [{ profile: { name: 'Dana Levi' }, wa_id: '972500000101' }],
              messages: [
                { from: '972500000101', id: 'wamid.in', timestamp: '1', type: 'text', text: { body: 'Thanks!' } },
              ],
            },
          },
          { field: 'message_template_status_update', value: { event: 'APPROVED' } },
        ],
      },
    ],
  };

  it.each([
    [incoming],
    [{ entry: [] }],
    [{ entry: [{ changes: [{ value: { statuses: [{ id: 'w', status: 'played' }] } }] }] }],
  ])('about something else is passed over: %j', async (body) => {
    await post(JSON.stringify(body)).expect(200);
    expect(lines.filter((line) => line.includes('unreadable delivery reports'))).toEqual([]);
  });

  const statuses = (...values: readonly unknown[]) =>
    JSON.stringify({ entry: [{ changes: [{ value: { statuses: values } }] }] });

  it.each([
    '',
    'null',
    '[]',
    '"text"',
    '{"entry":',
    '{"entry":{"changes":1}}',
    '['.repeat(1_000_000),
    statuses(null),
    statuses([[]]),
    statuses({ id: 7, status: 'delivered' }),
    statuses({ id: 'w\u0000', status: 'delivered' }),
    statuses({ id: 'w', status: {} }),
    statuses({ id: 'w'.repeat(501), status: 'delivered' }),
  ])('that cannot be read is received, with a line in the log', async (body) => {
    await post(body).expect(200);
    expect(lines.filter((line) => line.includes('unreadable delivery reports'))).toHaveLength(1);
  });

  it('of wrong types and unstorable text never ends in an error', async () => {
    const message = await told();
    const nasty = [null, 1, true, [], {}, '\u0000', '\ud800', '9'.repeat(400), '-1', "'; DROP TABLE notification; --"];
    for (const value of nasty) {
      const error_data = { details: value };
      await report(
        { ...statusOf(message, 'read', 1), biz_opaque_callback_data: value, timestamp: value, recipient_id: value },
        statusOf(await told(), 'failed', 1, { errors: [{ code: value, message: value, title: value, error_data }] }),
        statusOf(await told(), 'failed', 1, { errors: value }),
      );
    }
    expect((await rowOf(message)).read_at).not.toBeNull();
  });

  it('is taken up to 3 MB, and no larger', async () => {
    const message = await told();
    const padded = (megabytes: number) =>
      webhookOf([statusOf(message, 'delivered', 5)]).padEnd(megabytes * 1024 * 1024, ' ');
    expect((await post(padded(10)).expect(413)).body.code).toBe('BODY_TOO_LARGE');
    expect((await post(padded(10), '').expect(403)).body.code).toBe('NOT_FROM_WHATSAPP');
    expect((await rowOf(message)).delivered_at).toBeNull();
    await post(padded(3)).expect(200);
    expect((await rowOf(message)).delivered_at).toEqual(at(5));
  });

  it('of many entries is recorded whole, the good beside the bad, by several at once', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, () => told()));
    const delivered = many.map((message) => statusOf(message, 'delivered', 5));
    const read = many.map((message) => statusOf(message, 'read', 8));
    const whole = [delivered, [{ id: 1 }, ...read], [...delivered, ...read]] as const;
    await Promise.all([post(webhookOf(...whole)).expect(200), post(webhookOf(...whole.toReversed())).expect(200)]);
    for (const message of many)
      expect(await rowOf(message)).toMatchObject({ state: 'sent', delivered_at: at(5), read_at: at(8) });
  });
});

it('nothing of whom reports are about, or what they say, is in the log', async () => {
  const message = await told();
  await report(statusOf(message, 'failed', 5, undeliverable), { id: 5, recipient_id: '972500000101', name: 'Dana' });
  await post(webhookOf([statusOf(message, 'read', 5)]), signatureOf('forged')).expect(403);
  expect(lines.some((line) => line.includes('unreadable delivery reports'))).toBe(true);
  const log = lines.join('\n').replaceAll(/"(time|correlationId)":("[^"]*"|\d+)/g, ''); // random digits, nobody's
  for (const personal of ['0000101', 'Dana', 'wamid', message.id, 'undeliverable', 'the secret', 'sha256'])
    expect(log).not.toContain(personal);
});
