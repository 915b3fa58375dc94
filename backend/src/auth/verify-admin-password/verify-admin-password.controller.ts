import { Body, Post, Req, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { type Instant, textLimits } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Moment, Text } from '../../platform/fields/index.js';
import { Answers, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { KnownAdminPassword } from '../admin-password/known-admin-password.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import { type RightOpened, OpenedRights } from '../session/opened-rights.js';
import { SessionCookie } from '../session/session.cookie.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

@ApiSchema({ name: 'VerifyAdminPassword' })
export class VerifyAdminPasswordDto {
  @Text({ minLength: 1, maxLength: textLimits.adminPassword, format: 'password', example: 'rigbook-demo' })
  @MaxLength(textLimits.adminPassword, { message: 'The admin password is too long.' })
  @MinLength(1, { message: 'Please enter the admin password.' })
  @IsString({ message: 'Please enter the admin password.' })
  password!: string;
}

@ApiSchema({ name: 'AdministrationOpen' })
export class AdministrationOpenResponse {
  @Moment('2026-11-22T18:00:00.000Z') adminUntil!: Instant;
}

export class VerifyAdminPassword extends commandWithoutContext<
  { admin: SignedInResponder; password: string; address: string; now: Instant },
  RightOpened
>() {}

@CommandHandler(VerifyAdminPassword)
export class VerifyAdminPasswordHandler implements ICommandHandler<VerifyAdminPassword> {
  constructor(
    private readonly passwords: KnownAdminPassword,
    private readonly rights: OpenedRights,
  ) {}

  /** Opens the administration under a new id of the session. @throws Refusal ADMIN_ONLY, ADMIN_PASSWORD_OFF, TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, ADMIN_PASSWORD_INCORRECT */
  async execute({ admin, password, address, now }: VerifyAdminPassword): Promise<RightOpened> {
    if (admin.kind !== 'administrator') throw new Refusal('ADMIN_ONLY');
    const passwordHash = await this.passwords.known({ admin, password, address, now });
    const opened = await this.rights.open('administration', admin, { passwordHash }, now);
    if (opened) return opened;
    // changed or switched off in the same moment
    await this.passwords.demandOn();
    throw new Refusal('ADMIN_PASSWORD_INCORRECT');
  }
}

@Routes('auth', 'Signing in')
export class VerifyAdminPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('verify-admin-password')
  @Recorded('step-up')
  @ApiOperation({
    summary: 'Enter the admin password',
    description: 'Gives administrator access for 8 hours in this session, which gets a new id.',
  })
  @Answers(AdministrationOpenResponse, 'When administrator access ends.')
  @Refuses('ADMIN_ONLY', 'ADMIN_PASSWORD_OFF', 'ADMIN_PASSWORD_INCORRECT', 'TOO_MANY_ATTEMPTS', 'UNLOCK_REQUIRED')
  async verifyAdminPassword(
    @Body() { password }: VerifyAdminPasswordDto,
    @CurrentSession() admin: SignedInResponder,
    @Req() { ip, receivedAt }: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdministrationOpenResponse> {
    const { sessionId, until } = await this.commands.execute(
      new VerifyAdminPassword({ admin, password, address: ip, now: receivedAt }),
    );
    this.cookie.set(reply, sessionId);
    return { adminUntil: until };
  }
}
