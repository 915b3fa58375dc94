import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { TemplateId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, Idempotent, PathId, Refuses } from '../../../platform/http/index.js';
import { ChangeTemplate } from '../change-template/change-template.handler.js';
import { SeenVersion } from '../template-text.dto.js';
import { TemplateResponse } from '../template.response.js';

@ApiSchema({ name: 'ResetTemplate' })
export class ResetTemplateDto {
  @SeenVersion()
  version!: number;
}

@AdminRoutes('admin/templates', 'Admin: templates')
export class ResetTemplateController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/reset')
  @Idempotent()
  @ApiOperation({
    summary: 'Return to the default text',
    description: 'The custom text stays in the history.',
  })
  @Answers(TemplateResponse, 'The default text, used from now on.')
  @Refuses('TEMPLATE_CHANGED_MEANWHILE', 'CHANGED_MEANWHILE')
  resetTemplate(
    @PathId('TEMPLATE_NOT_FOUND') id: TemplateId,
    @Body() { version }: ResetTemplateDto,
    @Context() context: CommandContext,
  ): Promise<TemplateResponse> {
    return this.commands.execute(
      new ChangeTemplate({ templateId: id, change: { text: null, seen: version }, context }),
    );
  }
}
