import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/http/access.decorators.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { asPerson } from '../../platform/http/caller.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { CurrentUsers } from '../current-user/current-users.js';
import { SessionCookie } from '../session/session.cookie.js';
import { SignInDto, SignInResponse } from './sign-in.dto.js';
import { SignIn } from './sign-in.handler.js';

@ApiTags('Signing in')
@Controller('auth')
export class SignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: SessionCookie,
    private readonly users: CurrentUsers,
  ) {}

  @Post('login')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in', description: 'Sets the session cookie that other calls need.' })
  @ApiOkResponse({
    description: 'Who signed in; the session comes as a cookie.',
    type: SignInResponse,
    headers: { 'Set-Cookie': { description: '`rigbook_session`, HttpOnly.', schema: { type: 'string' } } },
  })
  @Refuses('SIGN_IN_FAILED', 'TOO_MANY_ATTEMPTS')
  async signIn(
    @Body() { unitNumber, phoneLastFour }: SignInDto,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResponse> {
    const { sessionId, signedIn } = await this.commands.execute(
      new SignIn({ unitNumber, phoneLastFour }, request.ip, asPerson(request.signedIn)?.session, request.receivedAt),
    );
    this.cookie.set(reply, sessionId);
    const user = await this.users.describe(signedIn);
    return { user, isFirstTime: user.isFirstTime };
  }
}
