import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { BookingId, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';

/** The reading that a vehicle's last mileage comes from. */
export interface LastReading {
  readonly vehicleId: VehicleId;
  readonly bookingId: BookingId | null;
  readonly step: ReadingStep | null;
  readonly km: number;
}

/** Of each vehicle that was ever read. Fleets are small. */
export const lastReadings = (): Query<readonly LastReading[]> =>
  allRows<LastReading>({
    name: 'replay.last-readings',
    text: `SELECT vehicle_id AS "vehicleId", booking_id AS "bookingId", step, mileage_km AS km FROM vehicle_condition`,
    values: [],
  });

/** Those of the readings that count differently now, by vehicle. */
export const correctedSince = (readings: readonly LastReading[]): Query<ReadonlyMap<VehicleId, number>> =>
  query<{ vehicleId: VehicleId; km: number }, ReadonlyMap<VehicleId, number>>(
    {
      name: 'replay.corrected-since',
      text: `SELECT known.vehicle_id AS "vehicleId", now.km
             FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[]) AS known (vehicle_id, booking_id, step, km)
             JOIN booking_diary d ON d.booking_id = known.booking_id
             CROSS JOIN LATERAL (
               SELECT CASE known.step WHEN 'check-in' THEN d.check_in_mileage_km ELSE d.check_out_mileage_km END AS km) now
             WHERE now.km <> known.km`,
      values: [
        readings.map(({ vehicleId }) => vehicleId),
        readings.map(({ bookingId }) => bookingId),
        readings.map(({ step }) => step),
        readings.map(({ km }) => km),
      ],
    },
    (rows) => new Map(rows.map(({ vehicleId, km }) => [vehicleId, km])),
  );
