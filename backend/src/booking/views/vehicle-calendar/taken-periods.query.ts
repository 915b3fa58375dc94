import type { BookingId, Instant, Period, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/** Selects the vehicle's taken periods that overlap one, without an order; the arguments are placeholders. */
export const selectTaken = (vehicleId: string, from: string, until: string): string =>
  `SELECT lower(during) AS "startAt", coalesce(upper(during), ${until}) AS "endAt" FROM vehicle_reservation
   WHERE vehicle_id = ${vehicleId} AND during && tstzrange(${from}, ${until})`;

/** Periods that overlap `within` and in which the vehicle is taken, in order, without saying by whom. */
export const takenPeriods = (vehicleId: VehicleId, within: Period): Query<readonly Period[]> =>
  allRows<Period>({
    name: 'vehicle-calendar.taken',
    text: `${selectTaken('$1', '$2', '$3')} ORDER BY lower(during)`,
    values: [vehicleId, within.startAt, within.endAt],
  });

/** Hours of the booking's vehicle from a moment until its start that other bookings hold; none if it has started by then. */
export const takenBeforeStart = (bookingId: BookingId, from: Instant): Query<readonly Period[]> =>
  allRows<Period>({
    name: 'vehicle-calendar.taken-before-start',
    text: `SELECT lower(r.during) AS "startAt", coalesce(upper(r.during), d.start_at) AS "endAt"
           FROM booking_diary d JOIN vehicle_reservation r
             ON r.vehicle_id = d.vehicle_id AND r.booking_id <> d.booking_id
             AND r.during && tstzrange($2::timestamptz, greatest($2::timestamptz, d.start_at))
           WHERE d.booking_id = $1 ORDER BY lower(r.during)`,
    values: [bookingId, from],
  });
