import { v7 } from 'uuid';
import type { BookingId, SubstitutionId } from '@rigbook/contracts/kernel/ids';
import { addHours, instant } from '@rigbook/contracts/kernel/time';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { changeFacts } from '../../src/booking/commands/request-booking/request-facts.query.js';
import { maybeAtRisk, papersOfFleet } from '../../src/substitutes/bookings-at-risk/at-risk.query.js';
import {
  latestOf,
  offersOver,
  offersToAnswer,
  ownSubstitution,
  plannedSteps,
} from '../../src/substitutes/views/substitutions.query.js';
import { claimUnsaved } from '../../src/notifications/unsaved-mail/unsaved.statements.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { expectBounded, growingTables, type Reads } from '../support/query-plan.js';
import { type SeededBookings, seedBookings } from '../support/seed-bookings.js';

const BOOKINGS = 20_000;
const OPEN = 60;
const MOST_ROWS = 300;
const now = instant('2026-11-23T08:00Z');

let store: TestDatabase;
let seeded: SeededBookings;

beforeAll(async () => {
  store = await openTestDatabase();
  seeded = await seedBookings(store.superuserUrl, { bookings: BOOKINGS, vehicles: 20, responders: 1000, until: now });
  await withConnection(store.url, (owner) =>
    owner.query(
      `INSERT INTO substitution (substitution_id, plan_id, booking_id, responder_id, vehicle_id, start_at, end_at, substitute_vehicle_id,
                                 planned_at, status, hold_ends_at, settled_at, ended_because, to_colleagues)
       SELECT booking_id, booking_id, booking_id, responder_id, vehicle_id, start_at, end_at, vehicle_id, requested_at,
              CASE WHEN nth <= ${OPEN} THEN CASE WHEN nth % 2 = 0 THEN 'planned' ELSE 'offered' END ELSE 'ended' END, start_at,
              CASE WHEN nth > ${OPEN} THEN requested_at END, CASE WHEN nth > ${OPEN} THEN 'declined' END, nth > ${OPEN} AND nth % 2 = 0
       FROM (SELECT *, row_number() OVER (ORDER BY start_at DESC) AS nth FROM booking_diary) d;
       ANALYZE substitution`,
    ),
  );
});
afterAll(() => store.close());

const period = { startAt: now, endAt: addHours(now, 4) };
const reads: Reads = [
  ['bookings at risk', () => maybeAtRisk(now, { all: false }, 100).statement],
  ["a vehicle's bookings at risk", () => maybeAtRisk(now, { all: false, vehicleId: seeded.vehicleId }, 100).statement],
  ['all bookings ahead of a person', () => maybeAtRisk(now, { all: true, ...seeded }, 100).statement],
  ['the papers of the fleet', () => papersOfFleet().statement],
  ['what was planned last for some bookings', () => latestOf([seeded.bookingId, v7() as BookingId]).statement],
  ['what is offered to a person', () => offersToAnswer(seeded.responderId, now).statement],
  ["a person's own", () => ownSubstitution(v7() as SubstitutionId, seeded.responderId).statement],
  ['steps that are planned', () => plannedSteps(100).statement],
  ['what the office is to be told of', () => claimUnsaved(now).statement],
  ['offers that are over', () => offersOver(now, 100).statement],
  [
    'the facts of an acceptance',
    () => changeFacts(seeded.bookingId, { ...seeded, period }, 'Asia/Jerusalem', v7()).statement,
  ],
];

it.each(reads)(`with ${BOOKINGS} bookings it touches a bounded number of rows: %s`, async (_what, statement) => {
  await expectBounded(store, growingTables, statement(), MOST_ROWS);
});
