import type { ReadingOutcome } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import {
  type ProjectedEvent,
  type Projection,
  rowsStatement,
  type Statement,
} from '../../../platform/event-store/index.js';
import type { BookingEvent, OdometerReadingCorrected, OdometerReadingKept } from '../../booking.events.js';
import { readingTakenAt } from '../reading-taken-at.js';

/**
 * The ledger of each vehicle's odometer: a row for each shift, with its readings as corrected and as they were read, whether they are
 * contested, and the last reading before it. From here come kilometers that nobody accounts for, odometers that ran backwards, and what is
 * due by kilometers. Shifts of a vehicle follow one another by their check-ins, whenever those arrived. Written by hand: a row depends on
 * the one before.
 */
export const odometer: Projection<BookingEvent> = {
  name: 'odometer',
  tables: ['odometer_shift'],
  readsBy: ['odometer_shift_vehicle_id_taken_at_booking_id_idx'],
  partitionBy: ({ data }) => data.vehicleId,
  on: {
    VehicleCheckedIn: (events) => [
      rowsStatement({
        name: 'odometer.check-in',
        cells: { bookingId: 'uuid', vehicleId: 'uuid', takenAt: 'timestamptz', km: 'integer', fuelPercent: 'smallint' },
        rows: events.map((event) => ({
          bookingId: event.stream,
          vehicleId: event.data.vehicleId,
          takenAt: readingTakenAt(event),
          km: event.data.mileageKm,
          fuelPercent: event.data.fuelPercent,
        })),
        text: (rows) => `
          INSERT INTO odometer_shift (booking_id, vehicle_id, taken_at, check_in_km, check_in_read_km, check_in_fuel_percent)
          SELECT booking_id, vehicle_id, taken_at, km, km, fuel_percent FROM ${rows}
          ON CONFLICT (booking_id) DO NOTHING`,
      }),
      linkToShiftBefore(events),
    ],
    VehicleCheckedOut: (events) => [
      rowsStatement({
        name: 'odometer.checkout',
        cells: { bookingId: 'uuid', returnedAt: 'timestamptz', km: 'integer', fuelPercent: 'smallint' },
        rows: events.map((event) => ({
          bookingId: event.stream,
          returnedAt: readingTakenAt(event),
          km: event.data.mileageKm,
          fuelPercent: event.data.fuelPercent,
        })),
        text: (rows) => `
          UPDATE odometer_shift s
          SET returned_at = e.returned_at, check_out_km = e.km, check_out_read_km = e.km, check_out_fuel_percent = e.fuel_percent
          FROM ${rows} WHERE s.booking_id = e.booking_id`,
      }),
      linkToShiftBefore(events),
    ],
    OdometerReadingCorrected: (events) => [
      rowsStatement({
        name: 'odometer.correct',
        cells: { bookingId: 'uuid', step: 'text', km: 'integer' },
        rows: events.map(({ stream, data: { step, mileageKm } }) => ({ bookingId: stream, step, km: mileageKm })),
        text: (rows) => `
          UPDATE odometer_shift s
          SET check_in_km = CASE WHEN e.step = 'check-in' THEN e.km ELSE s.check_in_km END,
              check_out_km = CASE WHEN e.step = 'check-out' THEN e.km ELSE s.check_out_km END
          FROM ${rows} WHERE s.booking_id = e.booking_id`,
      }),
      linkToShiftBefore(events),
      settled(events, 'corrected'),
    ],
    OdometerReadingContested: (events) => [
      rowsStatement({
        name: 'odometer.contest',
        cells: { bookingId: 'uuid', step: 'text' },
        rows: events.map(({ stream, data: { step } }) => ({ bookingId: stream, step })),
        text: (rows) => `
          UPDATE odometer_shift s
          SET check_in_contest = CASE WHEN e.step = 'check-in' THEN 'open' ELSE s.check_in_contest END,
              check_out_contest = CASE WHEN e.step = 'check-out' THEN 'open' ELSE s.check_out_contest END
          FROM ${rows} WHERE s.booking_id = e.booking_id`,
      }),
    ],
    OdometerReadingKept: (events) => [settled(events, 'kept')],
  },
};

/** Of readings that nobody contests it changes nothing. */
const settled = (
  events: readonly ProjectedEvent<OdometerReadingCorrected | OdometerReadingKept>[],
  outcome: ReadingOutcome,
): Statement =>
  rowsStatement({
    name: `odometer.contest-${outcome}`,
    cells: { bookingId: 'uuid', step: 'text', outcome: 'text' },
    rows: events.map(({ stream, data: { step } }) => ({ bookingId: stream, step, outcome })),
    text: (rows) => `
      UPDATE odometer_shift s
      SET check_in_contest = CASE WHEN e.step = 'check-in' AND s.check_in_contest = 'open' THEN e.outcome ELSE s.check_in_contest END,
          check_out_contest = CASE WHEN e.step = 'check-out' AND s.check_out_contest = 'open' THEN e.outcome ELSE s.check_out_contest END
      FROM ${rows} WHERE s.booking_id = e.booking_id AND 'open' IN (s.check_in_contest, s.check_out_contest)`,
  });

/** Of these shifts and the ones after them. */
const linkToShiftBefore = (events: readonly { readonly stream: string }[]): Statement => ({
  name: 'odometer.link',
  text: `
    WITH touched AS (SELECT booking_id, vehicle_id, taken_at FROM odometer_shift WHERE booking_id = ANY ($1::uuid[])),
    linked AS (
      SELECT * FROM touched
      UNION
      SELECT later.* FROM touched t CROSS JOIN LATERAL (
        SELECT n.booking_id, n.vehicle_id, n.taken_at FROM odometer_shift n
        WHERE n.vehicle_id = t.vehicle_id AND (n.taken_at, n.booking_id) > (t.taken_at, t.booking_id)
        ORDER BY n.taken_at, n.booking_id LIMIT 1) later)
    UPDATE odometer_shift s SET before_booking_id = before.booking_id, before_km = before.km
    FROM linked l LEFT JOIN LATERAL (
      SELECT p.booking_id, coalesce(p.check_out_km, p.check_in_km) AS km FROM odometer_shift p
      WHERE p.vehicle_id = l.vehicle_id AND (p.taken_at, p.booking_id) < (l.taken_at, l.booking_id)
      ORDER BY p.taken_at DESC, p.booking_id DESC LIMIT 1) before ON true
    WHERE s.booking_id = l.booking_id`,
  values: [events.map(({ stream }) => stream)],
});
