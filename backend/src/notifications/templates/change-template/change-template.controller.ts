import { Body, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { TemplateId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../../platform/http/index.js';
import { Content, SeenVersion, Subject } from '../template-text.dto.js';
import { TemplateResponse } from '../template.response.js';
import { ChangeTemplate } from './change-template.handler.js';

@ApiSchema({ name: 'ChangeTemplate' })
export class ChangeTemplateDto {
  @Subject()
  subject!: string;

  @Content()
  content!: string;

  @SeenVersion()
  version!: number;
}

@AdminRoutes('admin/templates', 'Admin: templates')
export class ChangeTemplateController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @ApiOperation({
    summary: 'Change the text of a message',
    description: 'Messages sent from now on use it. Refused if someone else has saved a newer version.',
  })
  @Answers(TemplateResponse, 'The new text, used from now on.')
  @Refuses('TEMPLATE_CHANGED_MEANWHILE', 'CHANGED_MEANWHILE')
  changeTemplate(
    @PathId('TEMPLATE_NOT_FOUND') id: TemplateId,
    @Body() { version, ...text }: ChangeTemplateDto,
    @Context() context: CommandContext,
  ): Promise<TemplateResponse> {
    return this.commands.execute(new ChangeTemplate({ templateId: id, change: { text, seen: version }, context }));
  }
}
