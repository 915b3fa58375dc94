import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Idempotent } from '../../platform/http/idempotency.interceptor.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { ImportRespondersDto } from './import.dto.js';
import { ImportResponders } from './import-responders.handler.js';
import { ImportResponse } from './import.response.js';

@ApiTags('Users')
@Controller('users')
export class ImportRespondersController {
  constructor(private readonly commands: CommandBus) {}

  @Post('import')
  @AdminOnly()
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    summary: 'Register the users of a CSV file',
    description:
      'All rows that nothing is wrong with, in one transaction; the answer says what is wrong with the others. Nobody gets rights by it.',
  })
  @ApiOkResponse({ description: 'What became of each row, or would become of it.', type: ImportResponse })
  @Refuses(
    'IMPORT_UNREADABLE',
    'IMPORT_COLUMNS_MISSING',
    'IMPORT_COLUMNS_TWICE',
    'IMPORT_EMPTY',
    'IMPORT_TOO_LONG',
    'CHANGED_MEANWHILE',
  )
  importUsers(
    @Body() { csv, dryRun = false }: ImportRespondersDto,
    @Context() context: CommandContext,
  ): Promise<ImportResponse> {
    return this.commands.execute(new ImportResponders(csv, dryRun, context));
  }
}
