import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { pendingLicenceCount } from '../../licences/licence-standing/licence-verifications.query.js';
import { Database } from '../../platform/database/database.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { bookingCounts } from './dashboard-counts.query.js';

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

@ApiTags('Admin: bookings')
@Controller('admin/dashboard')
@AdminOnly()
export class GetDashboardController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read the counts of the dashboard',
    description: 'Those of bookings follow a change within moments, not within it.',
  })
  @ApiOkResponse({ type: DashboardResponse })
  async getDashboard(): Promise<DashboardResponse> {
    const [counts, pendingLicenseApprovals] = await this.database.fetchAll([bookingCounts(), pendingLicenceCount()]);
    return {
      totalBookings: Object.values(counts).reduce((sum, bookings) => sum + bookings, 0),
      pendingBookingApprovals: counts.pending ?? 0,
      pendingLicenseApprovals,
      approvedBookings: counts.approved ?? 0,
    };
  }
}
