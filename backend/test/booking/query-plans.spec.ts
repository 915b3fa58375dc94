import { v7 } from 'uuid';
import type {
  BookingId,
  DamageId,
  DamagePhotoId,
  DefectId,
  HandingOnId,
  HandoverId,
  StandingShiftId,
  WishId,
  EditionId,
} from '@rigbook/contracts/kernel/ids';
import { lastMonths } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { day } from '@rigbook/contracts/kernel/calendar';
import { addHours, instant, periodOf } from '@rigbook/contracts/kernel/time';
import { handoverOf } from '../../src/booking/commands/release-bookings/handover.query.js';
import { delayedShifts } from '../../src/notifications/reminders/delayed-shifts.query.js';
import { lapsesByResponder, lapsesOf } from '../../src/booking/views/circumstances/lapses.query.js';
import { decisionTimes, decisionTimesByPerson } from '../../src/booking/views/usage/decisions.query.js';
import { requestsToDecide } from '../../src/notifications/reminders/requests-to-decide.query.js';
import { notificationOutbox } from '../../src/notifications/outbox/notification-outbox.projection.js';
import { bookingsToWarn } from '../../src/notifications/reminders/bookings-to-warn.query.js';
import {
  factsWithHold,
  requestFacts,
  takeOverFacts,
} from '../../src/booking/commands/request-booking/request-facts.query.js';
import { takeFacts } from '../../src/booking/commands/take-in-emergency/take-facts.query.js';
import { agreementFiles } from '../../src/agreement/agreement-files/agreement-files.query.js';
import { activityPage } from '../../src/booking/views/activity-feed/activity-page.query.js';
import { affectedBookings } from '../../src/booking/views/affected-bookings/list-affected-bookings.controller.js';
import { checkInFacts } from '../../src/booking/commands/check-in-vehicle/check-in-facts.query.js';
import { bookingBeforeStep, bookingById } from '../../src/booking/views/booking-diary/booking-diary.query.js';
import type { CountedFilter } from '../../src/booking/views/booking-diary/counted-filter.js';
import { diaryAnswers, diaryPage } from '../../src/booking/views/booking-diary/diary-page.query.js';
import { meaningsOf } from '../../src/booking/views/booking-diary/diary-search.js';
import { hoursWithBooking, neighboursOf } from '../../src/booking/views/circumstances/circumstances.js';
import { bookingCounts } from '../../src/booking/views/dashboard/dashboard-counts.query.js';
import { heldWithin } from '../../src/booking/views/overview/get-overview.controller.js';
import { mayBeNotReady, outNow, reviewsDue } from '../../src/booking/views/overview/watched-bookings.query.js';
import { odometerDiscrepancies } from '../../src/booking/views/odometer-discrepancies/list-odometer-discrepancies.controller.js';
import { odometerPage } from '../../src/booking/views/odometer/odometer.query.js';
import { refusedRequestsPage } from '../../src/booking/views/refused-requests/refused-requests-page.query.js';
import { openBookingsWhere } from '../../src/booking/open-bookings.js';
import { photoStanding } from '../../src/damage-photos/photo-standing.query.js';
import { damageNear } from '../../src/damage-brackets/views/brackets-naming.js';
import { damageHistory } from '../../src/damage-brackets/views/damage-history.query.js';
import { damageToTell, noDamageOf, seenAt } from '../../src/damage-brackets/views/damage-to-tell.query.js';
import { damageNearShiftsOf } from '../../src/damage-brackets/views/own-damage.query.js';
import { damagePhotos } from '../../src/damage-photos/read-photos/damage-photos.query.js';
import { knownDamage } from '../../src/booking/views/vehicle-damage/list-known-damage.controller.js';
import { hoursBookedBy } from '../../src/booking/views/responder-hours/hours-by-week.query.js';
import { keptPromises, usageByHourOfWeek, usageByVehicle } from '../../src/booking/views/usage/usage.query.js';
import {
  coverageInFleet,
  coverageOfBooking,
  coverageOfHours,
  requestsAhead,
} from '../../src/booking/views/vehicle-coverage/coverage.query.js';
import { inServiceWithin } from '../../src/booking/views/vehicle-coverage/service-history.query.js';
import { takenInFleet, takenPeriods } from '../../src/booking/views/vehicle-calendar/taken-periods.query.js';
import { adminFleet } from '../../src/fleet/admin-fleet/fleet-vehicle.response.js';
import { damageById, damageByIds, damagePage } from '../../src/fleet/vehicle-damage/damage-page.query.js';
import { vehicleFacts } from '../../src/fleet/vehicle-facts/vehicle-facts.query.js';
import { wholeFleet } from '../../src/fleet/vehicle-list/vehicle.response.js';
import { eventsOfStream, eventsOfStreams, nextEvents } from '../../src/platform/event-store/log/log.statements.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import { Upcasting } from '../../src/platform/event-store/upcasting.js';
import { candidates as candidateVehicles, shiftHistory } from '../../src/recommendations/recommendation-facts.query.js';
import { reasonsForTurn } from '../../src/standing-shifts/make-bookings/reasons-for-turn.query.js';
import { standingShiftsAtWork } from '../../src/standing-shifts/make-bookings/standing-shifts-at-work.query.js';
import {
  oneStandingShift,
  standingShiftsOf,
  standingShiftsPage,
  standingShiftsWithGaps,
} from '../../src/standing-shifts/views/standing-shifts.query.js';
import { candidates, endingWishes } from '../../src/waitlist/make-offers/open-wishes.query.js';
import {
  bookingWithHours,
  offerById,
  offersBy,
  offersOver,
  offersTo,
  endedOffersOf,
  offersToEverybody,
  openOfferOf,
  offeredToEverybody,
} from '../../src/handing-on/own-offers/offers.query.js';
import { waitingForHoursOf } from '../../src/waitlist/own-wishes/waiting-for.query.js';
import { handoversOf } from '../../src/audit/custody/holders.query.js';
import {
  bookingToBegin,
  lastHandoverOf,
  openedHandover,
  openerOf,
  takenWithCode,
} from '../../src/joint-handover/handovers.query.js';
import { bookingsInCalendar } from '../../src/integrations/calendar-feeds/read-calendar/bookings-in-calendar.query.js';
import { lineFor, openWishesOf, ownWish, takenSlots } from '../../src/waitlist/own-wishes/wishes.query.js';
import { readingsOf } from '../../src/booking/views/vehicle-use/mileage-readings.query.js';
import {
  allEditions,
  checkInEditionInForce,
  checkInEditionOf,
  editionsInForce,
  publishedEditionOf,
} from '../../src/checklists/views/checklist-editions.query.js';
import {
  defectPage,
  defectsFoundWith,
  defectsKnownAt,
  knownDefectPhotoKey,
} from '../../src/defects/views/vehicle-defects.query.js';
import {
  expensePage,
  expensesOfBooking,
  expensesRecorded,
  receiptsOfBooking,
} from '../../src/expenses/views/expenses.query.js';
import { wordsOfDefect } from '../../src/defects/erase-words/defect-words.statements.js';
import { seenPhotoKey, seenPhotos, seenPhotoStanding } from '../../src/seen-photos/seen-photo.statements.js';
import { parkingOf, parkingPhotoKey } from '../../src/vehicle-parking/vehicle-parking.query.js';
import { vehicleMonths } from '../../src/vehicle-months/vehicle-months.query.js';
import { allFloors } from '../../src/vehicle-coverage/views/coverage-floors.query.js';
import { servicesOf } from '../../src/vehicle-service/views/list-services.controller.js';
import { plansOfFleet } from '../../src/vehicle-service/views/service-plans.query.js';
import { responderFacts } from '../../src/responders/responder-facts/responder-facts.query.js';
import type { StoredEvent } from '../../src/platform/seal/canonical-event.js';
import { everyEventAfter, settledEventsAfter } from '../../src/platform/seal/every-event.js';
import { seedBookings, type SeededBookings } from '../support/seed-bookings.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { diaryReadings } from '../support/diary-readings.js';
import { growingTables, rowsTouched, scansOf } from '../support/query-plan.js';

