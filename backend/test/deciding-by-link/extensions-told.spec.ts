import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { addHours, instant } from '@rigbook/contracts/kernel/time';
import { mailParts } from '../support/servers/mail-parts.js';
import { openDecisions } from './support/decisions.js';

type Opened = Awaited<ReturnType<typeof openDecisions>>;
type Booking = Awaited<ReturnType<Opened['requested']>>;

let opened: Opened;
beforeAll(async () => {
  opened = await openDecisions();
});
afterAll(() => opened.close());

const ask = ({ id, vehicle, startTime, endTime }: Booking) =>
  opened.dana
    .post(`/api/bookings/${id}/extension`)
    .send({
      seen: { vehicleId: vehicle.id, startTime, endTime },
      hours: 4,
      addendumVersion: currentAddendumVersion,
      askIfNeeded: true,
    })
    .expect(200);
const toldOf = async ({ id }: Booking) =>
  (
    await opened.app.database.query<{ told: string }>({
      name: 'test.told-of',
      text: `SELECT r.unit_number || ' ' || n.channel AS told FROM notification n JOIN responder r ON r.id = n.responder_id
             WHERE n.booking_id = $1 AND n.kind = 'extension_to_decide' ORDER BY 1`,
      values: [id],
    })
  ).map(({ told }) => told);
const approved = async (wish: object) => {
  const booking = await opened.requested(wish);
  await opened.step.approve(booking);
  return booking;
};

it('an administrator who wants each request hears of an extension to decide by the same channels, with the way to the booking', async () => {
  const { app, ruth, wantsMessages, settled, deliveries, mail } = opened;
  const second = await app.signIn('102');
  await wantsMessages(second, ['whatsapp', 'email']).then(({ status }) => expect(status).toBe(200));
  const booking = await approved({ startTime: '2026-11-24T04:00:00.000Z' });
  await ask(booking);
  // 103 decides too, but has not asked for messages; the office is told by its own
  expect(await toldOf(booking)).toEqual(['100 email', '102 email', '102 whatsapp']);
  expect((await deliveries(booking.id, 'extension_requested')).map(({ channel }) => channel)).toEqual(['email']);
  await settled(booking.id, 'extension_to_decide', { state: 'sent' });
  const { id } = await opened.delivery(booking.id, 'extension_to_decide');
  const source = mail.arrived.find((one) => one.source.includes(`Message-ID: <${id}@`))?.source ?? '';
  expect(mailParts(source)[0]?.content).toContain(`/admin?tab=diary&booking=${booking.id}`);
  await ruth
    .put(`/api/admin/bookings/${booking.id}/extension`)
    .send({ decision: 'approve', until: addHours(instant(booking.endTime), 4) })
    .expect(200);
  await wantsMessages(second, []).then(({ status }) => expect(status).toBe(200));
});

it('is not told of what was withdrawn before it was sent, nor of the same booking more than five times in ten minutes', async () => {
  const { servers, dana, deliveries } = opened;
  servers.mailbox = (_address, done) => done(Object.assign(new Error('busy'), { responseCode: 450 }));
  const booking = await approved({ startTime: '2026-11-25T04:00:00.000Z' });
  for (let times = 0; times < 7; times += 1) {
    await ask(booking);
    await dana.delete(`/api/bookings/${booking.id}/extension`).expect(200);
  }
  expect(await toldOf(booking)).toEqual(Array.from({ length: 5 }, () => '100 email'));
  servers.takeAllMail();
  const states = (await deliveries(booking.id, 'extension_to_decide')).map(({ state }) => state);
  expect(states.filter((state) => state === 'sent')).toEqual([]);
});
