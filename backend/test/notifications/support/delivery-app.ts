import { DeliveryPace } from '../../../src/notifications/delivery/delivery-pace.js';
import { eventually } from '../../event-store/support/eventually.js';
import { tellOfficeAtOnce } from './messages.js';
import { startTestApp } from '../../support/app.js';
import { startCloudApi } from '../../support/servers/cloud-api.js';
import { startMailServer } from '../../support/servers/mail-server.js';
import { shift } from '../../support/shift.js';

/** Looks often; what is taken for lost is so by the test's clock. */
class Hasty extends DeliveryPace {
  override readonly lookEveryMillis = 50;
}

export interface Delivery {
  readonly kind: string;
  readonly channel: string;
  readonly state: string;
  readonly tries: number;
  readonly attempts: number;
  readonly problem: string | null;
  readonly said: string | null;
  readonly provider_id: string | null;
  readonly due_at: string;
  readonly id: string;
}

type Mailbox = (address: string, done: (error?: Error | null) => void) => void;
const takesAll: Mailbox = (_address, done) => done();

/** The application with a mail server and WhatsApp's API beside it; its queue is on Redis where an address is given. */
export async function openDelivery(redisUrl: string | undefined) {
  const servers = { mailbox: takesAll, takeAllMail: () => void (servers.mailbox = takesAll) };
  const [mail, cloud] = await Promise.all([
    startMailServer({ onRcptTo: ({ address }, _session, done) => servers.mailbox(address, done) }),
    startCloudApi(),
  ]);
  const app = await startTestApp({
    delivery: new Hasty(),
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Rigbook <office@rigbook.example>',
      WHATSAPP_API_URL: cloud.url,
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_PHONE_NUMBER_ID: '1234',
      ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    },
  });
  const [dana, ruth] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  await ruth.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
  const step = shift(app, dana, ruth);
  let day = 24;

  const deliveries = (bookingId: string, kind: string) =>
    app.database.query<Delivery>({
      name: 'test.deliveries',
      text: 'SELECT * FROM notification WHERE booking_id = $1 AND kind = $2 ORDER BY channel',
      values: [bookingId, kind],
    });
  const delivery = async (bookingId: string, kind: string, channel = 'email') =>
    (await deliveries(bookingId, kind)).find((one) => one.channel === channel)!;
  const mails = (subject: RegExp) =>
    mail.arrived.filter(({ source }) => subject.test(unfolded(source).match(/^Subject: (.*)\r$/m)?.[1] ?? ''));
  /** Another day for each booking, so that none stands in another's way. */
  const requested = async (wish: object = {}) => {
    await tellOfficeAtOnce(app);
    const startTime = `2026-11-${day % 2 === 0 ? 24 : 25}T${String(4 + Math.floor((day++ - 24) / 2)).padStart(2, '0')}:00:00.000Z`;
    return step.request('BLS1', { startTime, duration: 1, ...wish });
  };
  const settled = (bookingId: string, kind: string, expected: object, channel?: string) =>
    eventually(async () => expect(await delivery(bookingId, kind, channel)).toMatchObject(expected));
  return {
    servers,
    mail,
    cloud,
    app,
    dana,
    ruth,
    step,
    stop: () => app.stop(),
    delivery,
    deliveries,
    mails,
    requested,
    settled,
    async close() {
      await app.close();
      await Promise.all([mail.close(), cloud.close()]);
    },
  };
}

export type DeliveryApp = Awaited<ReturnType<typeof openDelivery>>;

export const unfolded = (source: string) => source.replaceAll(/\r\n[ \t]+/g, ' ');
