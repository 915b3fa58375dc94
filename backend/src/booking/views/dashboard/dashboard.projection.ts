import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { Projection } from '../../../platform/event-store/index.js';
import type { BookingEvent } from '../../booking.events.js';

/**
 * Number of bookings by status, apart from the diary, so that no screen counts rows.
 * Written by hand: an event moves a booking from one count to another.
 */
export const dashboardCounts: Projection<BookingEvent> = {
  name: 'dashboard-counts',
  tables: ['dashboard_booking', 'dashboard_count'],
  on: {
    BookingRequested: becomes('pending'),
    VehicleTakenInEmergency: becomes('approved'),
    BookingApproved: becomes('approved'),
    BookingRejected: becomes('rejected'),
    BookingChanged: becomesAsSaid,
    BookingHandedOn: becomesAsSaid,
    BookingCancelled: becomes('cancelled'),
    BookingReleased: becomes('cancelled'),
    BookingReinstated: becomes('approved'),
    VehicleCheckedIn: becomes('active'),
    VehicleCheckedOut: becomes('completed'),
  },
};

/** As the event itself says. */
function becomesAsSaid(
  events: readonly { readonly stream: string; readonly data: { readonly status: 'pending' | 'approved' | 'active' } }[],
) {
  return (['pending', 'approved', 'active'] as const).flatMap((status) => {
    const became = events.filter(({ data }) => data.status === status);
    return became.length > 0 ? [becomes(status)(became)] : [];
  });
}

function becomes(status: BookingStatus) {
  return (events: readonly { readonly stream: string }[]) => ({
    name: 'dashboard.becomes',
    text: `WITH incoming AS (SELECT unnest($1::uuid[]) AS booking_id),
           previous AS (SELECT status FROM dashboard_booking JOIN incoming USING (booking_id)),
           noted AS (
             INSERT INTO dashboard_booking (booking_id, status) SELECT booking_id, $2::text FROM incoming
             ON CONFLICT (booking_id) DO UPDATE SET status = EXCLUDED.status),
           change AS (SELECT $2::text AS status, 1 AS bookings FROM incoming UNION ALL SELECT status, -1 FROM previous)
           INSERT INTO dashboard_count AS counted (status, bookings)
           SELECT status, sum(bookings) FROM change GROUP BY status
           ON CONFLICT (status) DO UPDATE SET bookings = counted.bookings + EXCLUDED.bookings`,
    values: [events.map(({ stream }) => stream), status],
  });
}
