import { Body, Controller, HttpCode, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { CurrentSession } from '../current-user/current-session.decorator.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { ChangeAdminPasswordDto } from './change-admin-password.dto.js';
import { ChangeAdminPassword } from './change-admin-password.handler.js';

@ApiTags('Settings')
@Controller('admin/password')
export class ChangeAdminPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Put()
  @HttpCode(204)
  @AdminOnly()
  @ApiOperation({
    summary: 'Change the admin password',
    description: 'Administrator access continues in this session and ends in all others.',
  })
  @ApiNoContentResponse({ description: 'The password is changed.' })
  @Refuses('ADMIN_PASSWORD_INCORRECT', 'TOO_MANY_ATTEMPTS', 'CHANGED_MEANWHILE')
  async changeAdminPassword(
    @Body() { currentPassword, newPassword }: ChangeAdminPasswordDto,
    @CurrentSession() admin: SignedInResponder,
    @Req() { ip }: RigbookRequest,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new ChangeAdminPassword(admin, currentPassword, newPassword, ip, context));
  }
}
