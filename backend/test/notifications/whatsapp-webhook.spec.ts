import { createHmac, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { failed } from '../../src/notifications/channels/delivery-outcome.js';
import {
  noteAccepted,
  noteFailed,
  noteFailedAttempt,
} from '../../src/notifications/whatsapp-reports/report.statements.js';
import { createLogger } from '../../src/platform/http/logging.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { rowsTouched, scansOf } from '../support/query-plan.js';

const path = '/api/webhooks/whatsapp';
const whatsApp = { WHATSAPP_TOKEN: 'a-token', WHATSAPP_PHONE_NUMBER_ID: '1234' };
const webhook = { WHATSAPP_APP_SECRET: 'the secret of the app', WHATSAPP_VERIFY_TOKEN: 'chosen by us' };

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

const signatureOf = (body: string, secret = webhook.WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
const post = (body: string, signature: string | undefined = signatureOf(body)) => {
  const request = app.visitor().post(path).set('Content-Type', 'application/json');
  return (signature === '' ? request : request.set('X-Hub-Signature-256', signature)).send(body);
};

/** A webhook as Meta documents it, with one entry for each list of reports. */
const webhookOf = (...entries: readonly (readonly object[])[]): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: entries.map((statuses) => ({
      id: '102290129340398',
      changes: [
        {
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '972500000199', phone_number_id: '1234' },
            statuses,
          },
          field: 'messages',
        },
      ],
    })),
  });

const noon = 1_795_348_800; // of 22 November 2026, in seconds
const later = (seconds: number): Instant => new Date((noon + seconds) * 1000).toISOString() as Instant;

interface Message {
  readonly id: string;
  readonly wamid: string;
}

const statusOf = ({ id, wamid }: Message, status: string, seconds: number, more: object = {}) => ({
  id: wamid,
  status,
  timestamp: String(noon + seconds),
  recipient_id: '972500000101',
  biz_opaque_callback_data: id,
  conversation: { id: 'a75d17ad06104c51166f948319b03c6a', origin: { type: 'utility' } },
  pricing: { billable: true, pricing_model: 'PMP', category: 'utility', type: 'regular' },
  ...more,
});
const error = (code: number, message: string, details: string) => ({
  errors: [{ code, title: message, message, error_data: { details }, href: 'https://developers.facebook.com/docs/' }],
});
const undeliverable = error(131026, 'Message undeliverable', 'The number +972500000101 of Dana did not answer.');

const report = (...statuses: readonly object[]) => post(webhookOf(statuses)).expect(200);

interface Told {
  readonly state?: string;
  readonly attempts?: number;
  /** null: the attempt's end is not written down */
  readonly providerId?: string | null;
}

let messages = 0;
/** A message as delivery leaves it. */
async function told({ state = 'sent', attempts = 1, providerId }: Told = {}): Promise<Message> {
  const message = { id: randomUUID(), wamid: `wamid.HBgMOTcyNTAwMDAw${(messages += 1)}=` };
  const known = providerId === undefined ? message.wamid : providerId;
  await app.database.query({
    name: '',
    text: `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, state, created_at, due_at,
                                     look_at, tries, attempts, provider_id)
           VALUES ($1, $1, 'signature_request', 'whatsapp', 'responder', $1, $1, $2, $3, $3, $3, $4, $4, $5)`,
    values: [message.id, state, later(-60), attempts, known],
  });
  if (attempts > 0)
    await app.database.query({
      name: '',
      text: `INSERT INTO notification_attempt (notification_id, number, began_at, outcome, provider_id)
             VALUES ($1, $2, $3, $4, $5)`,
      values: [message.id, attempts, later(-30), known === null ? null : 'sent', known],
    });
  return message;
}

interface Row {
  readonly state: string;
  readonly problem: string | null;
  readonly said: string | null;
  readonly provider_id: string | null;
  readonly delivered_at: Date | null;
  readonly read_at: Date | null;
}
async function standing({ id }: Message): Promise<Row> {
  const rows = await app.database.query<Row>({
    name: '',
    text: `SELECT state, problem, said, provider_id, delivered_at, read_at FROM notification WHERE id = $1`,
    values: [id],
  });
  return rows[0]!;
}
const attemptsOf = ({ id }: Message) =>
  app.database.query<{ outcome: string; problem: string | null }>({
    name: '',
    text: `SELECT outcome, problem FROM notification_attempt WHERE notification_id = $1 ORDER BY number`,
    values: [id],
  });
const at = (seconds: number) => new Date(later(seconds));

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

