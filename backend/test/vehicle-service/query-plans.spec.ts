import { v7 } from 'uuid';
import { lastMonths } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { day } from '@rigbook/contracts/kernel/calendar';
import type { ExpenseId, PhotoUploadId, ServiceId, ServicePaperId } from '@rigbook/contracts/kernel/ids';
import { instant } from '@rigbook/contracts/kernel/time';
import { odometerDiscrepancies } from '../../src/booking/views/odometer-discrepancies/list-odometer-discrepancies.controller.js';
import { odometerPage } from '../../src/booking/views/odometer/odometer.query.js';
import {
  coverageInFleet,
  coverageOfBooking,
  coverageOfHours,
  requestsAhead,
} from '../../src/booking/views/vehicle-coverage/coverage.query.js';
import { inServiceWithin } from '../../src/booking/views/vehicle-coverage/service-history.query.js';
import { readingsOf } from '../../src/booking/views/vehicle-use/mileage-readings.query.js';
import { forgetReceipt, receiptKey, receiptStanding } from '../../src/expenses/receipts/receipt.statements.js';
import {
  expensePage,
  expensesOfBooking,
  expensesRecorded,
  receiptsOfBooking,
  responderOfExpense,
} from '../../src/expenses/views/expenses.query.js';
import { allFloors } from '../../src/vehicle-coverage/views/coverage-floors.query.js';
import { vehicleMonths } from '../../src/vehicle-months/vehicle-months.query.js';
import { forgetPaper, keptPaper, paperStanding } from '../../src/vehicle-service/papers/service-paper.statements.js';
import { servicesOf } from '../../src/vehicle-service/views/list-services.controller.js';
import { plansOfFleet } from '../../src/vehicle-service/views/service-plans.query.js';
import type { TestDatabase } from '../support/database.js';
import { expectBounded, growingTables, type Reads, rowsTouched, scansOf } from '../support/query-plan.js';
import { first, laterThan, MOST_ROWS, openLargeDatabase, SHIFT_FOR_EACH, week } from '../support/large-database.js';
import type { SeededBookings } from '../support/seed-bookings.js';

const BOOKINGS = 100_000;
const WAITING = 50;
const SERVICES = 20_000;
/** Of the vehicles: these grow with the bookings, too. */
const tables = [...growingTables, 'service_done', 'vehicle_defect', 'expense_receipt', 'service_paper', 'photo_upload'];

let store: TestDatabase;
let seeded: SeededBookings;

beforeAll(async () => {
  ({ store, seeded } = await openLargeDatabase(
    BOOKINGS,
    `${SHIFT_FOR_EACH}
       INSERT INTO expense (expense_id, booking_id, responder_id, vehicle_id, nth, kind, spent_on, amount_minor, currency, recorded_at, status)
       SELECT booking_id, booking_id, responder_id, vehicle_id, 1, 'wash', (start_at AT TIME ZONE 'UTC')::date::text, 4500, 'ILS', end_at,
              CASE WHEN row_number() OVER (ORDER BY start_at DESC) <= ${WAITING} THEN 'waiting' ELSE 'approved' END
       FROM booking_diary;
       INSERT INTO service_done (service_id, vehicle_id, plan_id, done_on, recorded_at)
       SELECT booking_id, vehicle_id, booking_id, (start_at AT TIME ZONE 'UTC')::date::text, end_at FROM booking_diary LIMIT ${SERVICES};
       INSERT INTO vehicle_defect (defect_id, vehicle_id, booking_id, occasion, label_en, label_he, is_critical, photo_ids, reported_at, reported_in, state, state_at)
       SELECT booking_id, vehicle_id, booking_id, 'check-in', 'Siren', 'Siren', false, '{}', end_at, booking_id, 'fixed', end_at FROM booking_diary LIMIT ${SERVICES};
       INSERT INTO photo_upload (id, responder_id, issued_at, storage_key, kept_for)
       SELECT booking_id, responder_id, end_at, booking_id::text, 'receipt' FROM booking_diary LIMIT ${SERVICES};
       INSERT INTO expense_receipt (expense_id, upload_id, received_at) SELECT id, id, issued_at FROM photo_upload;
       INSERT INTO service_paper (service_id, paper_id, media_type, content_sha256, upload_id, received_at)
       SELECT id, id, 'application/pdf', id::text, id, issued_at FROM photo_upload;
       ANALYZE expense, service_done, vehicle_defect, photo_upload, expense_receipt, service_paper`,
  ));
});
afterAll(() => store.close());

const later = () => laterThan(seeded);
const paper = () => ({
  serviceId: seeded.bookingId as string as ServiceId,
  paperId: seeded.bookingId as string as ServicePaperId,
});
const reads: Reads = [
  ['the coverage of the fleet in a week', () => coverageInFleet(week(), week().startAt).statement],
  ['what an approval leaves of a type', () => coverageOfBooking(seeded.bookingId, week().startAt).statement],
  ['requests of the next week', () => requestsAhead(week().startAt, week().endAt).statement],
  [
    'what a booking for somebody leaves of a type',
    () => coverageOfHours(seeded.vehicleId, week(), week().startAt).statement,
  ],
  ['when vehicles were in service', () => inServiceWithin(week(), [seeded.vehicleId]).statement],
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
  ['odometers that ran backwards', () => odometerDiscrepancies(first).statement],
  ["a vehicle's odometer", () => odometerPage({ vehicleId: seeded.vehicleId }, first).statement],
  ['a later page of it', () => odometerPage({ vehicleId: seeded.vehicleId }, later()).statement],
  ['unaccounted kilometers', () => odometerPage({ unaccountedWithin: week() }, first).statement],
  ['a later page of them', () => odometerPage({ unaccountedWithin: week() }, later()).statement],
  ['whose expense it is', () => responderOfExpense(v7() as ExpenseId).statement],
  ['the receipt of an expense', () => receiptKey(v7() as ExpenseId).statement],
  [
    'a receipt about to be handed in',
    () => receiptStanding(v7() as ExpenseId, v7() as PhotoUploadId, seeded.responderId).statement,
  ],
  ['a paper of what was done', () => keptPaper(seeded.vehicleId, paper()).statement],
  [
    'a paper about to be handed in',
    () =>
      paperStanding({
        ...paper(),
        vehicleId: seeded.vehicleId,
        uploadId: v7() as PhotoUploadId,
        by: seeded.responderId,
      }).statement,
  ],
  ...forgetPaper({ serviceId: v7() as ServiceId, paperId: v7() as ServicePaperId }).map(
    (done) => [`an erasure: ${done.name}`, () => done] as const,
  ),
  ...forgetReceipt(v7() as ExpenseId).map((done) => [`an erasure: ${done.name}`, () => done] as const),
];

describe(`with ${BOOKINGS} bookings every read touches a bounded number of rows:`, () => {
  it.each(reads)('%s', async (_what, statement) => {
    await expectBounded(store, tables, statement(), MOST_ROWS);
  });
});

it.each([1, 12, 24])('the last %d months of the vehicles read little beyond them', async (count) => {
  const months = lastMonths(day('2026-11-23'), count);
  for (const which of ['fleet', seeded.vehicleId] as const) {
    const { statement } = vehicleMonths(which, months, 'Asia/Jerusalem');
    const scans = await scansOf(store, tables, statement);
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
