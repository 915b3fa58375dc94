import { v7 } from 'uuid';
import { day } from '@rigbook/contracts/kernel/calendar';
import type { BookingId, DamageId } from '@rigbook/contracts/kernel/ids';
import { instant, periodOf } from '@rigbook/contracts/kernel/time';
import { agreementFiles } from '../../src/agreement/agreement-files/agreement-files.query.js';
import { checkInFacts } from '../../src/booking/commands/check-in-vehicle/check-in-facts.query.js';
import { handoverOf } from '../../src/booking/commands/release-bookings/handover.query.js';
import { requestFacts } from '../../src/booking/commands/request-booking/request-facts.query.js';
import { takeFacts } from '../../src/booking/commands/take-in-emergency/take-facts.query.js';
import { openBookingsWhere } from '../../src/booking/open-bookings.js';
import { activityPage } from '../../src/booking/views/activity-feed/activity-page.query.js';
import { affectedBookings } from '../../src/booking/views/affected-bookings/list-affected-bookings.controller.js';
import { bookingBeforeStep, bookingById } from '../../src/booking/views/booking-diary/booking-diary.query.js';
import type { CountedFilter } from '../../src/booking/views/booking-diary/counted-filter.js';
import { diaryAnswers, diaryPage } from '../../src/booking/views/booking-diary/diary-page.query.js';
import { meaningsOf } from '../../src/booking/views/booking-diary/diary-search.js';
import { hoursWithBooking, neighboursOf } from '../../src/booking/views/circumstances/circumstances.js';
import { lapsesByResponder, lapsesOf } from '../../src/booking/views/circumstances/lapses.query.js';
import { bookingCounts } from '../../src/booking/views/dashboard/dashboard-counts.query.js';
import { odometerPage } from '../../src/booking/views/odometer/odometer.query.js';
import { readingsAround } from '../../src/booking/views/odometer/readings-around.query.js';
import { shiftInLedger } from '../../src/booking/views/odometer/shift-in-ledger.query.js';
import { heldWithin } from '../../src/booking/views/overview/get-overview.controller.js';
import { mayBeNotReady, outNow, reviewsDue } from '../../src/booking/views/overview/watched-bookings.query.js';
import { refusedRequestsPage } from '../../src/booking/views/refused-requests/refused-requests-page.query.js';
import { hoursBookedBy } from '../../src/booking/views/responder-hours/hours-by-week.query.js';
import { decisionTimes, decisionTimesByPerson } from '../../src/booking/views/usage/decisions.query.js';
import {
  keptPromises,
  refusalsByReason,
  usageByHourOfWeek,
  usageByVehicle,
} from '../../src/booking/views/usage/usage.query.js';
import { takenInFleet, takenPeriods } from '../../src/booking/views/vehicle-calendar/taken-periods.query.js';
import { adminFleet } from '../../src/fleet/admin-fleet/fleet-vehicle.response.js';
import { vehicleFacts } from '../../src/fleet/vehicle-facts/vehicle-facts.query.js';
import { wholeFleet } from '../../src/fleet/vehicle-list/vehicle.response.js';
import { bookingsInCalendar } from '../../src/integrations/calendar-feeds/read-calendar/bookings-in-calendar.query.js';
import { bookingsToWarn } from '../../src/notifications/reminders/bookings-to-warn.query.js';
import { delayedShifts } from '../../src/notifications/reminders/delayed-shifts.query.js';
import { requestsToDecide } from '../../src/notifications/reminders/requests-to-decide.query.js';
import { eventsOfStream, eventsOfStreams, nextEvents } from '../../src/platform/event-store/log/log.statements.js';
import { Upcasting } from '../../src/platform/event-store/upcasting.js';
import type { StoredEvent } from '../../src/platform/seal/canonical-event.js';
import { everyEventAfter, settledEventsAfter } from '../../src/platform/seal/every-event.js';
import { candidates as candidateVehicles, shiftHistory } from '../../src/recommendations/recommendation-facts.query.js';
import { responderFacts } from '../../src/responders/responder-facts/responder-facts.query.js';
import type { TestDatabase } from '../support/database.js';
import { diaryReadings } from '../support/diary-readings.js';
import { type Reads, expectBounded, growingTables, rowsTouched, scansOf } from '../support/query-plan.js';
import {
  first,
  laterThan,
  MOST_ROWS,
  openLargeDatabase,
  PAGE,
  SHIFT_FOR_EACH,
  week,
} from '../support/large-database.js';
import type { SeededBookings } from '../support/seed-bookings.js';

