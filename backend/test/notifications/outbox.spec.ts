import { randomUUID } from 'node:crypto';
import { notificationKinds, type NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import { notificationOutbox } from '../../src/notifications/outbox/notification-outbox.projection.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import type { ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';
import { rebuild } from '../../src/platform/event-store/rebuild/rebuild.js';
import { wiring } from '../../src/app/app.module.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';
import { tellOfficeAtOnce } from './support/messages.js';

let app: TestApp;
let dana: Person;
let ruth: Person;
let step: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, ruth] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  step = shift(app, dana, ruth);
});
afterAll(() => app.close());

interface Row {
  readonly kind: string;
  readonly channel: string;
  readonly recipient: string;
  readonly state: string;
  readonly due: string;
}

/** `kind channel recipient state`, and minutes from the booking's start until it is due, where that is not at once. */
async function messagesAbout(bookingId: string): Promise<string[]> {
  const rows = await app.database.query<Row>({
    name: 'test.messages',
    text: `SELECT n.kind, n.channel, n.recipient, n.state,
                  CASE WHEN n.due_at = n.created_at THEN 'at once' ELSE (extract(epoch FROM n.due_at - b.start_at) / 60)::integer::text END AS due
           FROM notification n JOIN booking_diary b USING (booking_id) WHERE booking_id = $1 ORDER BY n.id, n.channel`,
    values: [bookingId],
  });
  return rows
    .map(({ kind, channel, recipient, state, due }) => `${kind} ${channel} ${recipient} ${state} ${due}`)
    .sort();
}

const waiting = (...ofBooking: readonly string[]) => ofBooking.toSorted();

