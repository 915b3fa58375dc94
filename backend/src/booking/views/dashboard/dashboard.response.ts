import { ApiSchema } from '@nestjs/swagger';
import { Whole } from '../../../platform/fields/index.js';
import type { BookingCounts } from './dashboard-counts.query.js';

@ApiSchema({ name: 'Dashboard' })
export class DashboardResponse {
  @Whole(148) totalBookings!: number;
  @Whole(5) pendingBookingApprovals!: number;
  @Whole(2, 'Licenses pending review.') pendingLicenseApprovals!: number;
  @Whole(12, 'Approved, whether or not signed yet.') approvedBookings!: number;
  @Whole(1, 'Extensions and emergency takes that wait for an administrator; in a replay, of its days.')
  shiftsToDecide!: number;
}

export const toDashboard = (
  counts: BookingCounts,
  pendingLicenseApprovals: number,
  shiftsToDecide: number,
): DashboardResponse => ({
  totalBookings: Object.values(counts).reduce((sum, bookings) => sum + bookings, 0),
  pendingBookingApprovals: counts.pending ?? 0,
  pendingLicenseApprovals,
  approvedBookings: counts.approved ?? 0,
  shiftsToDecide,
});
