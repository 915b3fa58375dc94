import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { pendingLicenceCount } from '../../../licences/licence-status/licence-verifications.query.js';
import { Database } from '../../../platform/database/index.js';
import { AdminRoutes, Answers } from '../../../platform/http/index.js';
import { bookingCounts } from './dashboard-counts.query.js';
import { DashboardResponse, toDashboard } from './dashboard.response.js';

@AdminRoutes('admin/dashboard', 'Admin: bookings')
export class GetDashboardController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read the counts of the dashboard',
    description: 'Counts of bookings are updated within moments of a change.',
  })
  @Answers(DashboardResponse, 'The counts.')
  async getDashboard(): Promise<DashboardResponse> {
    const [counts, pendingLicenseApprovals] = await this.database.fetchAll([bookingCounts(), pendingLicenceCount()]);
    return toDashboard(counts, pendingLicenseApprovals);
  }
}
