import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { TemplateId } from '@rigbook/contracts/kernel/ids';
import { renderMessage } from '@rigbook/contracts/notifications/templates/render-message';
import { sampleValues } from '@rigbook/contracts/notifications/templates/sample-values';
import { Database } from '../../../platform/database/database.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { refuseWrongText } from '../change-template/change-template.decision.js';
import { templateKey } from '../template-ids.js';
import { textOf } from '../template.js';
import { templateOf } from '../templates.query.js';
import { MessagePreviewResponse } from './message-preview.response.js';
import { writingOrganisation } from './organisation.query.js';
import { PreviewTemplateDto } from './preview-template.dto.js';

@ApiTags('Admin: templates')
@Controller('admin/templates')
@AdminOnly()
export class PreviewTemplateController {
  constructor(private readonly database: Database) {}

  @Post(':id/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'See a message as it would arrive',
    description: "With somebody's sample data, in the template's language. Saves nothing and sends nothing.",
  })
  @ApiBody({ type: PreviewTemplateDto, required: false })
  @ApiOkResponse({ description: 'The message in words.', type: MessagePreviewResponse })
  async previewTemplate(
    @Param('id', new UuidPipe<TemplateId>('TEMPLATE_NOT_FOUND')) id: TemplateId,
    @Body() draft: PreviewTemplateDto,
  ): Promise<MessagePreviewResponse> {
    const key = templateKey(id);
    const [template, organisation] = await this.database.fetchAll([templateOf(key), writingOrganisation()]);
    const { type, language } = key;
    const text = { ...textOf(template), ...draft };
    refuseWrongText(type, text);
    return { language, ...renderMessage(text, sampleValues(type, language, organisation), language) };
  }
}
