import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../../platform/database/index.js';
import { AdminRoutes, Answers } from '../../../platform/http/index.js';
import { TemplateResponse, toTemplateResponse } from '../template.response.js';
import { allTemplates } from '../templates.query.js';

@AdminRoutes('admin/templates', 'Admin: templates')
export class ReadTemplatesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List the texts of messages',
    description: 'The current text of every type in every language.',
  })
  @Answers([TemplateResponse], 'The current texts.')
  async readTemplates(): Promise<TemplateResponse[]> {
    return (await this.database.fetch(allTemplates())).map(toTemplateResponse);
  }
}
