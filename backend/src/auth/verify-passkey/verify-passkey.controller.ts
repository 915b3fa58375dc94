import { Body, Post, Req, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Answers, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import { type PasskeyAnswer, PasskeyAnswers } from '../passkeys/passkey-answers.js';
import { PasskeyAnswerDto } from '../passkeys/passkey.dto.js';
import { PasskeySite } from '../passkeys/passkey-site.js';
import { type RightOpened, OpenedRights } from '../session/opened-rights.js';
import { SessionCookie } from '../session/session.cookie.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { AdministrationOpenResponse } from '../verify-admin-password/verify-admin-password.controller.js';

export class VerifyPasskey extends commandWithoutContext<
  { admin: SignedInResponder; answer: Omit<PasskeyAnswer, 'purpose'> },
  RightOpened
>() {}

@CommandHandler(VerifyPasskey)
export class VerifyPasskeyHandler implements ICommandHandler<VerifyPasskey> {
  constructor(
    private readonly passkeys: PasskeyAnswers,
    private readonly rights: OpenedRights,
  ) {}

  /** @throws Refusal ADMIN_ONLY, PASSKEY_NOT_ACCEPTED */
  async execute({ admin, answer }: VerifyPasskey): Promise<RightOpened> {
    if (admin.kind !== 'administrator') throw new Refusal('ADMIN_ONLY');
    const { id } = await this.passkeys.ofOwner(admin.responderId, answer);
    const opened = await this.rights.open('administration', admin, { passkey: id }, answer.now);
    if (!opened) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    return opened;
  }
}

@Routes('auth', 'Signing in')
export class VerifyPasskeyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly site: PasskeySite,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('verify-passkey')
  @Recorded('step-up')
  @ApiOperation({
    summary: 'Open the administration by a passkey',
    description:
      'Instead of the admin password: gives administrator access for 8 hours in this session, which gets a new id. The options are those of `GET /api/auth/proof/passkey/options`.',
  })
  @Answers(AdministrationOpenResponse, 'When administrator access ends.')
  @Refuses('ADMIN_ONLY', 'PASSKEY_NOT_ACCEPTED')
  async verifyPasskey(
    @Body() { response }: PasskeyAnswerDto,
    @CurrentSession() admin: SignedInResponder,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdministrationOpenResponse> {
    const answer = { response, site: this.site.of(request), now: request.receivedAt };
    const { sessionId, until } = await this.commands.execute(new VerifyPasskey({ admin, answer }));
    this.cookie.set(reply, sessionId);
    return { adminUntil: until };
  }
}
