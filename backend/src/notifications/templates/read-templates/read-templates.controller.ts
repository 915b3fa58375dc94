import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../../platform/database/index.js';
import { AdminOnly } from '../../../platform/http/index.js';
import { TemplateResponse, toTemplateResponse } from '../template.response.js';
import { allTemplates } from '../templates.query.js';

@ApiTags('Admin: templates')
@Controller('admin/templates')
@AdminOnly()
export class ReadTemplatesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read the texts of all messages',
    description: 'Every type in every language, as it is sent now.',
  })
  @ApiOkResponse({ description: 'Every text as it is sent now.', type: [TemplateResponse] })
  async readTemplates(): Promise<TemplateResponse[]> {
    return (await this.database.fetch(allTemplates())).map(toTemplateResponse);
  }
}