const BOOKINGS = 100_000;
const REFUSED = 20_000;
const PAGE = 100;
const WAITING = 50;
const STANDING = 40;
/** Rows of growing tables that an answer may touch: a page, and what lies beside it in an index block. */
const MOST_ROWS = 3 * PAGE;
/** Of several filters that have nothing to do with each other one at most is an index's; the others leave rows out. */
const MOST_ROWS_OF_A_SEARCH = BOOKINGS / 5;

let store: TestDatabase;
let seeded: SeededBookings;
let amidTheLog: StoredEvent;

beforeAll(async () => {
  store = await openTestDatabase();
  seeded = await seedBookings(store.superuserUrl, {
    bookings: BOOKINGS,
    vehicles: 20,
    responders: 1000,
    until: instant('2026-11-23T08:00Z'),
  });
  await withConnection(store.url, (owner) =>
    owner.query(
      `INSERT INTO refused_request (id, responder_id, vehicle_id, start_at, end_at, code, rule_version, refused_at)
       SELECT booking_id, responder_id, vehicle_id, start_at, end_at,
              CASE WHEN duration_hours = 1 THEN 'IN_THE_PAST' ELSE 'VEHICLE_ALREADY_BOOKED' END, 1, requested_at
       FROM booking_diary LIMIT ${REFUSED};
       INSERT INTO odometer_shift (booking_id, vehicle_id, taken_at, check_in_km, check_in_read_km, check_in_fuel_percent, returned_at,
                                   check_out_km, check_out_read_km, check_out_fuel_percent, before_km)
       SELECT booking_id, vehicle_id, start_at, 1000, 1000, 50, end_at, 1010, 1010, 40,
              1000 + (row_number() OVER (ORDER BY start_at) % 1000 = 0)::integer - (row_number() OVER (ORDER BY start_at) % 1000 = 1)::integer
       FROM booking_diary;
       INSERT INTO usage_booking (booking_id, vehicle_id, start_at, end_at, approved)
       SELECT booking_id, vehicle_id, start_at, end_at, true FROM booking_diary;
       INSERT INTO waitlist_wish (wish_id, responder_id, vehicle_id, any_of_type, start_at, end_at, least_hours, purpose, joined_at, status)
       SELECT booking_id, responder_id, vehicle_id, true, start_at, end_at, 1, 'Shift', requested_at,
              CASE WHEN row_number() OVER (ORDER BY start_at DESC) <= ${WAITING} THEN 'waiting' ELSE 'ended' END
       FROM booking_diary LIMIT ${REFUSED};
       INSERT INTO waitlist_slot (wish_id, responder_id, is_open) SELECT wish_id, responder_id, status = 'waiting' FROM waitlist_wish;
       INSERT INTO standing_shift (standing_shift_id, responder_id, vehicle_id, weekdays, start_hour, duration_hours, from_day,
                                   except_days, set_at, since, ended_at, ended_because)
       SELECT booking_id, responder_id, vehicle_id, '{monday}', 18, 4, '2025-01-01', '{}', requested_at, requested_at,
              CASE WHEN row_number() OVER (ORDER BY start_at DESC) > ${STANDING} THEN end_at END, 'admin'
       FROM booking_diary LIMIT ${REFUSED / 2};
       INSERT INTO standing_shift_booking (booking_id, standing_shift_id, day)
       SELECT d.booking_id, s.standing_shift_id, (d.start_at AT TIME ZONE 'UTC')::date::text
       FROM booking_diary d JOIN standing_shift s ON s.responder_id = d.responder_id LIMIT ${REFUSED}
       ON CONFLICT DO NOTHING;
       INSERT INTO standing_shift_gap (standing_shift_id, day, because, start_at, end_at, told_at)
       SELECT standing_shift_id, (date '2025-01-01' + n)::text, 'IN_THE_PAST', set_at, set_at, set_at
       FROM standing_shift, generate_series(1, 3) n;
       INSERT INTO handing_on (handing_on_id, responder_id, booking_id, vehicle_id, start_at, end_at, signed, to_responder_id, offered_at, status)
       SELECT booking_id, responder_id, booking_id, vehicle_id, start_at, end_at, false,
              CASE WHEN duration_hours > 1 THEN responder_id END, requested_at,
              CASE WHEN row_number() OVER (ORDER BY start_at DESC) <= ${WAITING} THEN 'open' ELSE 'accepted' END
       FROM booking_diary LIMIT ${REFUSED};
       INSERT INTO expense (expense_id, booking_id, responder_id, vehicle_id, nth, kind, spent_on, amount_minor, currency, recorded_at, status)
       SELECT booking_id, booking_id, responder_id, vehicle_id, 1, 'wash', (start_at AT TIME ZONE 'UTC')::date::text, 4500, 'ILS', end_at,
              CASE WHEN row_number() OVER (ORDER BY start_at DESC) <= ${WAITING} THEN 'waiting' ELSE 'approved' END
       FROM booking_diary;
       INSERT INTO service_done (service_id, vehicle_id, plan_id, done_on, recorded_at)
       SELECT booking_id, vehicle_id, booking_id, (start_at AT TIME ZONE 'UTC')::date::text, end_at FROM booking_diary LIMIT ${REFUSED};
       INSERT INTO vehicle_defect (defect_id, vehicle_id, booking_id, occasion, label_en, label_he, is_critical, photo_ids, reported_at, reported_in, state, state_at)
       SELECT booking_id, vehicle_id, booking_id, 'taking', 'Siren', 'Siren', false, '{}', end_at, booking_id, 'fixed', end_at FROM booking_diary LIMIT ${REFUSED};
       ANALYZE expense, odometer_shift, service_done, vehicle_defect, refused_request, usage_booking, waitlist_wish, waitlist_slot, standing_shift, standing_shift_booking, standing_shift_gap, handing_on`,
    ),
  );
  const text = `SELECT * FROM event ORDER BY transaction, position OFFSET ${BOOKINGS} LIMIT 1`;
  [amidTheLog] = (await store.database.query<StoredEvent>({ name: '', text, values: [] })) as [StoredEvent];
});
afterAll(() => store.close());

