import { Body, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Answers, asPerson, Public, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { EnterCodeDto, SendCodeDto } from '../one-time-code/code.dto.js';
import { VerifyAdminPasswordDto } from '../verify-admin-password/verify-admin-password.controller.js';
import { ConfirmSignIn, SendSignInCode } from './confirm-sign-in.handler.js';
import type { BegunSession } from '../session/sessions.js';
import { PendingSignInCookie } from './pending-sign-in.cookie.js';
import { PendingSignInAnswers, PendingSignInResponse } from './pending-sign-in.response.js';
import { PendingSignIns } from './pending-sign-ins.js';
import { SignInAnswers, SignInResponse } from './sign-in-answers.js';

/** The way from the right digits on a new device to a session. */
@Routes('auth/login', 'Signing in')
@Public()
export class ConfirmSignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly pending: PendingSignIns,
    private readonly pendingAnswers: PendingSignInAnswers,
    private readonly cookie: PendingSignInCookie,
    private readonly answers: SignInAnswers,
  ) {}

  @Post('send-code')
  @ApiOperation({
    summary: 'Have a code sent',
    description: 'To the contact on record of the person who is signing in. The code before it becomes invalid.',
  })
  @Answers(PendingSignInResponse, 'The code was sent.')
  @Refuses('SIGN_IN_EXPIRED', 'RESPONDER_SUSPENDED', 'CHANNEL_NOT_AVAILABLE', 'TOO_MANY_CODES', 'CODE_NOT_SENT')
  async sendCode(@Body() { channel }: SendCodeDto, @Req() request: RigbookRequest): Promise<PendingSignInResponse> {
    const pending = await this.pending.the(request);
    await this.commands.execute(new SendSignInCode({ pending, channel, now: request.receivedAt }));
    return this.pendingAnswers.of({ ...pending, codeSentBy: channel });
  }

  @Post('confirm')
  @Recorded('device-confirmed')
  @ApiOperation({ summary: 'Enter the code', description: 'Signs in and remembers the device.' })
  @Answers(SignInResponse, 'The person who signed in. The session is a cookie.')
  @Refuses('SIGN_IN_EXPIRED', 'RESPONDER_SUSPENDED', 'CODE_INCORRECT', 'CODE_EXPIRED')
  async confirm(
    @Body() { code }: EnterCodeDto,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResponse> {
    const begun = await this.commands.execute(await this.confirmation(request, { code }));
    return this.answer(begun, request, reply);
  }

  @Post('confirm-with-password')
  @Recorded('device-confirmed')
  @ApiOperation({
    summary: 'Enter the admin password instead',
    description: 'For administrators whom no code can reach. Signs in and remembers the device.',
  })
  @Answers(SignInResponse, 'The person who signed in. The session is a cookie.')
  @Refuses(
    'SIGN_IN_EXPIRED',
    'RESPONDER_SUSPENDED',
    'CODE_CAN_BE_SENT',
    'ADMIN_ONLY',
    'ADMIN_PASSWORD_OFF',
    'ADMIN_PASSWORD_INCORRECT',
    'TOO_MANY_ATTEMPTS',
  )
  async confirmWithPassword(
    @Body() { password }: VerifyAdminPasswordDto,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResponse> {
    const begun = await this.commands.execute(await this.confirmation(request, { password }));
    return this.answer(begun, request, reply);
  }

  @Post('finish')
  @Recorded('device-confirmed')
  @ApiOperation({ summary: 'Sign in after an administrator let the device in', description: 'Remembers the device.' })
  @Answers(SignInResponse, 'The person who signed in. The session is a cookie.')
  @Refuses('SIGN_IN_EXPIRED', 'RESPONDER_SUSPENDED', 'DEVICE_NOT_LET_IN')
  async afterLettingIn(
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResponse> {
    const begun = await this.commands.execute(await this.confirmation(request, {}));
    return this.answer(begun, request, reply);
  }

  private async confirmation(request: RigbookRequest, proof: ConfirmSignIn['proof']): Promise<ConfirmSignIn> {
    const pending = await this.pending.the(request);
    return new ConfirmSignIn({ pending, proof, request, sessionBefore: asPerson(request.signedIn)?.session });
  }

  private async answer(begun: BegunSession, request: RigbookRequest, reply: FastifyReply): Promise<SignInResponse> {
    const answer = await this.answers.answer(begun, request, reply);
    this.cookie.clear(reply);
    return answer;
  }
}
