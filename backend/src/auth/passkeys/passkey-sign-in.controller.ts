import { Body, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Answers, asPerson, Public, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { KnownDevices } from '../known-device/known-devices.js';
import { SignInAnswers, SignInResponse } from '../pending-sign-in/sign-in-answers.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeyAnswerDto, PasskeyOptionsResponse } from './passkey.dto.js';
import { PasskeySite } from './passkey-site.js';
import { SignInWithPasskey } from './passkey-sign-in.handler.js';

@Routes('auth/passkey-sign-in', 'Signing in')
export class PasskeySignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly challenges: PasskeyChallenges,
    private readonly site: PasskeySite,
    private readonly devices: KnownDevices,
    private readonly signedIn: SignInAnswers,
  ) {}

  @Get('options')
  @Public()
  @ApiOperation({
    summary: 'Begin to sign in with a passkey',
    description: 'Names no one: the browser knows its passkeys.',
  })
  @Answers(PasskeyOptionsResponse, 'The options, valid for 5 minutes.')
  async beginPasskeySignIn(@Req() request: RigbookRequest): Promise<PasskeyOptionsResponse> {
    const options = await generateAuthenticationOptions({
      rpID: this.site.of(request).host,
      challenge: this.challenges.create('sign-in', request.receivedAt),
      userVerification: 'required',
    });
    return { options };
  }

  @Post()
  @Recorded('sign-in')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with a passkey', description: 'Sets the session cookie that other calls need.' })
  @ApiOkResponse({ description: 'The person who signed in. The session is a cookie.', type: SignInResponse })
  @Refuses('PASSKEY_NOT_ACCEPTED', 'RESPONDER_SUSPENDED')
  async signInWithPasskey(
    @Body() { response }: PasskeyAnswerDto,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInResponse> {
    const begun = await this.commands.execute(
      new SignInWithPasskey({
        answer: { response, site: this.site.of(request), now: request.receivedAt },
        device: this.devices.seen(request),
        sessionBefore: asPerson(request.signedIn)?.session,
      }),
    );
    return this.signedIn.answer(begun, request, reply);
  }
}