describe('a report', () => {
  it.each([
    ['none', () => ''],
    ['of another secret', (body: string) => signatureOf(body, 'guessed')],
    ['of another body', (body: string) => signatureOf(`${body} `)],
    ['cut short', (body: string) => signatureOf(body).slice(0, -2)],
    ['of another kind', (body: string) => signatureOf(body).replace('sha256', 'sha1')],
    ['no hexadecimal number', () => `sha256=${'g'.repeat(64)}`],
    ['twice', (body: string) => `${signatureOf(body)}, ${signatureOf(body)}`],
  ])('changes nothing without its signature: %s', async (_what, sign) => {
    const message = await told();
    const body = webhookOf([statusOf(message, 'delivered', 5)]);
    expect((await post(body, sign(body)).expect(403)).body.code).toBe('NOT_FROM_WHATSAPP');
    expect(await standing(message)).toMatchObject({ state: 'sent', delivered_at: null });
  });

  it('says that a message arrived and was read, in any order and any number of times', async () => {
    const orders = [
      ['sent', 'delivered', 'read'],
      ['read', 'delivered', 'sent'],
      ['delivered', 'read', 'sent', 'delivered'],
      ['read', 'sent', 'read', 'delivered', 'delivered'],
    ];
    const seconds: Readonly<Record<string, number>> = { sent: 1, delivered: 5, read: 65 };
    for (const order of orders) {
      const message = await told();
      for (const status of order) await report(statusOf(message, status, seconds[status]!));
      expect(await standing(message)).toMatchObject({
        state: 'sent',
        delivered_at: at(5),
        read_at: at(65),
        problem: null,
      });
    }
  });

  it('that is read tells that it arrived, and goes by the name that Meta gave it where it has no other', async () => {
    const message = await told();
    await report(statusOf(message, 'read', 9, { biz_opaque_callback_data: undefined }));
    expect(await standing(message)).toMatchObject({ delivered_at: at(9), read_at: at(9) });
  });

  it('comes no later than now, and without a time it comes now', async () => {
    const [one, other] = [await told(), await told()];
    await report(statusOf(one, 'delivered', 999_999), statusOf(other, 'delivered', 0, { timestamp: 'noon' }));
    for (const message of [one, other]) expect((await standing(message)).delivered_at).toEqual(at(3600));
  });

  it.each([
    [undeliverable, 'recipient-refused', '131026 - Message undeliverable - The number ••• of Dana did not answer.'],
    [error(131049, 'Not delivered', 'To maintain healthy ecosystem engagement'), 'recipient-refused', /^131049 - /],
    [error(130472, "User's number is part of an experiment", ''), 'recipient-refused', /^130472 - /],
    [error(131048, 'Spam rate limit hit', 'Too many'), 'put-off', /^131048 - /],
    [error(131000, 'Something went wrong', 'Unknown'), 'provider-trouble', /^131000 - /],
    [error(132005, 'Translated text too long', ''), 'message-refused', /^132005 - /],
    [{ errors: [{ code: 'x', title: 'Only a title', error_data: 'none' }] }, 'message-refused', 'Only a title'],
    [{ errors: 'none' }, 'message-refused', null],
    [{}, 'message-refused', null],
  ])('of a failure leaves the message to a person, and says why: %j', async (errors, problem, said) => {
    const message = await told();
    await report(statusOf(message, 'failed', 5, errors));
    const { said: kept, ...row } = await standing(message);
    expect(row).toMatchObject({ state: 'failed', problem, delivered_at: null });
    if (said instanceof RegExp) expect(kept).toMatch(said);
    else expect(kept).toBe(said);
    expect(await attemptsOf(message)).toEqual([{ outcome: 'failed', problem }]);
  });

  it('of a failure says nothing about a message that was sent anew since, or has arrived', async () => {
    const [anew, waiting, arrived] = [await told(), await told({ state: 'queued' }), await told()];
    await app.database.query({
      name: '',
      text: `UPDATE notification SET provider_id = 'wamid.second', attempts = 2 WHERE id = $1`,
      values: [anew.id],
    });
    await report(statusOf(arrived, 'delivered', 4));
    for (const message of [anew, waiting, arrived]) await report(statusOf(message, 'failed', 5, undeliverable));
    for (const message of [anew, arrived]) expect((await standing(message)).state).toBe('sent');
    expect((await standing(waiting)).state).toBe('queued');
    await report(statusOf(waiting, 'sent', 1));
    expect((await standing(waiting)).state).toBe('queued');
  });

  it('that comes before our own answer is kept, whatever it says', async () => {
    const states = ['sent', 'delivered', 'failed'] as const;
    for (const status of states) {
      const message = await told({ state: 'sending', providerId: null });
      await report(statusOf(message, status, 2, undeliverable), statusOf(message, 'sent', 1));
      expect(await standing(message)).toMatchObject({
        state: status === 'failed' ? 'failed' : 'sent',
        provider_id: message.wamid,
        delivered_at: status === 'delivered' ? at(2) : null,
      });
    }
  });

  it('about an attempt that got no answer keeps the message from being sent twice', async () => {
    const message = await told({ state: 'queued', providerId: null });
    await report(statusOf(message, 'sent', 1));
    expect(await standing(message)).toMatchObject({ state: 'sent', provider_id: message.wamid });
    const never = await told({ state: 'queued', attempts: 0, providerId: null });
    await report(statusOf(never, 'sent', 1));
    expect((await standing(never)).state).toBe('queued');
    const cutOff = await told({ state: 'failed', providerId: null });
    await report(statusOf(cutOff, 'read', 3));
    expect(await standing(cutOff)).toMatchObject({ state: 'sent', read_at: at(3), problem: null });
  });

  it('about what nobody here sent is received and forgotten', async () => {
    const stranger = { id: randomUUID(), wamid: 'wamid.unknown' };
    await report(statusOf(stranger, 'delivered', 1), statusOf(stranger, 'failed', 2, undeliverable));
    await report({ ...statusOf(stranger, 'read', 1), biz_opaque_callback_data: 'of another program' });
    const byMail = await told();
    await app.database.query({
      name: '',
      text: `UPDATE notification SET channel = 'email' WHERE id = $1`,
      values: [byMail.id],
    });
    await report(statusOf(byMail, 'delivered', 1));
    expect((await standing(byMail)).delivered_at).toBeNull();
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
    expect(lines.filter((line) => line.includes('cannot be read'))).toEqual([]);
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
    expect(lines.filter((line) => line.includes('cannot be read'))).toHaveLength(1);
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
    expect((await standing(message)).read_at).not.toBeNull();
  });

  it('is taken up to 3 MB, and no larger', async () => {
    const message = await told();
    const padded = (megabytes: number) =>
      webhookOf([statusOf(message, 'delivered', 5)]).padEnd(megabytes * 1024 * 1024, ' ');
    expect((await post(padded(10)).expect(413)).body.code).toBe('BODY_TOO_LARGE');
    expect((await post(padded(10), '').expect(403)).body.code).toBe('NOT_FROM_WHATSAPP');
    expect((await standing(message)).delivered_at).toBeNull();
    await post(padded(3)).expect(200);
    expect((await standing(message)).delivered_at).toEqual(at(5));
  });

  it('of many entries is recorded whole, the good beside the bad, by several at once', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, () => told()));
    const delivered = many.map((message) => statusOf(message, 'delivered', 5));
    const read = many.map((message) => statusOf(message, 'read', 8));
    const whole = [delivered, [{ id: 1 }, ...read], [...delivered, ...read]] as const;
    await Promise.all([post(webhookOf(...whole)).expect(200), post(webhookOf(...whole.toReversed())).expect(200)]);
    for (const message of many)
      expect(await standing(message)).toMatchObject({ state: 'sent', delivered_at: at(5), read_at: at(8) });
  });
});

