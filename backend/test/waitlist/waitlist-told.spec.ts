import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';
import { answerOffer, evening, join, serveWaitlist } from '../support/waitlist.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, noa, admin] = [await app.signIn('101'), await app.signIn('102'), await app.signInAdmin()];
});
afterAll(() => app.close());

/** Noa waits for Dana's hours. */
async function waiting(vehicle: string) {
  const booking = await shift(app, dana, admin).request(vehicle, { duration: 4 });
  const { body } = await join(app, noa, {}, vehicle);
  return { wish: body as { id: string }, booking };
}
async function offered(vehicle: string) {
  const { wish, booking } = await waiting(vehicle);
  await admin.delete(`/api/admin/bookings/${booking.id}`).expect(200);
  await serveWaitlist(app);
  return wish;
}
const messagesOf = (wishId: string) =>
  app.database.query<{ id: string; told: string }>({
    name: 'test.messages-of-wish',
    text: `SELECT id, concat_ws(' ', kind, channel, state) AS told FROM notification WHERE stream = $1 ORDER BY kind, channel`,
    values: [wishId],
  });
/** What is written into the message that the wait has ended, and what is still sent. */
async function told({ id }: { readonly id: string }) {
  const messages = await messagesOf(id);
  const ended = messages.find((message) => message.told.startsWith('waitlist_ended'))?.id;
  const facts = ended && (await app.database.fetch(messageFacts([{ id: ended }]))).get(ended);
  const sent = messages.map((message) => message.told).filter((message) => !message.endsWith('withdrawn'));
  return { sent, waitEnd: facts ? facts.waitEnd : undefined };
}
const byBoth = ['waitlist_ended email queued', 'waitlist_ended whatsapp queued'];
const hours = { startAt: evening.startTime, endAt: evening.endTime };

describe('a person who waits is told', () => {
  it('that an offer has passed', async () => {
    const wish = await offered('ALS1');
    app.clock.advanceMinutes(30);
    await serveWaitlist(app);
    expect(await told(wish)).toEqual({
      sent: byBoth,
      waitEnd: { vehicleName: 'ALS1', ...hours, because: 'passed' },
    });
  });

  it('that the offered vehicle cannot be had, unless there is another offer', async () => {
    const wish = await offered('BLS1');
    const vehicle = `/api/vehicles/${await vehicleId(app, 'BLS1')}`;
    await admin.put(vehicle).send({ status: 'unavailable' }).expect(200);
    await serveWaitlist(app);
    expect(await told(wish)).toEqual({
      sent: byBoth,
      waitEnd: { vehicleName: 'BLS1', ...hours, because: 'vehicle-gone' },
    });
    await admin.put(vehicle).send({ status: 'available' }).expect(200);
    await serveWaitlist(app);
    expect((await told(wish)).sent).toEqual(['waitlist_offer email queued', 'waitlist_offer whatsapp queued']);
    await answerOffer(noa, wish, 'decline');
    expect((await told(wish)).sent).toEqual([]);
  });

  it('that the hours came without an offer', async () => {
    const { wish } = await waiting('BLS2');
    app.clock.set('2026-11-23T19:30:00.000Z');
    await serveWaitlist(app);
    expect(await told(wish)).toEqual({
      sent: byBoth,
      waitEnd: { vehicleName: 'BLS2', ...hours, because: 'hours-over' },
    });
  });

  it('nothing by a withdrawal of their own', async () => {
    app.clock.set('2026-11-23T09:00:00.000Z');
    const { wish } = await waiting('FLY CAR 1');
    await noa.delete(`/api/waitlist/${wish.id}`).expect(204);
    expect((await told(wish)).sent).toEqual([]);
  });
});
