import type { BookingId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { isBefore, type Period, type Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';

/** The vehicle's hours within a period that bookings other than this one hold; none where the period is empty. */
export const takenByOthers = (bookingId: BookingId, vehicleId: VehicleId, within: Period): Query<readonly Period[]> =>
  query<{ start_at: Instant; end_at: Instant }, readonly Period[]>(
    {
      name: 'vehicle-calendar.taken-by-others',
      text: `SELECT lower(during) AS start_at, coalesce(upper(during), $4) AS end_at FROM vehicle_reservation
             WHERE vehicle_id = $2 AND booking_id <> $1 AND during && tstzrange($3, $4) ORDER BY lower(during)`,
      values: [
        bookingId,
        vehicleId,
        within.startAt,
        isBefore(within.startAt, within.endAt) ? within.endAt : within.startAt,
      ],
    },
    (rows) => rows.map((row) => ({ startAt: row.start_at, endAt: row.end_at })),
  );
