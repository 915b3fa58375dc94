import { v7 } from 'uuid';
import { day } from '@rigbook/contracts/kernel/calendar';
import type { HandingOnId, HandoverId, StandingShiftId, WishId } from '@rigbook/contracts/kernel/ids';
import { addHours, instant, periodOf } from '@rigbook/contracts/kernel/time';
import { handoversOf } from '../../src/audit/custody/holders.query.js';
import { factsWithHold, takeOverFacts } from '../../src/booking/commands/request-booking/request-facts.query.js';
import {
  bookingWithHours,
  endedOffersOf,
  offerById,
  offeredToEverybody,
  offersBy,
  offersOver,
  offersTo,
  offersToEverybody,
  openOfferOf,
} from '../../src/handing-on/own-offers/offers.query.js';
import {
  bookingToBegin,
  lastHandoverOf,
  openedHandover,
  openerOf,
  takenWithCode,
} from '../../src/joint-handover/handovers.query.js';
import { notificationOutbox } from '../../src/notifications/outbox/notification-outbox.projection.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import { reasonsForTurn } from '../../src/standing-shifts/make-bookings/reasons-for-turn.query.js';
import { standingShiftsAtWork } from '../../src/standing-shifts/make-bookings/standing-shifts-at-work.query.js';
import {
  oneStandingShift,
  standingShiftsOf,
  standingShiftsPage,
  standingShiftsWithGaps,
} from '../../src/standing-shifts/views/standing-shifts.query.js';
import { candidates, endingWishes } from '../../src/waitlist/make-offers/open-wishes.query.js';
import { waitingForHoursOf } from '../../src/waitlist/own-wishes/waiting-for.query.js';
import { lineFor, openWishesOf, ownWish, takenSlots } from '../../src/waitlist/own-wishes/wishes.query.js';
import type { TestDatabase } from '../support/database.js';
import { type Reads, expectBounded, growingTables, rowsTouched, scansOf } from '../support/query-plan.js';
import { first, laterThan, MOST_ROWS, openLargeDatabase, PAGE, week } from '../support/large-database.js';
import type { SeededBookings } from '../support/seed-bookings.js';

const BOOKINGS = 20_000;
const WAITING = 50;
const STANDING = 40;

let store: TestDatabase;
let seeded: SeededBookings;

beforeAll(async () => {
  ({ store, seeded } = await openLargeDatabase(
    BOOKINGS,
    `INSERT INTO waitlist_wish (wish_id, responder_id, vehicle_id, any_of_type, start_at, end_at, least_hours, purpose, joined_at, status)
       SELECT booking_id, responder_id, vehicle_id, true, start_at, end_at, 1, 'Shift', requested_at,
              CASE WHEN row_number() OVER (ORDER BY start_at DESC) <= ${WAITING} THEN 'waiting' ELSE 'ended' END
       FROM booking_diary;
       INSERT INTO waitlist_slot (wish_id, responder_id, is_open) SELECT wish_id, responder_id, status = 'waiting' FROM waitlist_wish;
       INSERT INTO standing_shift (standing_shift_id, responder_id, vehicle_id, weekdays, start_hour, duration_hours, from_day,
                                   except_days, set_at, since, ended_at, ended_because)
       SELECT booking_id, responder_id, vehicle_id, '{monday}', 18, 4, '2025-01-01', '{}', requested_at, requested_at,
              CASE WHEN row_number() OVER (ORDER BY start_at DESC) > ${STANDING} THEN end_at END, 'admin'
       FROM booking_diary LIMIT ${BOOKINGS / 2};
       INSERT INTO standing_shift_booking (booking_id, standing_shift_id, day)
       SELECT d.booking_id, s.standing_shift_id, (d.start_at AT TIME ZONE 'UTC')::date::text
       FROM booking_diary d JOIN standing_shift s ON s.responder_id = d.responder_id
       ON CONFLICT DO NOTHING;
       INSERT INTO standing_shift_gap (standing_shift_id, day, because, start_at, end_at, told_at)
       SELECT standing_shift_id, (date '2025-01-01' + n)::text, 'IN_THE_PAST', set_at, set_at, set_at
       FROM standing_shift, generate_series(1, 3) n;
       INSERT INTO handing_on (handing_on_id, responder_id, booking_id, vehicle_id, start_at, end_at, signed, to_responder_id, offered_at, status)
       SELECT booking_id, responder_id, booking_id, vehicle_id, start_at, end_at, false,
              CASE WHEN duration_hours > 1 THEN responder_id END, requested_at,
              CASE WHEN row_number() OVER (ORDER BY start_at DESC) <= ${WAITING} THEN 'open' ELSE 'accepted' END
       FROM booking_diary;
       ANALYZE waitlist_wish, waitlist_slot, standing_shift, standing_shift_booking, standing_shift_gap, handing_on`,
  ));
});
afterAll(() => store.close());