const BOOKINGS = 100_000;
const REFUSED = 20_000;
/** Of several filters that have nothing to do with each other one at most is an index's; the others leave rows out. */
const MOST_ROWS_OF_A_SEARCH = BOOKINGS / 5;

let store: TestDatabase;
let seeded: SeededBookings;
let amidTheLog: StoredEvent;

beforeAll(async () => {
  ({ store, seeded } = await openLargeDatabase(
    BOOKINGS,
    `${SHIFT_FOR_EACH}
       INSERT INTO refused_request (id, responder_id, vehicle_id, start_at, end_at, code, rule_version, refused_at)
       SELECT booking_id, responder_id, vehicle_id, start_at, end_at,
              CASE WHEN duration_hours = 1 THEN 'IN_THE_PAST' ELSE 'VEHICLE_ALREADY_BOOKED' END, 1, requested_at
       FROM booking_diary LIMIT ${REFUSED};
       INSERT INTO usage_booking (booking_id, vehicle_id, start_at, end_at, approved)
       SELECT booking_id, vehicle_id, start_at, end_at, true FROM booking_diary;
       ANALYZE refused_request, usage_booking`,
  ));
  const text = `SELECT * FROM event ORDER BY transaction, position OFFSET ${BOOKINGS} LIMIT 1`;
  [amidTheLog] = (await store.database.query<StoredEvent>({ name: '', text, values: [] })) as [StoredEvent];
});
afterAll(() => store.close());

