import { type Instant, isBefore, type Period } from '@rigbook/contracts/kernel';
import { type BookingResponse, toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { diaryPage } from '../../booking/views/booking-diary/diary-page.query.js';
import { bookingCounts } from '../../booking/views/dashboard/dashboard-counts.query.js';
import { type DashboardResponse, toDashboard } from '../../booking/views/dashboard/dashboard.response.js';
import { adminFleet, toFleetVehicle } from '../../fleet/admin-fleet/fleet-vehicle.response.js';
import type { FleetVehicleResponse } from '../../fleet/admin-fleet/fleet-vehicle.response.js';
import { pendingLicenceCount } from '../../licences/licence-status/licence-verifications.query.js';
import type { Query } from '../../platform/database/index.js';
import { type LastReading, lastReadings } from './last-readings.query.js';

export interface Snapshot {
  readonly bookings: readonly BookingResponse[];
  readonly hasMore: boolean;
  readonly vehicles: readonly FleetVehicleResponse[];
  readonly counts: DashboardResponse;
  readonly lastReadings: readonly LastReading[];
}

export const MOST_BOOKINGS = 500;

/** The diary of some days, the fleet and the counts, by the queries of the live screens, on current or past views. */
export async function takeSnapshot(
  fetch: <T>(query: Query<T>) => Promise<T>,
  { startAt: from, endAt: to }: Period,
  now: Instant,
): Promise<Snapshot> {
  const diary = await fetch(diaryPage({ from, to }, { limit: MOST_BOOKINGS, after: undefined }, 'oldest-start'));
  const bookings = diary.rows.map((row) => toBookingResponse(row, { reader: 'auditor', now }));
  return {
    bookings,
    hasMore: diary.next !== undefined,
    vehicles: (await fetch(adminFleet())).map(toFleetVehicle),
    lastReadings: await fetch(lastReadings()),
    counts: toDashboard(
      await fetch(bookingCounts()),
      await fetch(pendingLicenceCount()),
      bookings.filter((booking) => waitsForDecision(booking, now)).length,
    ),
  };
}

/** As `shiftsToDecide` counts them; past views hold the bookings of these days alone. */
const waitsForDecision = ({ extensionAskedUntil, emergencyReview }: BookingResponse, now: Instant): boolean =>
  (extensionAskedUntil !== null && isBefore(now, extensionAskedUntil)) || emergencyReview === 'due';
