import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { BookingId, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import {
  rowsStatement,
  type ProjectedEvent,
  type Projection,
  type Statement,
} from '../../../platform/event-store/index.js';
import type {
  BookingCancelled,
  BookingChanged,
  BookingEvent,
  BookingExtended,
  OdometerReadingCorrected,
  VehicleCheckedIn,
  VehicleCheckedOut,
  VehicleTakenInEmergency,
} from '../../booking.events.js';
import { readingTakenAt } from '../reading-taken-at.js';

/**
 * Who has which vehicle now, and its last fuel and odometer readings. The key allows one holder per vehicle. Written by hand: a
 * vehicle that another booking holds must be refused, not skipped, and an older reading never replaces a newer one.
 */
export const vehicleUse: Projection<BookingEvent> = {
  name: 'vehicle-use',
  tables: ['vehicle_use', 'vehicle_condition'],
  partitionBy: ({ data }) => [data.vehicleId, data.responderId],
  on: {
    VehicleTakenInEmergency: (events) =>
      takeVehicle(
        events.map((event) => ({ ...use(event), untilAt: event.data.endAt, takenBy: event.data.responderId })),
      ),
    VehicleCheckedIn: (events) => [
      takeVehicle(events.map((event) => ({ ...use(event), untilAt: event.data.endAt }))),
      recordCondition(events.map(condition)),
    ],
    VehicleCheckedOut: (events) => [returnVehicle(events.map(use)), recordCondition(events.map(condition))],
    OdometerReadingCorrected: correctReading,
    BookingChanged: moveEnd,
    BookingExtended: moveEnd,
    BookingCancelled: (events) => returnVehicle(events.map(use)),
  },
};

function moveEnd(events: readonly ProjectedEvent<BookingChanged | BookingExtended>[]): Statement {
  return rowsStatement({
    name: 'vehicle-use.move-end',
    cells: { bookingId: 'uuid', untilAt: 'timestamptz' },
    rows: events.map(({ stream, data: { endAt } }) => ({ bookingId: stream, untilAt: endAt })),
    text: (rows) => `UPDATE vehicle_use u SET until_at = e.until_at FROM ${rows} WHERE u.booking_id = e.booking_id`,
  });
}

interface VehicleInUse {
  readonly vehicleId: VehicleId;
  readonly bookingId: BookingId;
}

interface Taken {
  readonly untilAt: Instant;
  readonly takenBy?: ResponderId;
}

interface Condition {
  readonly vehicleId: VehicleId;
  readonly bookingId: BookingId;
  readonly step: ReadingStep;
  readonly fuelPercent: number;
  readonly mileageKm: number;
  readonly readAt: Instant;
}

const use = ({
  stream,
  data,
}: ProjectedEvent<
  VehicleTakenInEmergency | VehicleCheckedIn | VehicleCheckedOut | BookingCancelled
>): VehicleInUse => ({
  vehicleId: data.vehicleId,
  bookingId: stream as BookingId,
});

const condition = (event: ProjectedEvent<VehicleCheckedIn | VehicleCheckedOut>): Condition => ({
  ...use(event),
  step: event.type === 'VehicleCheckedIn' ? 'check-in' : 'check-out',
  fuelPercent: event.data.fuelPercent,
  mileageKm: event.data.mileageKm,
  readAt: readingTakenAt(event),
});

/**
 * If it is still the vehicle's last one. A process of a version without these columns leaves an earlier shift beside a newer reading,
 * so the mileage has to be the one that was corrected too.
 */
function correctReading(events: readonly ProjectedEvent<OdometerReadingCorrected>[]): Statement {
  return rowsStatement({
    name: 'vehicle-condition.correct',
    cells: { bookingId: 'uuid', vehicleId: 'uuid', step: 'text', formerMileageKm: 'integer', mileageKm: 'integer' },
    rows: events.map(({ stream, data }) => ({ ...data, bookingId: stream })),
    text: (corrected) => `
      UPDATE vehicle_condition c SET mileage_km = e.mileage_km FROM ${corrected}
      WHERE c.vehicle_id = e.vehicle_id AND c.booking_id = e.booking_id AND c.step = e.step
        AND c.mileage_km = e.former_mileage_km`,
  });
}

/**
 * A shift begins: the vehicle is in use until the booking's end. If another booking holds it, the database refuses with
 * `vehicle_use_pkey`, so that one of two check-ins wins. Running it again changes nothing. `takenBy` is the person of an emergency
 * take, who has one vehicle so at a time (`vehicle_use_taken_by_key`).
 */
export const takeVehicle = (rows: readonly (VehicleInUse & Taken)[]): Statement =>
  rowsStatement({
    name: 'vehicle-use.take',
    cells: { vehicleId: 'uuid', bookingId: 'uuid', untilAt: 'timestamptz', takenBy: 'uuid' },
    rows: rows.map((row) => ({ takenBy: null, ...row })),
    text: (taken) => `
      INSERT INTO vehicle_use (vehicle_id, booking_id, until_at, taken_by)
      SELECT e.vehicle_id, e.booking_id, e.until_at, e.taken_by FROM ${taken}
      WHERE NOT EXISTS (SELECT FROM vehicle_use u WHERE u.vehicle_id = e.vehicle_id AND u.booking_id = e.booking_id)`,
  });

/** A shift ends, unless another booking holds the vehicle by now. */
export const returnVehicle = (rows: readonly VehicleInUse[]): Statement =>
  rowsStatement({
    name: 'vehicle-use.return',
    cells: { vehicleId: 'uuid', bookingId: 'uuid' },
    rows,
    text: (returned) => `
      DELETE FROM vehicle_use u USING ${returned} WHERE u.vehicle_id = e.vehicle_id AND u.booking_id = e.booking_id`,
  });

/** The last reading of the dashboard, at a check-in or checkout. An older reading never replaces a newer one. */
export const recordCondition = (rows: readonly Condition[]): Statement =>
  rowsStatement({
    name: 'vehicle-condition.record',
    cells: {
      vehicleId: 'uuid',
      bookingId: 'uuid',
      step: 'text',
      fuelPercent: 'smallint',
      mileageKm: 'integer',
      readAt: 'timestamptz',
    },
    rows,
    text: (readings) => `
      INSERT INTO vehicle_condition AS known (vehicle_id, booking_id, step, fuel_percent, mileage_km, read_at)
      SELECT DISTINCT ON (vehicle_id) vehicle_id, booking_id, step, fuel_percent, mileage_km, read_at FROM ${readings}
      ORDER BY vehicle_id, read_at DESC
      ON CONFLICT (vehicle_id) DO UPDATE
        SET booking_id = EXCLUDED.booking_id, step = EXCLUDED.step, fuel_percent = EXCLUDED.fuel_percent,
            mileage_km = EXCLUDED.mileage_km, read_at = EXCLUDED.read_at
        WHERE known.read_at <= EXCLUDED.read_at`,
  });
