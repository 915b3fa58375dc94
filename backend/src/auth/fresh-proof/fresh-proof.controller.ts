import { Body, Get, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Answers, AnswersNothing, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import { PasskeyChallenges } from '../passkeys/passkey-challenges.js';
import { PasskeyAnswerDto, PasskeyOptionsResponse } from '../passkeys/passkey.dto.js';
import { PasskeySite } from '../passkeys/passkey-site.js';
import { credentialsOf } from '../passkeys/passkey.statements.js';
import { EnterCodeDto, SendCodeDto } from '../one-time-code/code.dto.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { EnterDigitsDto, ProofResponse, ProvedResponse } from './fresh-proof.dto.js';
import { FreshProofs } from './fresh-proofs.js';
import { ProveIdentity, SendProofCode } from './prove-identity.handlers.js';

/** How a signed-in person proves who they are, which changes of their account ask for. */
@Routes('auth/proof', 'Signing in')
export class FreshProofController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly proofs: FreshProofs,
    private readonly challenges: PasskeyChallenges,
    private readonly site: PasskeySite,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Read how you can prove who you are',
    description: 'The admin password counts as well, while it is on: `POST /api/auth/verify-admin-password`.',
  })
  @Answers(ProofResponse, 'The ways that are open to you.')
  getProof(@CurrentSession() person: SignedInResponder, @Req() { receivedAt }: RigbookRequest): Promise<ProofResponse> {
    return this.proofs.stateOf(person, receivedAt);
  }

  @Post('send-code')
  @ApiOperation({ summary: 'Have a code sent to prove who you are', description: 'To your contact on record.' })
  @AnswersNothing('The code was sent.')
  @Refuses('CHANNEL_NOT_AVAILABLE', 'TOO_MANY_CODES', 'CODE_NOT_SENT')
  async sendProofCode(
    @Body() { channel }: SendCodeDto,
    @CurrentSession() person: SignedInResponder,
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<void> {
    await this.commands.execute(new SendProofCode({ person, channel, now }));
  }

  @Post()
  @Recorded('fresh-proof')
  @ApiOperation({ summary: 'Prove who you are by a code' })
  @Answers(ProvedResponse, 'Proved.')
  @Refuses('CODE_INCORRECT', 'CODE_EXPIRED')
  async proveByCode(
    @Body() { code }: EnterCodeDto,
    @CurrentSession() person: SignedInResponder,
    @Req() request: RigbookRequest,
  ): Promise<ProvedResponse> {
    return { provedUntil: await this.commands.execute(new ProveIdentity({ person, proof: { code }, request })) };
  }

  @Post('digits')
  @Recorded('fresh-proof')
  @ApiOperation({
    summary: 'Prove who you are by the digits of your phone number',
    description: 'Only where new devices are not confirmed.',
  })
  @Answers(ProvedResponse, 'Proved.')
  @Refuses('FRESH_PROOF_REQUIRED', 'DIGITS_INCORRECT', 'TOO_MANY_ATTEMPTS', 'UNLOCK_REQUIRED')
  async proveByDigits(
    @Body() { phoneLastFour }: EnterDigitsDto,
    @CurrentSession() person: SignedInResponder,
    @Req() request: RigbookRequest,
  ): Promise<ProvedResponse> {
    const proof = { digits: phoneLastFour };
    return { provedUntil: await this.commands.execute(new ProveIdentity({ person, proof, request })) };
  }

  @Get('passkey/options')
  @ApiOperation({ summary: 'Begin to prove who you are by a passkey' })
  @Answers(PasskeyOptionsResponse, 'The options, valid for 5 minutes.')
  async beginProofByPasskey(
    @CurrentSession() { responderId }: SignedInResponder,
    @Req() request: RigbookRequest,
  ): Promise<PasskeyOptionsResponse> {
    const known = await this.database.fetch(credentialsOf(responderId));
    const options = await generateAuthenticationOptions({
      rpID: this.site.of(request).host,
      challenge: this.challenges.create(`prove:${responderId}`, request.receivedAt),
      allowCredentials: known.map(({ credential, transports }) => ({ id: credential, transports: transports as [] })),
      userVerification: 'required',
    });
    return { options };
  }

  @Post('passkey')
  @Recorded('fresh-proof')
  @ApiOperation({ summary: 'Prove who you are by a passkey' })
  @Answers(ProvedResponse, 'Proved.')
  @Refuses('PASSKEY_NOT_ACCEPTED')
  async proveByPasskey(
    @Body() { response }: PasskeyAnswerDto,
    @CurrentSession() person: SignedInResponder,
    @Req() request: RigbookRequest,
  ): Promise<ProvedResponse> {
    const proof = { passkey: response };
    return { provedUntil: await this.commands.execute(new ProveIdentity({ person, proof, request })) };
  }
}
