import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { pendingLicenceCount } from '../../../licences/licence-status/licence-verifications.query.js';
import { Database } from '../../../platform/database/index.js';
import { AdminRoutes, Answers, Now } from '../../../platform/http/index.js';
import { shiftsToDecide } from '../overview/watched-bookings.query.js';
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
  async getDashboard(@Now() now: Instant): Promise<DashboardResponse> {
    const counts = await this.database.fetchAll([bookingCounts(), pendingLicenceCount(), shiftsToDecide(now)]);
    return toDashboard(...counts);
  }
}
