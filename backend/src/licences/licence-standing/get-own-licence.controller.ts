import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { SignedInPerson } from '../../platform/http/context.decorator.js';
import type { Person } from '../../platform/http/caller.js';
import { ownLicence } from './own-licence.query.js';
import { OwnLicenceResponse, toOwnLicence } from './own-licence.response.js';

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