const later = () => laterThan(seeded);
const reads: Reads = [
  ['standing shifts whose bookings are due', () => standingShiftsAtWork(day('2026-11-16')).statement],
  ['what happened since standing shifts were last made', () => reasonsForTurn(undefined).statement],
  ['standing shifts', () => standingShiftsPage({ ended: false }, day('2026-11-22'), first).statement],
  ['a later page of them', () => standingShiftsPage({ ended: false }, day('2026-11-22'), later()).statement],
  ['those of a person', () => standingShiftsPage({ ended: false, ...seeded }, day('2026-11-22'), first).statement],
  ['those that ended', () => standingShiftsPage({ ended: true }, day('2026-11-22'), first).statement],
  ['a later page of those', () => standingShiftsPage({ ended: true }, day('2026-11-22'), later()).statement],
  [
    'a standing shift',
    () => oneStandingShift(seeded.bookingId as string as StandingShiftId, day('2026-11-22')).statement,
  ],
  [
    'standing shifts with days not booked',
    () => standingShiftsWithGaps(instant('2026-11-22T08:00:00.000Z'), day('2026-11-22')).statement,
  ],
  ['own standing shifts', () => standingShiftsOf(seeded.responderId, day('2026-11-22')).statement],
  [
    'the booking that takes a vehicle over',
    () => bookingToBegin(seeded.responderId, seeded.vehicleId, week().startAt).statement,
  ],
  ['the last handover of a booking', () => lastHandoverOf(seeded.bookingId, seeded.responderId).statement],
  ['who has opened the code of a booking', () => openerOf(seeded.bookingId).statement],
  [
    'a code that a responder has opened',
    () => openedHandover(seeded.bookingId as unknown as HandoverId, seeded.responderId).statement,
  ],
  ['what a responder took over with a code', () => takenWithCode('hash', seeded.responderId).statement],
  ['the handovers of bookings', () => handoversOf([seeded.bookingId]).statement],
  ['what a responder offers', () => offersBy(seeded.responderId, week().startAt).statement],
  ['what is offered to a responder', () => offersTo(seeded.responderId, week().startAt).statement],
  ['what is offered to everybody', () => offersToEverybody(seeded.responderId, week().startAt, null).statement],
  [
    'what else is offered to everybody',
    () => offersToEverybody(seeded.responderId, week().startAt, seeded.bookingId as unknown as HandingOnId).statement,
  ],
  ['offers of a booking that ended', () => endedOffersOf(seeded.bookingId).statement],
  ['an offer', () => offerById(seeded.bookingId as unknown as HandingOnId).statement],
  ['offers that are over', () => offersOver(week().startAt, PAGE).statement],
  ['the open offer of a booking', () => openOfferOf(seeded.bookingId).statement],
  ['the booking with some hours', () => bookingWithHours(seeded.vehicleId, week()).statement],
  [
    'the facts of taking a booking over',
    () =>
      takeOverFacts(
        { responderId: seeded.responderId, vehicleId: seeded.vehicleId, period: periodOf(week().startAt, 4) },
        seeded.bookingId,
        'UTC',
      ).statement,
  ],
  ['what a responder waits for', () => openWishesOf(seeded.responderId).statement],
  ['the slots that a responder cannot get', () => takenSlots(seeded.responderId).statement],
  ['the line for some hours', () => lineFor({ ...seeded, period: week(), anyOfType: true }).statement],
  ["a responder's wish", () => ownWish(v7() as WishId, seeded.responderId).statement],
  ['wishes that are over', () => endingWishes(week().startAt, PAGE).statement],
  [
    'the facts of an accepted offer',
    () => factsWithHold(v7(), { ...seeded, period: week() }, 'Asia/Jerusalem').statement,
  ],
  ['which bookings are offered to everybody', () => offeredToEverybody([seeded.bookingId], week().startAt).statement],
  ['how many wait for hours of bookings', () => waitingForHoursOf([seeded.bookingId]).statement],
];

describe(`with ${BOOKINGS} bookings every read touches a bounded number of rows:`, () => {
  it.each(reads)('%s', async (_what, statement) => {
    await expectBounded(store, growingTables, statement(), MOST_ROWS);
  });
});

it('who could be offered hours is found by index, in the hours that somebody waits for', async () => {
  const scans = await scansOf(store, ['waitlist_wish', 'vehicle_reservation'], candidates(week().startAt).statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(WAITING * 20 * 6);
});

it('who is told of a booking that is offered to everybody is found by an index', async () => {
  await withConnection(store.url, async (owner) => {
    await owner.query(`UPDATE responder SET told_of_offers = true WHERE unit_number LIKE '%77'`);
    await owner.query('VACUUM ANALYZE responder');
  });
  const { startAt } = week();
  const data = {
    responderId: seeded.responderId,
    toResponderId: null,
    bookingId: seeded.bookingId,
    startAt,
    endAt: addHours(startAt, 4),
  };
  const event = { id: v7(), stream: v7(), type: 'HandingOnOffered', actor: 'system', recordedAt: startAt, data };
  const [statement, ...others] = project([notificationOutbox], [event]);
  expect(others).toEqual([]);
  const scans = await scansOf(store, ['responder', ...growingTables], statement!);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(MOST_ROWS);
});
