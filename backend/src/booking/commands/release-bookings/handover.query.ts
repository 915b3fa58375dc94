import type { Handover } from '@rigbook/contracts/booking/release.rules';
import type { BookingId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';

/** In `HANDOVER_TABLES`. */
export const VEHICLE_BACK_AT = 'greatest(shift.ended_at, service.ended_at)';

/**
 * The facts of `Handover` about booking `d` and its vehicle `v`, with `HANDOVER_TABLES`. The end of a time out of service stands only in
 * the log.
 */
export const HANDOVER = `
  (v.service_status <> 'available' OR EXISTS (SELECT FROM vehicle_use u WHERE u.vehicle_id = v.id AND u.booking_id <> d.booking_id))
    AS "isVehicleAway",
  ${VEHICLE_BACK_AT} AS "vehicleBackAt"`;

export const HANDOVER_TABLES = `booking_diary d JOIN vehicle v ON v.id = d.vehicle_id
  LEFT JOIN LATERAL (
    SELECT s.booking_id, coalesce(s.checked_out_at, s.cancelled_at) AS ended_at FROM booking_diary s
    WHERE s.vehicle_id = d.vehicle_id AND s.booking_id <> d.booking_id AND s.checked_in_at IS NOT NULL
    ORDER BY s.checked_in_at DESC LIMIT 1
  ) shift ON true
  LEFT JOIN LATERAL (
    SELECT max(recorded_at) AS ended_at FROM event WHERE stream = v.id AND type IN ('MaintenanceEnded', 'VehicleReturnedToFleet')
  ) service ON true`;

/** Whether, and since when, the vehicle of a booking can be handed over. */
export const handoverOf = (bookingId: BookingId): Query<Handover> =>
  query<Handover, Handover>(
    {
      name: 'release.handover',
      text: `SELECT ${HANDOVER} FROM ${HANDOVER_TABLES} WHERE d.booking_id = $1`,
      values: [bookingId],
    },
    ([row]) => row ?? { isVehicleAway: false, vehicleBackAt: null },
  );
