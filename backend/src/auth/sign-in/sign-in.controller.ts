import { Body, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isPhoneLastFour, isUnitNumber, signInFormatMessage } from '@rigbook/contracts/auth/auth.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Refusal } from '../../platform/decisions/index.js';
import { FollowsTextRule, Text } from '../../platform/fields/index.js';
import { asPerson, Public, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import type { SeenDevice } from '../known-device/known-device.statements.js';
import { KnownDevices } from '../known-device/known-devices.js';
import { PendingSignInCookie } from '../pending-sign-in/pending-sign-in.cookie.js';
import { PendingSignInAnswers, PendingSignInResponse } from '../pending-sign-in/pending-sign-in.response.js';
import { type BegunPendingSignIn, PendingSignIns } from '../pending-sign-in/pending-sign-ins.js';
import { SignInAnswers, SignInResponse } from '../pending-sign-in/sign-in-answers.js';
import { type BegunSession, NewSessions } from '../session/sessions.js';
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

export class SignIn extends commandWithoutContext<
  {
    credentials: Credentials;
    address: string;
    device: SeenDevice;
    /** The session of the request; the new session replaces it. */
    sessionBefore: string | undefined;
    now: Instant;
  },
  BegunSession | BegunPendingSignIn
>() {}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly throttle: Throttle,
    private readonly sessions: NewSessions,
    private readonly devices: KnownDevices,
    private readonly pending: PendingSignIns,
  ) {}

  /**
   * Begins a session, or on an unknown device a sign-in that waits.
   * @throws Refusal TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, SIGN_IN_FAILED, RESPONDER_SUSPENDED
   */
  async execute({ credentials, address, device, sessionBefore, now }: SignIn) {
    const standing = await this.devices.standing(device, credentials.unitNumber, now);
    const { needsConfirmation, deviceId, digitsProve } = standing;
    const attempt = { of: 'sign-in', unitNumber: credentials.unitNumber, address, knownDevice: deviceId } as const;
    await this.throttle.admit(attempt, now);
    const beginning = needsConfirmation
      ? this.pending.begin(credentials, device, now)
      : this.sessions.begin({
          insert: (session) => beginSession(session, credentials, now),
          before: sessionBefore,
          device,
          confirmedBy: 'digits',
          isKnown: deviceId !== undefined,
          digitsProve,
          now,
        });
    const begun = await beginning.catch(async (error: unknown) => {
      // the digits were right: whoever tries while suspended is not locked out afterwards
      if (isSuspension(error)) await this.throttle.succeeded(attempt, now);
      throw error;
    });
    if (!begun) throw new Refusal('SIGN_IN_FAILED');
    await this.throttle.succeeded(attempt, now);
    await this.throttle.sweep(now);
    return begun;
  }
}

const isSuspension = (error: unknown): boolean => error instanceof Refusal && error.code === 'RESPONDER_SUSPENDED';

@Routes('auth', 'Signing in')
export class SignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly devices: KnownDevices,
    private readonly answers: SignInAnswers,
    private readonly pendingCookie: PendingSignInCookie,
    private readonly pendingAnswers: PendingSignInAnswers,
  ) {}

  @Post('login')
  @Recorded('sign-in')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sign in',
    description:
      'Sets the session cookie that other calls need. On a new device, a code or an administrator has to confirm it first.',
  })
  @ApiOkResponse({
    description: 'The person who signed in. The session is a cookie.',
    type: SignInResponse,
    headers: {
      'Set-Cookie': {
        description: '`rigbook_session`, with https `__Host-rigbook_session`; HttpOnly.',
        schema: { type: 'string' },
      },
    },
  })
  @ApiAcceptedResponse({
    description: 'Unit number and digits are right, and the device has to be confirmed. Nobody is signed in yet.',
    type: PendingSignInResponse,
    headers: { 'Set-Cookie': { description: '`rigbook_pending`, HttpOnly.', schema: { type: 'string' } } },
  })
  @Refuses('SIGN_IN_FAILED', 'RESPONDER_SUSPENDED', 'TOO_MANY_ATTEMPTS', 'UNLOCK_REQUIRED')
  async signIn(
    @Body() { unitNumber, phoneLastFour }: SignInDto,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResponse | PendingSignInResponse> {
    const begun = await this.commands.execute(
      new SignIn({
        credentials: { unitNumber, phoneLastFour },
        address: request.ip,
        device: this.devices.seen(request),
        sessionBefore: asPerson(request.signedIn)?.session,
        now: request.receivedAt,
      }),
    );
    if ('sessionId' in begun) return this.answers.answer(begun, request, reply);
    this.pendingCookie.set(reply, begun.cookieValue);
    void reply.status(202);
    return this.pendingAnswers.of(begun.pending);
  }
}
