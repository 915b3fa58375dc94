import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { AdminRoutes, Answers, type Person, Routes, SignedInPerson } from '../../platform/http/index.js';
import { LicenceVerificationResponse, pendingLicences, toLicenceVerification } from './licence-verifications.query.js';
import { ownLicence, OwnLicenceResponse, toOwnLicence } from './own-licence.response.js';

@Routes('license-verification', 'Licences')
export class GetOwnLicenceController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'Where you stand with your driving licence', description: 'Of what you handed in last.' })
  @Answers(OwnLicenceResponse, 'Where your licence stands.')
  async getOwnLicence(@SignedInPerson() { responderId }: Person): Promise<OwnLicenceResponse> {
    return toOwnLicence(await this.database.fetch(ownLicence(responderId)));
  }
}

@AdminRoutes('admin/license-verifications', 'Admin: licences')
export class ListPendingLicencesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'Licences that wait for a review', description: 'The longest waiting first.' })
  @Answers([LicenceVerificationResponse], 'Licences that wait, the longest waiting first.')
  async listPendingLicences(): Promise<LicenceVerificationResponse[]> {
    const rows = await this.database.fetch(pendingLicences());
    return rows.map((row) => toLicenceVerification({ ...row, status: 'pending' }));
  }
}