const later = () => laterThan(seeded);
const responderNow = () => ({ whole: false, now: week().startAt });
const reads: Reads = [
  ['a booking', () => bookingById(seeded.bookingId).statement],
  ['a booking about to change', () => bookingBeforeStep(seeded.bookingId).statement],
  ['an unknown booking', () => bookingById(v7() as BookingId).statement],
  ['own bookings', () => diaryAnswers({ responderId: seeded.responderId }, first, responderNow()).statement],
  ['the diary', () => diaryAnswers({}, first, { ...responderNow(), whole: true }).statement],
  ['a later page of the diary', () => diaryPage({}, later()).statement],
  ['the pending ones', () => diaryPage({ status: 'pending' }, first).statement],
  ['the completed ones', () => diaryPage({ status: 'completed' }, first).statement],
  ["a vehicle's", () => diaryPage({ vehicleId: seeded.vehicleId }, first).statement],
  ["a unit's", () => diaryPage({ unitNumber: '007' }, first).statement],
  [
    'those of some days',
    () => diaryPage({ from: instant('2025-01-01T00:00Z'), to: instant('2025-01-08T00:00Z') }, first).statement,
  ],
  ["a vehicle's pending ones", () => diaryPage({ vehicleId: seeded.vehicleId, status: 'pending' }, first).statement],
  ["a vehicle's calendar of a week", () => takenPeriods(seeded.vehicleId, week()).statement],
  ['the calendars of all vehicles for a day', () => takenInFleet(periodOf(week().startAt, 24)).statement],
  [
    'what stands against a check-in',
    () => checkInFacts(seeded.bookingId, week().startAt, { confirmedDamage: [v7() as DamageId] }).statement,
  ],
  ['whether its vehicle can be handed over', () => handoverOf(seeded.bookingId).statement],
  ['requests to decide', () => requestsToDecide(week().startAt).statement],
  [
    "a responder's lapses",
    () => lapsesOf(seeded.responderId, periodOf(instant('2026-08-24T00:00Z'), 90 * 24), week().startAt).statement,
  ],
  ['those to warn of a release', () => bookingsToWarn(week().startAt).statement],
  ['those whose vehicle comes back late', () => delayedShifts(week().startAt).statement],
  ['the hours that a booking adds to', () => hoursWithBooking(seeded.bookingId).statement],
  ['its neighbours', () => neighboursOf(seeded.bookingId, seeded.vehicleId, week()).statement],
  ["a responder's hours", () => hoursBookedBy(seeded.responderId, [day('2026-11-22'), day('2026-11-29')]).statement],
  ['own refused requests', () => refusedRequestsPage({ responderId: seeded.responderId }, first).statement],
  ['refused requests', () => refusedRequestsPage({}, first).statement],
  ['those for a reason', () => refusedRequestsPage({ code: 'IN_THE_PAST' }, first).statement],
  ['those that wanted a vehicle', () => refusedRequestsPage({ vehicleId: seeded.vehicleId }, first).statement],
  ['a later page of those of a unit', () => refusedRequestsPage({ unitNumber: '007' }, later()).statement],
  [
    'what a check-in at a joint handover rests on',
    () => checkInFacts(seeded.bookingId, week().startAt, { handedOverBy: seeded.bookingId }).statement,
  ],
  ['the calendar feed of a responder', () => bookingsInCalendar(seeded.responderId, week().startAt).statement],
  ['the dashboard', () => bookingCounts().statement],
  ['the readings that people contest', () => odometerPage({ isContested: true }, first).statement],
  ['a later page of them', () => odometerPage({ isContested: true }, later()).statement],
  [
    'the contested readings of a vehicle',
    () => odometerPage({ isContested: true, vehicleId: seeded.vehicleId }, first).statement,
  ],
  ['whose kilometers a reading decides', () => shiftInLedger(seeded.bookingId).statement],
  ["the readings that decide a shift's kilometers", () => readingsAround(seeded.bookingId).statement],
  ['the open bookings of a vehicle', () => openBookingsWhere(seeded.vehicleId).statement],
  ['the open bookings of a responder', () => openBookingsWhere(seeded.responderId).statement],
  ['what happened to a responder', () => activityPage(seeded.responderId, first).statement],
  ['a later page of that', () => activityPage(seeded.responderId, later()).statement],
  [
    'the vehicles that could suit a responder',
    () => candidateVehicles(periodOf(instant('2026-11-23T08:00Z'), 12)).statement,
  ],
  ["a responder's latest shifts", () => shiftHistory(seeded.responderId).statement],
  [
    'what an open-ended maintenance hits',
    () =>
      affectedBookings(seeded.vehicleId, { from: instant('2026-11-23T08:00Z'), until: null, countsShift: true })
        .statement,
  ],
  ['the signed agreements', () => agreementFiles([], first).statement],
  ['a later page of them', () => agreementFiles([], later()).statement],
  ['who is out', () => outNow().statement],
  ['the emergency takes to review', () => reviewsDue().statement],
  ['what an emergency take asks of a person', () => takeFacts(seeded.responderId).statement],
  ['what may be not ready', () => mayBeNotReady(instant('2026-11-23T11:00Z')).statement],
  ['the fleet as administrators look after it', () => adminFleet().statement],
  ['the fleet', () => wholeFleet().statement],
  ["a vehicle's facts", () => vehicleFacts(seeded.vehicleId).statement],
  ['the facts of a request', () => requestFacts({ ...seeded, period: week() }, 'Asia/Jerusalem').statement],
  ["a responder's facts", () => responderFacts(seeded.responderId).statement],
  ["a booking's history", () => eventsOfStream(seeded.bookingId, new Upcasting({ upcasters: [] })).statement],
  [
    'several histories',
    () => eventsOfStreams([seeded.bookingId, v7(), v7()], new Upcasting({ upcasters: [] })).statement,
  ],
  ['the newest events', () => nextEvents({ transaction: '1', position: String(2 * BOOKINGS) }, PAGE)],
  ['the log, as it is verified', () => everyEventAfter(amidTheLog, PAGE)],
  ['the log, as it is exported', () => settledEventsAfter(amidTheLog, PAGE)],
];

describe(`with ${BOOKINGS} bookings every read touches a bounded number of rows:`, () => {
  it.each(reads)('%s', async (_what, statement) => {
    await expectBounded(store, growingTables, statement(), MOST_ROWS);
  });
});

