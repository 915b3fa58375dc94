import { Body, Post, Req, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type Instant, textLimits } from '@rigbook/contracts/kernel';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Moment, Text } from '../../platform/fields/index.js';
import { Answers, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import { type PasskeyAnswer, PasskeyAnswers } from '../passkeys/passkey-answers.js';
import { PasskeySite } from '../passkeys/passkey-site.js';
import { PasskeyAnswerDto } from '../passkeys/passkey.dto.js';
import { OpenedRights, type RightOpened } from '../session/opened-rights.js';
import { SessionCookie } from '../session/session.cookie.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { KnownAuditPassword } from './known-audit-password.js';

@ApiSchema({ name: 'AuditPassword' })
export class AuditPasswordDto {
  @Text({ minLength: 1, maxLength: textLimits.adminPassword, format: 'password', example: 'a longer one of my own' })
  @MaxLength(textLimits.adminPassword, { message: 'The audit password is too long.' })
  @MinLength(1, { message: 'Please enter your audit password.' })
  @IsString({ message: 'Please enter your audit password.' })
  password!: string;
}

@ApiSchema({ name: 'AuditOpen' })
export class AuditOpenResponse {
  @Moment('2026-11-22T18:00:00.000Z') auditUntil!: Instant;
}

export class OpenAuditByPassword extends commandWithoutContext<
  { auditor: SignedInResponder; password: string; address: string; now: Instant },
  RightOpened
>() {}

@CommandHandler(OpenAuditByPassword)
export class OpenAuditByPasswordHandler implements ICommandHandler<OpenAuditByPassword> {
  constructor(
    private readonly passwords: KnownAuditPassword,
    private readonly rights: OpenedRights,
  ) {}

  /** @throws Refusal AUDITOR_ONLY, TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, AUDIT_PASSWORD_INCORRECT */
  async execute({ auditor, password, address, now }: OpenAuditByPassword): Promise<RightOpened> {
    if (!auditor.isAuditor) throw new Refusal('AUDITOR_ONLY');
    const passwordHash = await this.passwords.known({ auditor, password, address, now });
    const opened = await this.rights.open('audit', auditor, { passwordHash }, now);
    if (!opened) throw new Refusal('AUDIT_PASSWORD_INCORRECT');
    return opened;
  }
}

export class OpenAuditByPasskey extends commandWithoutContext<
  { auditor: SignedInResponder; answer: Omit<PasskeyAnswer, 'purpose'> },
  RightOpened
>() {}

@CommandHandler(OpenAuditByPasskey)
export class OpenAuditByPasskeyHandler implements ICommandHandler<OpenAuditByPasskey> {
  constructor(
    private readonly passkeys: PasskeyAnswers,
    private readonly rights: OpenedRights,
  ) {}

  /** @throws Refusal AUDITOR_ONLY, PASSKEY_NOT_ACCEPTED */
  async execute({ auditor, answer }: OpenAuditByPasskey): Promise<RightOpened> {
    if (!auditor.isAuditor) throw new Refusal('AUDITOR_ONLY');
    const { id } = await this.passkeys.ofOwner(auditor.responderId, answer);
    const opened = await this.rights.open('audit', auditor, { passkey: id }, answer.now);
    if (!opened) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    return opened;
  }
}

@Routes('auth/audit', 'Signing in')
export class OpenAuditController {
  constructor(
    private readonly commands: CommandBus,
    private readonly site: PasskeySite,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('password')
  @Recorded('step-up')
  @ApiOperation({
    summary: 'Open the audit area by your own password',
    description: 'For auditors: opens the audit area for 8 hours in this session, which gets a new id.',
  })
  @Answers(AuditOpenResponse, 'When the audit area closes.')
  @Refuses('AUDITOR_ONLY', 'AUDIT_PASSWORD_INCORRECT', 'TOO_MANY_ATTEMPTS', 'UNLOCK_REQUIRED')
  async openByPassword(
    @Body() { password }: AuditPasswordDto,
    @CurrentSession() auditor: SignedInResponder,
    @Req() { ip, receivedAt }: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditOpenResponse> {
    const command = new OpenAuditByPassword({ auditor, password, address: ip, now: receivedAt });
    const { sessionId, until } = await this.commands.execute(command);
    this.cookie.set(reply, sessionId);
    return { auditUntil: until };
  }

  @Post('passkey')
  @Recorded('step-up')
  @ApiOperation({
    summary: 'Open the audit area by a passkey',
    description:
      'For auditors, instead of the password. The options are those of `GET /api/auth/proof/passkey/options`.',
  })
  @Answers(AuditOpenResponse, 'When the audit area closes.')
  @Refuses('AUDITOR_ONLY', 'PASSKEY_NOT_ACCEPTED')
  async openByPasskey(
    @Body() { response }: PasskeyAnswerDto,
    @CurrentSession() auditor: SignedInResponder,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditOpenResponse> {
    const answer = { response, site: this.site.of(request), now: request.receivedAt };
    const { sessionId, until } = await this.commands.execute(new OpenAuditByPasskey({ auditor, answer }));
    this.cookie.set(reply, sessionId);
    return { auditUntil: until };
  }
}
