import { Body, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isPhoneLastFour, isUnitNumber, signInFormatMessage } from '@rigbook/contracts/auth/auth.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Refusal } from '../../platform/decisions/index.js';
import { FollowsTextRule, Part, Text, YesOrNo } from '../../platform/fields/index.js';
import { asPerson, Public, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { CurrentUserResponse } from '../current-user/current-user.response.js';
import { CurrentUsers } from '../current-user/current-user.controller.js';
import { type BegunSession, NewSessions } from '../session/sessions.js';
import { SessionCookie } from '../session/session.cookie.js';
import { beginSession, type Credentials } from '../session/session.statements.js';
import { Throttle } from '../throttle/throttle.js';

@ApiSchema({ name: 'SignIn' })
export class SignInDto {
  @Text({ pattern: '^[0-9]{3}$', example: '101' })
  @FollowsTextRule((text) => (isUnitNumber(text) ? undefined : signInFormatMessage))
  unitNumber!: string;

  @Text({ pattern: '^[0-9]{4}$', description: 'The last 4 digits of the phone number.', example: '0101' })
  @FollowsTextRule((text) => (isPhoneLastFour(text) ? undefined : signInFormatMessage))
  phoneLastFour!: string;
}

@ApiSchema({ name: 'SignedIn' })
export class SignInResponse {
  @Part(CurrentUserResponse) user!: CurrentUserResponse;
  @YesOrNo(false, 'The profile is incomplete, or no license has been submitted yet.') isFirstTime!: boolean;
}

export class SignIn extends commandWithoutContext<
  {
    credentials: Credentials;
    address: string;
    /** The session of the request; the new session replaces it. */
    sessionBefore: string | undefined;
    now: Instant;
  },
  BegunSession
>() {}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly throttle: Throttle,
    private readonly sessions: NewSessions,
  ) {}

  /** @throws Refusal TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, SIGN_IN_FAILED */
  async execute({ credentials, address, sessionBefore, now }: SignIn): Promise<BegunSession> {
    const attempt = { of: 'sign-in', unitNumber: credentials.unitNumber, address } as const;
    await this.throttle.admit(attempt, now);
    const begun = await this.sessions.begin({
      insert: (session) => beginSession(session, credentials, now),
      before: sessionBefore,
      now,
    });
    if (!begun) throw new Refusal('SIGN_IN_FAILED');
    await this.throttle.succeeded(attempt, now);
    await this.throttle.sweep(now);
    return begun;
  }
}

@Routes('auth', 'Signing in')
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
    description: 'The person who signed in. The session is a cookie.',
    type: SignInResponse,
    headers: { 'Set-Cookie': { description: '`rigbook_session`, HttpOnly.', schema: { type: 'string' } } },
  })
  @Refuses('SIGN_IN_FAILED', 'TOO_MANY_ATTEMPTS', 'UNLOCK_REQUIRED')
  async signIn(
    @Body() { unitNumber, phoneLastFour }: SignInDto,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResponse> {
    const { sessionId, signedIn } = await this.commands.execute(
      new SignIn({
        credentials: { unitNumber, phoneLastFour },
        address: request.ip,
        sessionBefore: asPerson(request.signedIn)?.session,
        now: request.receivedAt,
      }),
    );
    this.cookie.set(reply, sessionId);
    const user = await this.users.describe(signedIn);
    return { user, isFirstTime: user.isFirstTime };
  }
}
