import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type TemplateType, templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { TakesOneOf } from '../../../platform/fields/index.js';
import { AdminRoutes, AnswersCreated, Context, Idempotent, Refuses } from '../../../platform/http/index.js';
import { ChangeTemplate } from '../change-template/change-template.handler.js';
import { Content, Subject } from '../template-text.dto.js';
import { templateIdOf } from '../template.js';
import { TemplateResponse } from '../template.response.js';

@ApiSchema({ name: 'AddTemplate' })
export class AddTemplateDto {
  @TakesOneOf(templateTypes, 'TemplateType', 'type must be one of the types of templates.', 'booking_approval')
  type!: TemplateType;

  @TakesOneOf(languages, 'Language', `language must be ${languages.join(' or ')}.`, 'en') language!: Language;
  @Subject() subject!: string;
  @Content() content!: string;
}

@AdminRoutes('admin/templates', 'Admin: templates')
export class AddTemplateController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Add a custom text for a message',
    description: 'It replaces the default text. Refused if there is a custom text already.',
  })
  @AnswersCreated(TemplateResponse, 'The new text, used from now on.')
  @Refuses('TEMPLATE_CHANGED_MEANWHILE', 'CHANGED_MEANWHILE')
  addTemplate(
    @Body() { type, language, ...text }: AddTemplateDto,
    @Context() context: CommandContext,
  ): Promise<TemplateResponse> {
    const id = templateIdOf(type, language);
    return this.commands.execute(
      new ChangeTemplate({ templateId: id, change: { text, seen: undefined }, context, status: 201 }),
    );
  }
}