describe('an event', () => {
  it('is told in its own transaction: the request to the office, the decision to the responder', async () => {
    const booking = await step.request('ALS1');
    const request = 'booking_requested email organisation queued at once';
    expect(await messagesAbout(booking.id)).toEqual([request]);
    await step.approve(booking);
    expect(await messagesAbout(booking.id)).toEqual(
      waiting(
        'booking_requested email organisation withdrawn at once',
        'booking_approval email responder queued at once',
        'signature_request email responder queued at once',
        'signature_request whatsapp responder queued at once',
        'signature_reminder email responder queued -180',
        'signature_reminder whatsapp responder queued -180',
        'upcoming_shift email responder queued -60',
        'upcoming_shift whatsapp responder queued -60',
      ),
    );
    await step.sign(booking);
    expect(await messagesAbout(booking.id)).toEqual(
      waiting(
        'booking_requested email organisation withdrawn at once',
        'booking_approval email responder queued at once',
        'signature_request email responder withdrawn at once',
        'signature_request whatsapp responder withdrawn at once',
        'signature_reminder email responder withdrawn -180',
        'signature_reminder whatsapp responder withdrawn -180',
        'upcoming_shift email responder queued -60',
        'upcoming_shift whatsapp responder queued -60',
      ),
    );
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
    expect((await messagesAbout(booking.id)).filter((message) => message.includes('queued'))).toEqual([]);
    expect((await messagesAbout(booking.id)).filter((message) => message.includes('cancelled'))).toEqual([]);
  });

  it('of a shift is told, too: the return that is overdue, and damage', async () => {
    const booking = await step.signed('BLS1');
    app.clock.set('2026-11-23T15:55Z');
    await step.checkIn(booking);
    expect((await messagesAbout(booking.id)).filter((message) => message.includes('queued'))).toEqual(
      waiting(
        'booking_approval email responder queued at once',
        'overdue_return email responder queued 240',
        'overdue_return whatsapp responder queued 240',
        'overdue_return_office email organisation queued 270',
      ),
    );
    const damage = { area: 'roof', severity: 'minor', description: 'A scratch' };
    await step.checkOut(booking, { damageReports: [damage], noDamageConfirmed: false });
    expect((await messagesAbout(booking.id)).filter((message) => message.includes('queued'))).toEqual([
      'damage_reported email organisation queued at once',
    ]);
    app.clock.set('2026-11-23T08:00Z');
  });

  it('that comes too late for a reminder brings none', async () => {
    const booking = await step.request('BLS2', { startTime: '2026-11-23T10:00:00.000Z', duration: 2 });
    await step.approve(booking);
    expect((await messagesAbout(booking.id)).filter((message) => /reminder|upcoming/.test(message))).toEqual([
      'upcoming_shift email responder queued -60',
      'upcoming_shift whatsapp responder queued -60',
    ]);
  });

  it('tells of a rejection, and of a cancellation by an administrator', async () => {
    const wish = { startTime: '2026-11-24T10:00:00.000Z', duration: 2 };
    const rejected = await step.request('ALS1', wish);
    await ruth
      .put(`/api/admin/bookings/${rejected.id}/approve`)
      .send({ approved: false, adminNotes: 'No' })
      .expect(200);
    expect((await messagesAbout(rejected.id)).filter((message) => message.includes('queued'))).toEqual([
      'booking_rejection email responder queued at once',
      'booking_rejection whatsapp responder queued at once',
    ]);
    const cancelled = await step.request('ALS1', wish);
    await step.approve(cancelled);
    await ruth.delete(`/api/admin/bookings/${cancelled.id}`).send({ reason: 'Called off' }).expect(200);
    expect((await messagesAbout(cancelled.id)).filter((message) => message.includes('queued'))).toEqual([
      'booking_cancelled email responder queued at once',
      'booking_cancelled whatsapp responder queued at once',
    ]);
  });

  it("is told by the channels that the responder has chosen, and by a message's own where it has only one", async () => {
    await choose(['whatsapp']);
    const booking = await step.request('BLS2', { startTime: '2026-11-25T10:00:00.000Z', duration: 2 });
    await step.approve(booking);
    expect((await messagesAbout(booking.id)).filter((message) => message.includes('responder queued at once'))).toEqual(
      ['booking_approval email responder queued at once', 'signature_request whatsapp responder queued at once'],
    );
    await choose(['email', 'whatsapp']);
  });

  it.each([[['email']], [['whatsapp']], [['email', 'whatsapp']]] as const)(
    'goes to a responder who chose %j by these as far as the message does, and never by none',
    async (chosen) => {
      await choose(chosen);
      const booking = await openBooking();
      await tellOfficeAtOnce(app);
      const byBoth: readonly NotificationKind[] = [
        'signature_request',
        'signature_reminder',
        'upcoming_shift',
        'booking_rejection',
        'booking_cancelled',
        'overdue_return',
        'extension_ended',
        'waitlist_offer',
        'substitute_offer',
        'standing_shift_not_made',
        'handing_on_offered',
        'handing_on_by_office',
        'handing_on_accepted',
        'handing_on_ended',
        'waitlist_ended',
      ];
      // no event tells of a changed account, and it goes by every channel (account-notices.spec.ts), or warns (reminders.spec.ts);
      // administrators are told of a request or an extension if they chose so (test/deciding-by-link), and people of offers to everybody (told-of-offers.spec.ts);
      // the office is told of a vehicle that a check finds unfit (test/checklists); and of what is seen at one (about-vehicles.spec.ts), as who contested a reading is of its outcome
      const byNoEvent =
        /^(account_changed|damage_named|reading_settled|seen_at_vehicle|vehicle_unfit|request_to_decide|extension_to_decide|handing_on_to_everybody|no_show_warning|next_shift_delayed|request_reminder|request_last_reminder)/;
      const toldByEvents = notificationKinds.filter((kind) => !byNoEvent.test(kind));
      // administrators are told of an emergency by every channel
      const channelsOf = (kind: NotificationKind) =>
        kind === 'emergency_take' ? ['email', 'whatsapp'] : byBoth.includes(kind) ? chosen : ['email'];
      expect(await channelsToldBy(everyTelling(booking, await idOf('101')))).toEqual(
        Object.fromEntries(toldByEvents.map((kind) => [kind, channelsOf(kind)])),
      );
      await choose(['email', 'whatsapp']);
    },
  );

  it('that was refused is told to nobody', async () => {
    const before = await count();
    await dana.post('/api/bookings').send({ vehicleId: 'x' }).expect(400);
    const booked = { startTime: '2026-11-26T10:00:00.000Z', duration: 2 };
    const booking = await step.request('ALS1', booked);
    await ruth.put(`/api/admin/bookings/${booking.id}/approve`).send({ approved: true }).expect(200);
    const told = await count();
    await ruth.put(`/api/admin/bookings/${booking.id}/approve`).send({ approved: true }).expect(409);
    expect(told).toBeGreaterThan(before);
    expect(await count()).toBe(told);
  });

  it('is told once, however often the log is replayed', async () => {
    const before = await rows();
    await rebuild({ url: app.testDatabase.url, wiring });
    expect(await rows()).toEqual(before);
  });
});

