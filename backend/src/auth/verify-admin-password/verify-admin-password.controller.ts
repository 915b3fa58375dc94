import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { CurrentSession } from '../current-user/current-session.decorator.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { AdministrationOpenResponse, VerifyAdminPasswordDto } from './verify-admin-password.dto.js';
import { VerifyAdminPassword } from './verify-admin-password.handler.js';

@ApiTags('Signing in')
@Controller('auth')
export class VerifyAdminPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Post('verify-admin-password')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Enter the admin password',
    description: 'Gives administrator access for 8 hours in this session.',
  })
  @ApiOkResponse({ description: 'When administrator access ends.', type: AdministrationOpenResponse })
  @Refuses('ADMIN_ONLY', 'ADMIN_PASSWORD_INCORRECT', 'TOO_MANY_ATTEMPTS')
  async verifyAdminPassword(
    @Body() { password }: VerifyAdminPasswordDto,
    @CurrentSession() admin: SignedInResponder,
    @Req() { ip, receivedAt }: RigbookRequest,
  ): Promise<AdministrationOpenResponse> {
    const adminUntil = await this.commands.execute(new VerifyAdminPassword(admin, password, ip, receivedAt));
    return { adminUntil };
  }
}
