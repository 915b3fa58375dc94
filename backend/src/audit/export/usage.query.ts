import type { Period } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';

/** Totals of bookings that start on the days. Hours out and kilometers count only vehicles that are back. */
export interface UsageTotals {
  readonly bookings: number;
  readonly rejected: number;
  readonly cancelled: number;
  readonly bookedHours: number;
  readonly shifts: number;
  readonly hoursOut: number;
  readonly kilometres: number;
  readonly returnedLate: number;
  readonly damageReports: number;
}

const USE = `
  count(*)::integer AS bookings,
  count(*) FILTER (WHERE d.status = 'rejected')::integer AS rejected,
  count(*) FILTER (WHERE d.status = 'cancelled')::integer AS cancelled,
  coalesce(sum(d.duration_hours) FILTER (WHERE d.status IN ('approved', 'active', 'completed')), 0)::integer AS "bookedHours",
  count(d.checked_in_at)::integer AS shifts,
  coalesce(round(sum(extract(epoch FROM d.checked_out_at - d.checked_in_at)) / 3600, 2), 0)::float8 AS "hoursOut",
  coalesce(sum(d.check_out_mileage_km - d.check_in_mileage_km), 0)::integer AS kilometres,
  count(*) FILTER (WHERE coalesce(d.returned_at, d.checked_out_at) > d.end_at)::integer AS "returnedLate",
  coalesce(sum(d.damage_report_count), 0)::integer AS "damageReports"`;

export interface VehicleUse extends UsageTotals {
  readonly vehicleId: string;
  readonly vehicle: string;
  readonly vehicleType: string;
}

export const useByVehicle = ({ startAt, endAt }: Period): Query<readonly VehicleUse[]> =>
  allRows<VehicleUse>({
    name: 'export.use-by-vehicle',
    text: `SELECT v.id AS "vehicleId", v.name AS vehicle, v.type AS "vehicleType", ${USE}
           FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id
           WHERE d.start_at >= $1 AND d.start_at < $2 GROUP BY v.id ORDER BY v.name, v.id`,
    values: [startAt, endAt],
  });

export interface ResponderUse extends UsageTotals {
  readonly responderId: string;
  readonly unit: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** One row for each responder with a booking. Erased ones come last, ordered by id. */
export const useByResponder = ({ startAt, endAt }: Period): Query<readonly ResponderUse[]> =>
  allRows<ResponderUse>({
    name: 'export.use-by-responder',
    text: `SELECT d.responder_id AS "responderId", r.unit_number AS unit, r.first_name AS "firstName",
                  r.last_name AS "lastName", ${USE}
           FROM booking_diary d LEFT JOIN responder r ON r.id = d.responder_id
           WHERE d.start_at >= $1 AND d.start_at < $2 GROUP BY d.responder_id, r.id
           ORDER BY r.unit_number NULLS LAST, d.responder_id`,
    values: [startAt, endAt],
  });
