import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { BookingCounts } from './dashboard-counts.query.js';

@ApiSchema({ name: 'Dashboard' })
export class DashboardResponse {
  @ApiProperty({ type: 'integer', example: 148 })
  totalBookings!: number;
  @ApiProperty({ type: 'integer', example: 5 })
  pendingBookingApprovals!: number;
  @ApiProperty({ type: 'integer', example: 2, description: 'Licences that wait for a review.' })
  pendingLicenseApprovals!: number;
  @ApiProperty({ type: 'integer', example: 12, description: 'Approved, whether or not signed yet.' })
  approvedBookings!: number;
}

export const toDashboard = (counts: BookingCounts, pendingLicenseApprovals: number): DashboardResponse => ({
  totalBookings: Object.values(counts).reduce((sum, bookings) => sum + bookings, 0),
  pendingBookingApprovals: counts.pending ?? 0,
  pendingLicenseApprovals,
  approvedBookings: counts.approved ?? 0,
});
