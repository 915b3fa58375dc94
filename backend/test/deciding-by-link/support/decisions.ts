import { eventually } from '../../event-store/support/eventually.js';
import { type DeliveryApp, openDelivery } from '../../notifications/support/delivery-app.js';
import { mailParts } from '../../support/servers/mail-parts.js';

type Booking = Awaited<ReturnType<DeliveryApp['requested']>>;
type Person = DeliveryApp['dana'];

export const PASSWORD = 'rigbook-demo';

/** Three administrators, of whom Ruth hears of each request by mail, and what they do with the links in their mails. */
export async function openDecisions() {
  const opened = await openDelivery(undefined);
  const { app, ruth, deliveries, mail } = opened;
  await app.database.query({
    name: 'test.more-admins',
    text: `UPDATE responder SET is_admin = true WHERE unit_number IN ('102', '103')`,
    values: [],
  });

  async function wantsMessages(person: Person, decisionChannels: readonly string[]) {
    const { body: user } = await person.get('/api/auth/user').expect(200);
    const { firstName, lastName, email, phoneNumber, department } = user;
    const profile = { firstName, lastName, email, phoneNumber, department };
    return person.put('/api/auth/update-profile').send({ ...profile, decisionChannels });
  }

  /** The links to decide in the mails of that kind about a booking. */
  async function linksAbout({ id }: Booking, kind: string): Promise<readonly string[]> {
    let links: readonly string[] = [];
    await eventually(async () => {
      const ids = (await deliveries(id, kind)).filter(({ channel }) => channel === 'email').map((one) => one.id);
      expect(ids).not.toEqual([]);
      links = mail.arrived
        .filter(({ source }) => ids.some((one) => source.includes(`Message-ID: <${one}@`)))
        .flatMap(({ source }) => /\/decide#(\S+)/.exec(mailParts(source)[0]?.content ?? '')?.[1] ?? []);
      expect(links).toHaveLength(ids.length);
    });
    return links;
  }

  const seenOf = ({ vehicle, startTime, endTime }: Booking) => ({ vehicleId: vehicle.id, startTime, endTime });
  const post = (what: string, body: object) => app.visitor().post(`/api/decision-links/${what}`).send(body);
  await wantsMessages(ruth, ['email']);
  return {
    ...opened,
    wantsMessages,
    linksAbout,
    linkAbout: async (booking: Booking, kind = 'request_to_decide') => (await linksAbout(booking, kind))[0]!,
    seenOf,
    openLink: (link: string) => post('open', { link }),
    passkeyOptions: (link: string) => post('passkey-options', { link }),
    decide: (link: string, booking: Booking, more: object) =>
      post('decide', { link, approved: true, seen: seenOf(booking), ...more }),
    statusOf: async ({ id }: Booking) =>
      ((await ruth.get(`/api/admin/bookings?limit=100`).expect(200)).body as Booking[]).find((one) => one.id === id)
        ?.status,
  };
}
