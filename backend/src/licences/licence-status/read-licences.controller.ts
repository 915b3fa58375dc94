import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { AdminRoutes, Answers, type Person, Routes, SignedInPerson } from '../../platform/http/index.js';
import { LicenceVerificationResponse, pendingLicences, toLicenceVerification } from './licence-verifications.query.js';
import { ownLicence, OwnLicenceResponse, toOwnLicence } from './own-licence.response.js';

@Routes('license-verification', 'Licenses')
export class GetOwnLicenceController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read the state of your driving license',
    description: 'The state of your latest submission.',
  })
  @Answers(OwnLicenceResponse, 'The state of your license.')
  async getOwnLicence(@SignedInPerson() { responderId }: Person): Promise<OwnLicenceResponse> {
    return toOwnLicence(await this.database.fetch(ownLicence(responderId)));
  }
}

@AdminRoutes('admin/license-verifications', 'Admin: licenses')
export class ListPendingLicencesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'List pending licenses', description: 'Oldest first.' })
  @Answers([LicenceVerificationResponse], 'Pending licenses, oldest first.')
  async listPendingLicences(): Promise<LicenceVerificationResponse[]> {
    const rows = await this.database.fetch(pendingLicences());
    return rows.map((row) => toLicenceVerification({ ...row, status: 'pending' }));
  }
}