describe('a reminder', () => {
  it.each([
    ['the clocks go back', '2027-10-30T12:00Z', '2027-10-31T01:00:00.000Z', '2027-10-30T22:00:00.000Z'],
    ['the clocks go forward', '2027-03-25T12:00Z', '2027-03-26T02:00:00.000Z', '2027-03-25T23:00:00.000Z'],
  ])('comes three hours before the start, also in the night when %s', async (_night, now, startTime, due) => {
    app.clock.set(now);
    const admin = await app.signInAdmin();
    const steps = shift(app, admin, admin);
    const booking = await steps.request('ALS1', { startTime, duration: 1 });
    await steps.approve(booking);
    const [row] = await app.database.query<{ due_at: string }>({
      name: 'test.reminder',
      text: `SELECT due_at FROM notification WHERE booking_id = $1 AND kind = 'signature_reminder' AND channel = 'email'`,
      values: [booking.id],
    });
    expect(row?.due_at).toBe(due);
  });
});

let openBookings = 0;
const openBooking = async (): Promise<string> => {
  const startTime = `2026-11-27T0${(openBookings += 1)}:00:00.000Z`;
  return (await step.request('BLS2', { startTime, duration: 1 })).id;
};
const idOf = async (unitNumber: string): Promise<string> => {
  const { body } = await ruth.get('/api/users').expect(200);
  return (body as { id: string; unitNumber: string }[]).find((user) => user.unitNumber === unitNumber)!.id;
};

/** One event of each type that somebody is told of, and a second request, which the office is told of in a digest. */
function everyTelling(bookingId: string, responderId: string): readonly ProjectedEvent[] {
  const endAt = app.clock.now();
  const data = {
    responderId,
    cancelledBy: 'admin',
    bookedBy: 'admin',
    endedBecause: 'rejected',
    damageReports: [{}],
    toResponderId: responderId,
    contestedBy: responderId,
    endAt,
    before: { endAt },
  };
  return [...Object.keys(notificationOutbox.on), 'BookingRequested']
    .filter((type) => type !== 'ResponderErased')
    .map((type) => ({
      id: randomUUID(),
      type,
      stream: bookingId,
      recordedAt: app.clock.now(),
      actor: 'system',
      data: type.startsWith('Waitlist') ? { ...data, endedBecause: 'passed' } : data,
    }))
    .flatMap((event) =>
      event.type === 'HandingOnOffered'
        ? [event, { ...event, id: randomUUID(), data: { ...data, toResponderId: null, offeredBy: 'admin' } }]
        : [event],
    );
}

/** By which channels the outbox tells of these: kind by kind, as far as it does at all. */
async function channelsToldBy(events: readonly ProjectedEvent[]): Promise<Readonly<Record<string, readonly string[]>>> {
  for (const statement of project([notificationOutbox], events)) await app.database.query(statement);
  const told = await app.database.query<{ kind: string; channels: string[] }>({
    name: 'test.channels-told-by',
    text: `SELECT kind, array_agg(DISTINCT channel ORDER BY channel) AS channels FROM notification
           WHERE event_id = ANY ($1::uuid[]) GROUP BY kind`,
    values: [events.map(({ id }) => id)],
  });
  return Object.fromEntries(told.map(({ kind, channels }) => [kind, channels]));
}

const choose = (channels: readonly string[]) =>
  app.database.query({
    name: 'test.choose',
    text: `UPDATE responder SET channels = $1 WHERE unit_number = '101'`,
    values: [channels],
  });
const rows = () =>
  app.database.query<object>({ name: 'test.rows', text: 'SELECT * FROM notification ORDER BY id', values: [] });
const count = async () => (await rows()).length;