it('whoever is looked for among the signed agreements is found by an index', async () => {
  for (const search of [['007'], ['vehicle'], ['0', 'vehicle', '12'], ['nobody']]) {
    const words = await store.database.fetch(meaningsOf(search));
    const scans = await scansOf(store, ['booking_diary', 'signed_agreement'], agreementFiles(words, first).statement);
    expect({ search, types: scans.map((scan) => scan['Node Type']) }).not.toMatchObject({
      types: expect.arrayContaining(['Seq Scan']),
    });
    expect({ search, rows: Math.max(...scans.map(rowsTouched)) > MOST_ROWS_OF_A_SEARCH }).toEqual({
      search,
      rows: false,
    });
  }
});

it.each([
  ['the present', week()],
  ['a week of long ago', periodOf(instant('2025-01-05T00:00Z'), 7 * 24)],
])('a week of all vehicles reads little beyond it: %s', async (_, asked) => {
  const scans = await scansOf(store, ['booking_diary'], heldWithin(asked, week().startAt).statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  const perDay = 20 * 6;
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual((7 + 3) * perDay + MOST_ROWS);
});

it('the calendar feed of the fleet reads what it shows', async () => {
  const scans = await scansOf(store, growingTables, bookingsInCalendar(null, week().startAt).statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual((60 + 3) * 20 * 6);
});

it.each([
  ['by vehicle', usageByVehicle(week()).statement],
  ['by hour of the week', usageByHourOfWeek(week(), 'Asia/Jerusalem').statement],
  ['times of decisions', decisionTimes(week()).statement],
  ['times of decisions by person', decisionTimesByPerson(week(), 20).statement],
  ['refusals by reason', refusalsByReason(week()).statement],
  ['unsigned and overdue', keptPromises(week(), week().endAt).statement],
])('the use of a week reads little beyond it: %s', async (_, statement) => {
  const scans = await scansOf(store, ['usage_booking', 'booking_diary', 'refused_request'], statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(7 * 20 * 6 + MOST_ROWS);
});

it('who missed bookings or came back late in a year is found by an index', async () => {
  const year = { startAt: instant('2025-11-23T00:00Z'), endAt: instant('2026-11-23T00:00Z') };
  const scans = await scansOf(store, ['booking_diary'], lapsesByResponder(year, week().startAt, 20).statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(BOOKINGS / 50);
});

it('whatever is asked of the diary, in any order, is found by an index', async () => {
  const unlike: object[] = [];
  for (const { asked, statement } of await diaryReadings(store.database, {
    vehicleId: seeded.vehicleId,
    limit: PAGE,
  })) {
    const scans = await scansOf(store, ['booking_diary'], statement);
    const rows = Math.max(...scans.map(rowsTouched));
    const isIndexed = scans.every((scan) => scan['Node Type'] !== 'Seq Scan');
    if (!isIndexed || rows > MOST_ROWS_OF_A_SEARCH) unlike.push({ asked, rows, isIndexed });
  }
  expect(unlike).toEqual([]);
});

it.each<CountedFilter>([
  { booked: true },
  { begun: true },
  { unsigned: true },
  { checkedIn: true },
  { overdue: true },
  { weekday: 6 },
  { hour: 4 },
])('what a figure of the use counts is found by an index: %j', async (asked) => {
  const days = { from: instant('2025-11-01T00:00Z'), to: instant('2026-11-01T00:00Z') };
  const counted = { ...asked, now: week().startAt, zone: 'Asia/Jerusalem' } as const;
  for (const order of ['newest-start', 'first-requested'] as const)
    for (const filter of [{}, days, { vehicleId: seeded.vehicleId }]) {
      const scans = await scansOf(store, ['booking_diary'], diaryPage({ ...filter, counted }, first, order).statement);
      const isIndexed = scans.every((scan) => scan['Node Type'] !== 'Seq Scan');
      const isBounded = Math.max(...scans.map(rowsTouched)) <= MOST_ROWS_OF_A_SEARCH;
      expect({ order, filter, isIndexed, isBounded }).toEqual({ order, filter, isIndexed: true, isBounded: true });
    }
});

it('an hour of the week that nobody books is found by an index', async () => {
  const counted = { weekday: 6, hour: 14, now: week().startAt, zone: 'Asia/Jerusalem' } as const;
  const statement = diaryPage({ counted }, { limit: BOOKINGS, after: undefined }).statement;
  const scans = await scansOf(store, ['booking_diary', 'usage_booking'], statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(MOST_ROWS_OF_A_SEARCH);
});