const first = { limit: PAGE, after: undefined };
const later = () => ({ limit: PAGE, after: { at: instant('2025-01-01T00:00Z'), id: seeded.bookingId } });
const responderNow = () => ({ whole: false, now: week().startAt });
const week = () => periodOf(instant('2026-11-22T22:00Z'), 7 * 24);
const reads: readonly (readonly [string, () => Statement])[] = [
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
  ['the photos of the damage of a booking', () => damagePhotos(seeded.bookingId).statement],
  [
    'a photo of damage',
    () =>
      photoStanding({ bookingId: seeded.bookingId, photoId: v7() as DamagePhotoId, uploadId: null, uploadedBy: null })
        .statement,
  ],
  ['how damage came about', () => damageHistory(seeded.vehicleId, week().endAt).statement],
  ['the damage that may name a responder', () => damageNearShiftsOf(seeded.responderId, week().startAt).statement],
  [
    'the damage near a booking',
    () => damageNear({ bookingId: seeded.bookingId, vehicleId: seeded.vehicleId }).statement,
  ],
  ['several damages', () => damageByIds([v7() as DamageId]).statement],
  ['the damage to tell of', () => damageToTell(week().startAt).statement],
  ['what was no damage', () => noDamageOf(seeded.vehicleId).statement],
  ['the damage known at a check-in', () => knownDamage(seeded.bookingId).statement],
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
  [
    'what a check-in at a joint handover rests on',
    () => checkInFacts(seeded.bookingId, week().startAt, { handedOverBy: seeded.bookingId }).statement,
  ],
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
  ['the calendar feed of a responder', () => bookingsInCalendar(seeded.responderId, week().startAt).statement],
  ['the slots that a responder cannot get', () => takenSlots(seeded.responderId).statement],
  ['the line for some hours', () => lineFor({ ...seeded, period: week(), anyOfType: true }).statement],
  ["a responder's wish", () => ownWish(v7() as WishId, seeded.responderId).statement],
  ['wishes that are over', () => endingWishes(week().startAt, PAGE).statement],
  [
    'the facts of an accepted offer',
    () => factsWithHold(v7(), { ...seeded, period: week() }, 'Asia/Jerusalem').statement,
  ],
  ['the dashboard', () => bookingCounts().statement],
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
  ['the checklists of all types', () => allEditions().statement],
  ['the list of a vehicle', () => checkInEditionInForce(seeded.vehicleId).statement],
  ['an edition for a vehicle', () => checkInEditionOf(seeded.vehicleId, v7() as EditionId).statement],
  ['an edition of a booking', () => publishedEditionOf(seeded.bookingId, v7() as EditionId, 'check-in').statement],
  ['a photo of a known defect', () => knownDefectPhotoKey(seeded.bookingId, v7() as DamagePhotoId).statement],
  ['the checklists of a booking', () => editionsInForce(seeded.bookingId).statement],
  ['defects of the fleet that stand', () => defectPage({ standing: 'standing' }, first).statement],
  [
    'closed defects of a vehicle',
    () => defectPage({ standing: 'closed', vehicleId: seeded.vehicleId }, first).statement,
  ],
  ['what was seen at a vehicle', () => seenAt(seeded.vehicleId).statement],
  [
    'what announced a photo of what was seen',
    () =>
      seenPhotoStanding({
        vehicleId: seeded.vehicleId,
        photoId: v7() as DamagePhotoId,
        uploadId: null,
        by: seeded.responderId,
      }).statement,
  ],
  ['the photos of what was seen', () => seenPhotos(v7() as DefectId).statement],
  ['a photo of what was seen', () => seenPhotoKey(v7() as DefectId, v7() as DamagePhotoId).statement],
  ['the words of a defect', () => wordsOfDefect(v7() as DefectId).statement],
  ['where a vehicle stands', () => parkingOf(seeded.vehicleId).statement],
  ['a photo of where a vehicle stands', () => parkingPhotoKey(seeded.vehicleId, v7() as DamagePhotoId).statement],
  ['defects that the next holder is shown', () => defectsKnownAt(seeded.bookingId).statement],
  ['defects that were found with a booking', () => defectsFoundWith(seeded.bookingId).statement],
  ['the coverage of the fleet in a week', () => coverageInFleet(week(), week().startAt).statement],
  ['what an approval leaves of a type', () => coverageOfBooking(seeded.bookingId, week().startAt).statement],
  ['requests of the next week', () => requestsAhead(week().startAt, week().endAt).statement],
  [
    'what a booking for somebody leaves of a type',
    () => coverageOfHours(seeded.vehicleId, week(), week().startAt).statement,
  ],
  ['when vehicles were in service', () => inServiceWithin(week(), [seeded.vehicleId]).statement],
  ['which bookings are offered to everybody', () => offeredToEverybody([seeded.bookingId], week().startAt).statement],
  ['how many wait for hours of bookings', () => waitingForHoursOf([seeded.bookingId]).statement],
  ['the floors of coverage', () => allFloors().statement],
  ['the plans of service of the fleet', () => plansOfFleet().statement],
  ['what was done of a vehicle', () => servicesOf(seeded.vehicleId).statement],
  ['the expenses of a shift', () => expensesOfBooking(seeded.bookingId).statement],
  ['the receipts of a shift', () => receiptsOfBooking(seeded.bookingId).statement],
  ['how many expenses a shift has', () => expensesRecorded(seeded.bookingId).statement],
  ['expenses, the first page', () => expensePage({}, first).statement],
  ['expenses, a later page', () => expensePage({}, later()).statement],
  ['expenses that wait', () => expensePage({ status: 'waiting' }, first).statement],
  ['expenses of a month', () => expensePage({ from: day('2026-11-01'), to: day('2026-11-30') }, first).statement],
  [
    'the mileage of the fleet in the last weeks',
    () => readingsOf('fleet', instant('2026-11-23T08:00Z'), 'UTC').statement,
  ],
  ['the mileage of one vehicle', () => readingsOf([seeded.vehicleId], instant('2026-11-23T08:00Z'), 'UTC').statement],
  ['a damage', () => damageById(v7() as DamageId).statement],
  ...(['open', 'resolved'] as const).flatMap((state) => [
    [`the ${state} damage`, () => damagePage({ state }, first).statement] as const,
    [
      `a later page of the ${state} damage of a vehicle`,
      () =>
        damagePage(
          { state, vehicleId: seeded.vehicleId },
          { limit: PAGE, after: { at: instant('2026-11-20T00:00Z'), id: seeded.bookingId } },
        ).statement,
    ] as const,
  ]),
  ['the signed agreements', () => agreementFiles([], first).statement],
  ['a later page of them', () => agreementFiles([], later()).statement],
  ['who is out', () => outNow().statement],
  ['the emergency takes to review', () => reviewsDue().statement],
  ['what an emergency take asks of a person', () => takeFacts(seeded.responderId).statement],
  ['what may be not ready', () => mayBeNotReady(instant('2026-11-23T11:00Z')).statement],
  ['odometers that ran backwards', () => odometerDiscrepancies(first).statement],
  ["a vehicle's odometer", () => odometerPage({ vehicleId: seeded.vehicleId }, first).statement],
  ['a later page of it', () => odometerPage({ vehicleId: seeded.vehicleId }, later()).statement],
  ['unaccounted kilometers', () => odometerPage({ unaccountedWithin: week() }, first).statement],
  ['a later page of them', () => odometerPage({ unaccountedWithin: week() }, later()).statement],
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
    for (const scan of await scansOf(store, growingTables, statement())) {
      expect(scan['Node Type']).not.toBe('Seq Scan');
      expect({
        table: scan['Relation Name'],
        bounded: rowsTouched(scan) <= MOST_ROWS,
        rows: rowsTouched(scan),
      }).toMatchObject({ bounded: true });
    }
  });
});

