import { createHmac } from 'node:crypto';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { type CloudApi, cloudError, startCloudApi } from '../support/servers/cloud-api.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { shift } from '../support/shift.js';

class Hasty extends DeliveryPace {
  override readonly lookEveryMillis = 50;
}

const APP_SECRET = 'the secret of the app';
/** as Meta makes them: they contain the number that was written to */
const wamid = (number: string) => `wamid.${Buffer.from(`HBgM${number}FQIAERgS`).toString('base64')}`;

let mail: MailServer;
let cloud: CloudApi;
let app: TestApp;
let ruth: Person;
let stopped: Promise<void> | undefined;
let mailbox: (address: string, done: (error?: Error | null) => void) => void = (_address, done) => done();

beforeAll(async () => {
  [mail, cloud] = await Promise.all([
    startMailServer({ onRcptTo: ({ address }, _session, done) => mailbox(address, done) }),
    startCloudApi(),
  ]);
  app = await startTestApp({
    delivery: new Hasty(),
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Rigbook <office@rigbook.example>',
      WHATSAPP_API_URL: cloud.url,
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_PHONE_NUMBER_ID: '1234',
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: 'chosen by us',
    },
  });
  ruth = await app.signInAdmin();
});
afterAll(async () => {
  await (stopped ?? app.nest.close());
  await Promise.all([app.testDatabase.close(), mail.close(), cloud.close()]);
});

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly channel: string;
  readonly state: string;
  readonly provider_id: string | null;
}

/** On a connection of its own: it looks after the application has stopped, too. */
const sql = async <R extends object>(text: string, ...values: unknown[]): Promise<R[]> =>
  (await withConnection(app.testDatabase.url, (client) => client.query<R>(text, values))).rows;
const messagesAbout = (responderId: string) =>
  sql<Row>(`SELECT * FROM notification WHERE responder_id = $1 ORDER BY id`, responderId);
const one = async (responderId: string, kind: string, channel: string) =>
  (await messagesAbout(responderId)).find((row) => row.kind === kind && row.channel === channel)!;
/** What is kept of what providers called or said of messages about somebody. */
const keptOf = (responderId: string) =>
  sql(
    `SELECT n.kind, n.provider_id, n.said FROM notification n
     WHERE n.responder_id = $1 AND (n.provider_id IS NOT NULL OR n.said IS NOT NULL)
     UNION ALL
     SELECT n.kind, a.provider_id, a.said FROM notification_attempt a JOIN notification n ON n.id = a.notification_id
     WHERE n.responder_id = $1 AND (a.provider_id IS NOT NULL OR a.said IS NOT NULL)`,
    responderId,
  );
async function idOf(unitNumber: string): Promise<string> {
  const { body } = await ruth.get('/api/users').expect(200);
  return (body as { id: string; unitNumber: string }[]).find((user) => user.unitNumber === unitNumber)!.id;
}

/** Somebody for whom a booking was approved, which sends to them by both channels. */
async function told(unitNumber: string, vehicle: string) {
  const step = shift(app, await app.signIn(unitNumber), ruth);
  const booking = await step.request(vehicle);
  await step.approve(booking);
  return { id: await idOf(unitNumber), bookingId: booking.id };
}
const cancelled = (bookingId: string) =>
  ruth.delete(`/api/admin/bookings/${bookingId}`).send({ reason: 'Leaves' }).expect(200);
const erase = (id: string) => ruth.delete(`/api/users/${id}`).expect(204);

function report(statuses: readonly object[]) {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', statuses } }] }],
  });
  const signature = `sha256=${createHmac('sha256', APP_SECRET).update(body).digest('hex')}`;
  return app
    .visitor()
    .post('/api/webhooks/whatsapp')
    .set('Content-Type', 'application/json')
    .set('X-Hub-Signature-256', signature)
    .send(body)
    .expect(200);
}

describe('erasing somebody', () => {
  it('takes along what providers called and said of messages, and withdraws what was not sent', async () => {
    const number = '972500000101';
    cloud.answer(200, { messages: [{ id: wamid(number) }] });
    const dana = await told('101', 'ALS1');
    await eventually(async () => {
      const request = await one(dana.id, 'signature_request', 'whatsapp');
      expect(request).toMatchObject({ state: 'sent', provider_id: wamid(number) });
      expect(await one(dana.id, 'signature_request', 'email')).toMatchObject({ state: 'sent' });
    });
    cloud.answer(400, cloudError(131026, 'Message undeliverable'));
    await cancelled(dana.bookingId);
    await eventually(async () =>
      expect(await one(dana.id, 'booking_cancelled', 'whatsapp')).toMatchObject({ state: 'failed' }),
    );
    expect(await keptOf(dana.id)).not.toEqual([]);

    await erase(dana.id);
    expect(await keptOf(dana.id)).toEqual([]);
    const { id, state } = await one(dana.id, 'booking_cancelled', 'whatsapp');
    expect(state).toBe('withdrawn');
    expect((await one(dana.id, 'signature_request', 'whatsapp')).state).toBe('sent');
    const { body } = await ruth.post(`/api/admin/notifications/${id}/retry`).send().expect(409);
    expect(body.code).toBe('NOTIFICATION_NOT_RETRYABLE');

    // Meta may say so hours later
    const sent = await one(dana.id, 'signature_request', 'whatsapp');
    for (const message of [id, sent.id]) {
      const known = { id: wamid(number), recipient_id: number, biz_opaque_callback_data: message, timestamp: '1' };
      const errors = [{ code: 131026, title: `Message undeliverable` }];
      await report([
        { ...known, status: 'failed', errors },
        { ...known, status: 'read' },
      ]);
    }
    expect(await keptOf(dana.id)).toEqual([]);
  });

  it('holds for a message that is being sent at that moment, too', async () => {
    const taken: (() => void)[] = [];
    mailbox = (address, done) => (address.startsWith('office') ? done() : void taken.push(done));
    const amir = await told('102', 'BLS1');
    await cancelled(amir.bookingId);
    await eventually(async () => {
      expect(taken).not.toEqual([]);
      expect(await one(amir.id, 'booking_cancelled', 'email')).toMatchObject({ state: 'sending' });
    });
    await erase(amir.id);
    mailbox = (_address, done) => done();
    for (const done of taken) done();
    stopped = app.nest.close(); // which lets it be written down how that ended
    await stopped;
    expect(await keptOf(amir.id)).toEqual([]);
    expect(await one(amir.id, 'booking_cancelled', 'email')).toMatchObject({ state: 'withdrawn' });
  });
});