it('nothing of whom reports are about, or what they say, is in the log', async () => {
  const message = await told();
  await report(statusOf(message, 'failed', 5, undeliverable), { id: 5, recipient_id: '972500000101', name: 'Dana' });
  await post(webhookOf([statusOf(message, 'read', 5)]), signatureOf('forged')).expect(403);
  expect(lines.some((line) => line.includes('cannot be read'))).toBe(true);
  const log = lines.join('\n').replaceAll(/"(time|correlationId)":("[^"]*"|\d+)/g, ''); // random digits, nobody's
  for (const personal of ['0000101', 'Dana', 'wamid', message.id, 'undeliverable', 'the secret', 'sha256'])
    expect(log).not.toContain(personal);
});

it('messages are found by an index, by our name and by that of Meta', async () => {
  const many = `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, state, created_at, due_at,
                                          look_at, attempts, provider_id)
                SELECT id, id, 'upcoming_shift', 'whatsapp', 'responder', id, id, 'sent', now(), now(), now(), 1, 'wamid.' || id
                FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 5000)) AS made`;
  await app.database.query({ name: '', text: many, values: [] });
  await app.database.query({ name: '', text: 'ANALYZE notification', values: [] });
  for (const notificationId of [randomUUID(), undefined]) {
    const reported = { notificationId, providerId: 'wamid.some', at: later(0) };
    const failure = { ...reported, status: 'failed', error: undefined } as const;
    for (const statement of [
      noteAccepted({ ...reported, status: 'read' }, later(1)),
      noteFailed(failure, failed('recipient-refused'), later(1)),
      noteFailedAttempt(failure, failed('recipient-refused')),
    ])
      for (const scan of await scansOf(app.testDatabase, ['notification'], statement))
        expect(rowsTouched(scan)).toBeLessThanOrEqual(5);
  }
});
