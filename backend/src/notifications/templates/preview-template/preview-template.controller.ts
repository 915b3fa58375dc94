import { Body, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { TemplateId, Zone } from '@rigbook/contracts/kernel';
import { renderMessage } from '@rigbook/contracts/notifications/templates/render-message';
import { sampleValues } from '@rigbook/contracts/notifications/templates/sample-values';
import { templateKinds } from '@rigbook/contracts/notifications/templates/template.words';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { Database, query, type Query } from '../../../platform/database/index.js';
import { OneOf, Optional, Text } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, PathId } from '../../../platform/http/index.js';
import { refuseWrongText } from '../change-template/change-template.decision.js';
import { Content, Subject } from '../template-text.dto.js';
import { templateKey, textOf } from '../template.js';
import { templateOf } from '../templates.query.js';

interface WritingOrganisation {
  readonly organizationName: string;
  readonly whatsappNumber: string | null;
  readonly zone: Zone;
}

/** What messages say of the organization. */
const writingOrganisation = (): Query<WritingOrganisation> =>
  query<WritingOrganisation, WritingOrganisation>(
    {
      name: 'notifications.organisation',
      text: `SELECT organization_name AS "organizationName", whatsapp_number AS "whatsappNumber", zone
             FROM organisation_settings`,
      values: [],
    },
    ([row]) => {
      if (!row) throw new Error('the row of organisation_settings is missing');
      return row;
    },
  );

@ApiSchema({ name: 'MessagePreview' })
class MessagePreviewResponse {
  @OneOf(languages, 'Language', 'en') language!: Language;
  @Text('Approved: ALS1, Sun 22 Nov, 18:00') subject!: string;
  @Text('<div lang="en" dir="ltr"><p>Hello <bdi>Dana Levi</bdi>, ...</p></div>') html!: string;
  @Text('Hello Dana Levi, ...') text!: string;
}

/** Missing fields use the current text. */
@ApiSchema({ name: 'PreviewTemplate' })
class PreviewTemplateDto {
  @Optional() @Subject() subject?: string;
  @Optional() @Content() content?: string;
}

@AdminRoutes('admin/templates', 'Admin: templates')
export class PreviewTemplateController {
  constructor(private readonly database: Database) {}

  @Post(':id/preview')
  @ApiOperation({
    summary: 'Preview a message',
    description: "With sample data, in the template's language. Saves and sends nothing.",
  })
  @ApiBody({ type: PreviewTemplateDto, required: false })
  @Answers(MessagePreviewResponse, 'The written message.')
  async previewTemplate(
    @PathId('TEMPLATE_NOT_FOUND') id: TemplateId,
    @Body() draft: PreviewTemplateDto,
  ): Promise<MessagePreviewResponse> {
    const key = templateKey(id);
    const [template, organisation] = await this.database.fetchAll([templateOf(key), writingOrganisation()]);
    const { type, language } = key;
    const text = { ...textOf(template), ...draft };
    refuseWrongText(type, text);
    const toPerson = templateKinds[type].audience !== 'organisation';
    const whatsappNumber = toPerson ? organisation.whatsappNumber : null;
    return { language, ...renderMessage(text, sampleValues(type, language, organisation), language, whatsappNumber) };
  }
}