it('who could be offered hours is found by index, in the hours that somebody waits for', async () => {
  const scans = await scansOf(store, ['waitlist_wish', 'vehicle_reservation'], candidates(week().startAt).statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(WAITING * 20 * 6);
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

it.each([
  ['by vehicle', usageByVehicle(week()).statement],
  ['by hour of the week', usageByHourOfWeek(week(), 'Asia/Jerusalem').statement],
  ['times of decisions', decisionTimes(week()).statement],
  ['times of decisions by person', decisionTimesByPerson(week(), 20).statement],
  ['unsigned and overdue', keptPromises(week(), week().endAt).statement],
])('the use of a week reads little beyond it: %s', async (_, statement) => {
  const scans = await scansOf(store, ['usage_booking', 'booking_diary'], statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(7 * 20 * 6 + MOST_ROWS);
});

it.each([1, 12, 24])('the last %d months of the vehicles read little beyond them', async (count) => {
  const months = lastMonths(day('2026-11-23'), count);
  for (const which of ['fleet', seeded.vehicleId] as const) {
    const { statement } = vehicleMonths(which, months, 'Asia/Jerusalem');
    const scans = await scansOf(store, [...growingTables, 'service_done', 'vehicle_defect'], statement);
    expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
    expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(count * 31 * 20 * 8);
  }
});

it('months that are long past read no more than those', async () => {
  const months = { from: '2026-06', to: '2026-06' } as Parameters<typeof vehicleMonths>[1];
  const { statement } = vehicleMonths(seeded.vehicleId, months, 'Asia/Jerusalem');
  const scans = await scansOf(store, ['odometer_shift'], statement);
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
  expect(Math.max(...scans.map(rowsTouched))).toBeLessThanOrEqual(31 * 8);
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
