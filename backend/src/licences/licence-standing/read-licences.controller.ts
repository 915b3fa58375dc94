import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { AdminOnly, type Person, SignedInPerson } from '../../platform/http/index.js';
import { LicenceVerificationResponse, pendingLicences, toLicenceVerification } from './licence-verifications.query.js';
import { ownLicence, OwnLicenceResponse, toOwnLicence } from './own-licence.response.js';

@ApiTags('Licences')
@Controller('license-verification')
export class GetOwnLicenceController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'Where you stand with your driving licence', description: 'Of what you handed in last.' })
  @ApiOkResponse({ description: 'Where your licence stands.', type: OwnLicenceResponse })
  async getOwnLicence(@SignedInPerson() { responderId }: Person): Promise<OwnLicenceResponse> {
    return toOwnLicence(await this.database.fetch(ownLicence(responderId)));
  }
}

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
