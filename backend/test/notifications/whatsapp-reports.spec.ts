import { randomUUID } from 'node:crypto';
import { failed } from '../../src/notifications/channels/delivery-outcome.js';
import {
  noteAccepted,
  noteFailed,
  noteFailedAttempt,
} from '../../src/notifications/whatsapp-reports/record-reports.handler.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { rowsTouched, scansOf } from '../support/query-plan.js';
import { reportedMessages } from './support/reported-messages.js';
import {
  at,
  error,
  later,
  signatureOf,
  statusOf,
  undeliverable,
  webhook,
  webhookOf,
  whatsApp,
} from './support/whatsapp-report.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false, environment: { ...whatsApp, ...webhook } });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(later(3600)));

const { post, report, told, rowOf, attemptsOf } = reportedMessages(() => app);

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
    expect(await rowOf(message)).toMatchObject({ state: 'sent', delivered_at: null });
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
      expect(await rowOf(message)).toMatchObject({
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
    expect(await rowOf(message)).toMatchObject({ delivered_at: at(9), read_at: at(9) });
  });

  it('comes no later than now, and without a time it comes now', async () => {
    const [one, other] = [await told(), await told()];
    await report(statusOf(one, 'delivered', 999_999), statusOf(other, 'delivered', 0, { timestamp: 'noon' }));
    for (const message of [one, other]) expect((await rowOf(message)).delivered_at).toEqual(at(3600));
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
    const { said: kept, ...row } = await rowOf(message);
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
    for (const message of [anew, arrived]) expect((await rowOf(message)).state).toBe('sent');
    expect((await rowOf(waiting)).state).toBe('queued');
    await report(statusOf(waiting, 'sent', 1));
    expect((await rowOf(waiting)).state).toBe('queued');
  });

  it('that comes before our own answer is kept, whatever it says', async () => {
    const states = ['sent', 'delivered', 'failed'] as const;
    for (const status of states) {
      const message = await told({ state: 'sending', providerId: null });
      await report(statusOf(message, status, 2, undeliverable), statusOf(message, 'sent', 1));
      expect(await rowOf(message)).toMatchObject({
        state: status === 'failed' ? 'failed' : 'sent',
        provider_id: message.wamid,
        delivered_at: status === 'delivered' ? at(2) : null,
      });
    }
  });

  it('about an attempt that got no answer keeps the message from being sent twice', async () => {
    const message = await told({ state: 'queued', providerId: null });
    await report(statusOf(message, 'sent', 1));
    expect(await rowOf(message)).toMatchObject({ state: 'sent', provider_id: message.wamid });
    const never = await told({ state: 'queued', attempts: 0, providerId: null });
    await report(statusOf(never, 'sent', 1));
    expect((await rowOf(never)).state).toBe('queued');
    const cutOff = await told({ state: 'failed', providerId: null });
    await report(statusOf(cutOff, 'read', 3));
    expect(await rowOf(cutOff)).toMatchObject({ state: 'sent', read_at: at(3), problem: null });
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
    expect((await rowOf(byMail)).delivered_at).toBeNull();
  });
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
