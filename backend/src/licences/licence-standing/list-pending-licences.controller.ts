import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { LicenceVerificationResponse, toLicenceVerification } from './licence-verification.response.js';
import { pendingLicences } from './licence-verifications.query.js';

@ApiTags('Admin: licences')
@Controller('admin/license-verifications')
@AdminOnly()
export class ListPendingLicencesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'Licences that wait for a review', description: 'The longest waiting first.' })
  @ApiOkResponse({ description: 'Licences that wait, the longest waiting first.', type: [LicenceVerificationResponse] })
  async listPendingLicences(): Promise<LicenceVerificationResponse[]> {
    const rows = await this.database.fetch(pendingLicences());
    return rows.map((row) => toLicenceVerification({ ...row, status: 'pending' }));
  }
}
