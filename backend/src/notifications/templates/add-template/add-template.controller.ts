import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { Context } from '../../../platform/http/context.decorator.js';
import { Idempotent } from '../../../platform/http/idempotency.interceptor.js';
import { Refuses } from '../../../platform/http/openapi/refuses.decorator.js';
import { ChangeTemplate } from '../change-template/change-template.handler.js';
import { templateIdOf } from '../template-ids.js';
import { TemplateResponse } from '../template.response.js';
import { AddTemplateDto } from './add-template.dto.js';

@ApiTags('Admin: templates')
@Controller('admin/templates')
@AdminOnly()
export class AddTemplateController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Write a text of your own for a message',
    description: 'In place of the one that Rigbook comes with; refused where there is one of your own already.',
  })
  @ApiCreatedResponse({ description: 'The text, which is sent from now on.', type: TemplateResponse })
  @Refuses('TEMPLATE_CHANGED_MEANWHILE', 'CHANGED_MEANWHILE')
  addTemplate(
    @Body() { type, language, ...text }: AddTemplateDto,
    @Context() context: CommandContext,
  ): Promise<TemplateResponse> {
    const id = templateIdOf(type, language);
    return this.commands.execute(new ChangeTemplate(id, { text, seen: undefined }, context, 201));
  }
}
