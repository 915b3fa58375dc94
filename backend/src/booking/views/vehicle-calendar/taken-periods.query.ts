import { type BookingId, isBefore, type Period, type VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/** Periods that overlap `within` and in which the vehicle is taken, in order, without saying by whom. */
export const takenPeriods = (vehicleId: VehicleId, within: Period): Query<readonly Period[]> =>
  allRows<Period>({
    name: 'vehicle-calendar.taken',
    text: `SELECT lower(during) AS "startAt", coalesce(upper(during), $3) AS "endAt" FROM vehicle_reservation
           WHERE vehicle_id = $1 AND during && tstzrange($2, $3) ORDER BY lower(during)`,
    values: [vehicleId, within.startAt, within.endAt],
  });

/** Hours of the vehicle within a period that other bookings hold; none if the period is empty. */
export const takenByOthers = (bookingId: BookingId, vehicleId: VehicleId, within: Period): Query<readonly Period[]> =>
  allRows<Period>({
    name: 'vehicle-calendar.taken-by-others',
    text: `SELECT lower(during) AS "startAt", coalesce(upper(during), $4) AS "endAt" FROM vehicle_reservation
           WHERE vehicle_id = $2 AND booking_id <> $1 AND during && tstzrange($3, $4) ORDER BY lower(during)`,
    values: [
      bookingId,
      vehicleId,
      within.startAt,
      isBefore(within.startAt, within.endAt) ? within.endAt : within.startAt,
    ],
  });
