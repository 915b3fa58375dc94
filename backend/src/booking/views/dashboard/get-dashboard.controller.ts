import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { pendingLicenceCount } from '../../../licences/licence-standing/licence-verifications.query.js';
import { Database } from '../../../platform/database/index.js';
import { AdminOnly } from '../../../platform/http/index.js';
import { bookingCounts } from './dashboard-counts.query.js';
import { DashboardResponse, toDashboard } from './dashboard.response.js';

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
  @ApiOkResponse({ description: 'The counts.', type: DashboardResponse })
  async getDashboard(): Promise<DashboardResponse> {
    const [counts, pendingLicenseApprovals] = await this.database.fetchAll([bookingCounts(), pendingLicenceCount()]);
    return toDashboard(counts, pendingLicenseApprovals);
  }
}
