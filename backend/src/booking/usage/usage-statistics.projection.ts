import { columns } from '../../platform/event-store/columns.js';
import type { Projection } from '../../platform/event-store/projection.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type { BookingEvent } from '../booking.events.js';

/** What became of each booking, for statistics of use; apart from the diary so that no screen waits for them. */
export const usageStatistics: Projection<BookingEvent> = {
  name: 'usage-statistics',
  tables: ['usage_booking'],
  on: {
    BookingRequested: (events) => ({
      name: 'usage.requested',
      text: `INSERT INTO usage_booking (booking_id, vehicle_id, start_at, end_at)
             SELECT booking_id, vehicle_id, start_at, end_at
             FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[])
               AS e (booking_id, vehicle_id, start_at, end_at)
             ON CONFLICT (booking_id) DO NOTHING`,
      values: columns(events, ({ stream, data }) => [stream, data.vehicleId, data.startAt, data.endAt]),
    }),
    BookingApproved: becomes('approved'),
    BookingCancelled: becomes('cancelled'),
    AgreementSigned: becomes('signed'),
    VehicleCheckedIn: happensAt('checked_in_at'),
    VehicleCheckedOut: happensAt('checked_out_at'),
  },
};

function becomes(fact: 'approved' | 'cancelled' | 'signed') {
  return (events: readonly { readonly stream: string }[]) => ({
    name: `usage.${fact}`,
    text: `UPDATE usage_booking u SET ${fact} = true FROM unnest($1::uuid[]) AS e (booking_id)
           WHERE u.booking_id = e.booking_id`,
    values: columns(events, ({ stream }) => [stream]),
  });
}

function happensAt(moment: 'checked_in_at' | 'checked_out_at') {
  return (events: readonly Pick<ProjectedEvent, 'stream' | 'recordedAt'>[]) => ({
    name: `usage.${moment}`,
    text: `UPDATE usage_booking u SET ${moment} = e.at FROM unnest($1::uuid[], $2::timestamptz[]) AS e (booking_id, at)
           WHERE u.booking_id = e.booking_id`,
    values: columns(events, ({ stream, recordedAt }) => [stream, recordedAt]),
  });
}
