import { Body, Post, Req } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { type Instant, textLimits } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Moment, Text } from '../../platform/fields/index.js';
import { Answers, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { KnownAdminPassword } from '../admin-password/known-admin-password.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import { adminUntilAfter } from '../session/session.rules.js';
import { openAdministration } from '../session/session.statements.js';
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
  Instant
>() {}

@CommandHandler(VerifyAdminPassword)
export class VerifyAdminPasswordHandler implements ICommandHandler<VerifyAdminPassword> {
  constructor(
    private readonly passwords: KnownAdminPassword,
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  /** Returns when administrator access ends. @throws Refusal ADMIN_ONLY, TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, ADMIN_PASSWORD_INCORRECT */
  async execute({ admin, password, address, now }: VerifyAdminPassword): Promise<Instant> {
    if (admin.kind !== 'administrator') throw new Refusal('ADMIN_ONLY');
    const hash = await this.passwords.known({ admin, password, address, now });
    const adminUntil = adminUntilAfter(now);
    const opened = await this.database.query(openAdministration(admin.session, adminUntil, hash));
    if (opened.length === 0) throw new Refusal('ADMIN_PASSWORD_INCORRECT');
    this.live.send({ topic: 'session', of: admin.responderId });
    return adminUntil;
  }
}

@Routes('auth', 'Signing in')
export class VerifyAdminPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Post('verify-admin-password')
  @Recorded('step-up')
  @ApiOperation({
    summary: 'Enter the admin password',
    description: 'Gives administrator access for 8 hours in this session.',
  })
  @Answers(AdministrationOpenResponse, 'When administrator access ends.')
  @Refuses('ADMIN_ONLY', 'ADMIN_PASSWORD_INCORRECT', 'TOO_MANY_ATTEMPTS', 'UNLOCK_REQUIRED')
  async verifyAdminPassword(
    @Body() { password }: VerifyAdminPasswordDto,
    @CurrentSession() admin: SignedInResponder,
    @Req() { ip, receivedAt }: RigbookRequest,
  ): Promise<AdministrationOpenResponse> {
    const adminUntil = await this.commands.execute(
      new VerifyAdminPassword({ admin, password, address: ip, now: receivedAt }),
    );
    return { adminUntil };
  }
}
