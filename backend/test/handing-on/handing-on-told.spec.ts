import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { messageValues } from '../../src/notifications/delivery/message-values.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { accept, endOffers, give, needsApproval, proposeSwap, seenOf } from '../support/handing-on.js';
import { eventually } from '../event-store/support/eventually.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, noa] = await Promise.all([app.signIn('101'), app.signIn('102')]);
  admin = await app.signInAdmin();
  await needsApproval(admin, false);
});
afterEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  const open = await app.database.query<{ id: string }>({
    name: 'test.open',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved', 'active')`,
    values: [],
  });
  for (const { id } of open) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  await endOffers(app);
});
afterAll(() => app.close());

const messagesTo = async (unit: string, kind: string) =>
  (
    await app.database.query<{ state: string }>({
      name: 'test.messages',
      text: `SELECT n.state FROM notification n JOIN responder r ON r.id = n.responder_id
             WHERE r.unit_number = $1 AND n.kind = $2 AND n.channel = 'email' ORDER BY n.created_at, n.id`,
      values: [unit, kind],
    })
  ).map(({ state }) => state);

describe('a booking that goes to a colleague', () => {
  it('is told to both in messages, activity and history', async () => {
    const booking = await shift(app, dana, admin).signed();
    const { body: offer } = await give(dana, booking, '102').expect(201);
    expect(await messagesTo('102', 'handing_on_offered')).toContain('queued');
    await accept(noa, offer, booking).expect(200);
    expect(await messagesTo('102', 'handing_on_offered')).not.toContain('queued');
    expect(await messagesTo('101', 'handing_on_accepted')).toContain('queued');
    expect((await messagesTo('101', 'upcoming_shift')).at(-1)).toBe('withdrawn');
    const lines = async (person: Person) =>
      ((await person.get('/api/activity').expect(200)).body as { code: string }[])[0]?.code;
    await eventually(async () =>
      expect([await lines(dana), await lines(noa)]).toEqual(['booking-handed-on', 'booking-taken-over']),
    );
    const { body: history } = await noa.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
    const after = (history as { type: string; after: { user: { unitNumber: string } } }[]).map(
      ({ type, after: { user } }) => [type, user.unitNumber],
    );
    expect(after).toEqual([
      ['BookingRequested', '101'],
      ['BookingApproved', '101'],
      ['AgreementSigned', '101'],
      ['BookingHandedOn', '102'],
    ]);
    expectProblem(await dana.get(`/api/audit/bookings/${booking.id}/history`), 404, 'BOOKING_NOT_FOUND');
  });

  it('tells each of the other one, of the hours and of what is given in return', async () => {
    const given = await shift(app, dana, admin).request();
    const wanted = await shift(app, noa, admin).request('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
    await shift(app, dana, admin).approve(given);
    await shift(app, noa, admin).approve(wanted);
    const { body: proposal } = await proposeSwap(dana, given, wanted).expect(201);
    const values = async (kind: NotificationKind, language: Language, unit: string) => {
      const [row] = await app.database.query<{ id: string }>({
        name: 'test.message-of',
        text: `SELECT n.id FROM notification n JOIN responder r ON r.id = n.responder_id
               WHERE n.stream = $1 AND n.kind = $2 AND n.channel = 'email' AND r.unit_number = $3`,
        values: [proposal.id, kind, unit],
      });
      const facts = (await app.database.fetch(messageFacts([{ id: row?.id ?? '' }]))).get(row?.id ?? '');
      if (!facts) throw new Error(`no ${kind}`);
      const link = () => 'https://rigbook.example.org/';
      const links = {
        toCheckIn: link,
        toBooking: link,
        toDecision: link,
        toOffice: link,
        toAccount: link(),
        toOwnDamage: '',
        toDamage: () => '',
        toReadings: () => '',
        toVehicle: () => '',
        toHome: link(),
        toStandingShifts: link(),
      };
      return { ...messageValues(kind, facts, language, links), wasApproved: facts.booking?.wasApproved };
    };
    expect(await values('handing_on_offered', 'en', '102')).toMatchObject({
      responderName: 'Amir Cohen',
      colleague: 'Dana Levi',
      vehicleName: 'ALS1',
      startTime: 'Mon 23 Nov, 18:00',
      inReturn: 'BLS1, Tue 24 Nov, 18:00 - Tue 24 Nov, 22:00',
    });
    await accept(noa, proposal, given).expect(200);
    expect(await values('handing_on_accepted', 'he', '101')).toMatchObject({
      responderName: 'Dana Levi',
      colleague: 'Amir Cohen',
      duration: '4 שעות',
      wasApproved: true,
    });
    // the colleague who accepted gave a shift in return: its entry leaves their calendar
    expect(await values('handing_on_accepted', 'en', '102')).toMatchObject({
      responderName: 'Amir Cohen',
      colleague: 'Dana Levi',
      vehicleName: 'BLS1',
      inReturn: 'ALS1, Mon 23 Nov, 18:00 - Mon 23 Nov, 22:00',
      wasApproved: true,
    });
  });
});

it('a swap whose wanted booking changes is told to the one who asked for it', async () => {
  const given = await shift(app, dana, admin).request();
  const wanted = await shift(app, noa, admin).request('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
  await proposeSwap(dana, given, wanted).expect(201);
  const before = [await messagesTo('101', 'handing_on_ended'), await messagesTo('102', 'handing_on_ended')];
  await noa.delete(`/api/bookings/${wanted.id}`).expect(200);
  await endOffers(app);
  expect([await messagesTo('101', 'handing_on_ended'), await messagesTo('102', 'handing_on_ended')]).toEqual([
    [...(before[0] ?? []), 'queued'],
    before[1],
  ]);
});

it('an administrator who saw the request of the former responder does not approve the new one unseen', async () => {
  const booking = await shift(app, dana, admin).request();
  const { body: offer } = await give(dana, booking, '102').expect(201);
  const { body: taken } = await accept(noa, offer, booking).expect(200);
  const approve = (responderId: string) =>
    admin
      .put(`/api/admin/bookings/${booking.id}/approve`)
      .send({ approved: true, seen: { ...seenOf(booking), responderId } });
  expectProblem(await approve(booking.user.id), 409, 'BOOKING_CHANGED_MEANWHILE');
  expect((await approve(taken.user.id as string)).status).toBe(200);
});
