import { Body, Delete, Get, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type Instant, type ResponderId, textLimits } from '@rigbook/contracts/kernel';
import { leastAdminPassword } from '@rigbook/contracts/settings/settings.rules';
import type { FastifyReply } from 'fastify';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Moment, Text } from '../../platform/fields/index.js';
import {
  AdminOnly,
  Answers,
  AnswersNothing,
  Context,
  NeedsFreshProof,
  PathId,
  Refuses,
  Routes,
} from '../../platform/http/index.js';
import { IsNewPassword } from '../admin-password/new-password.dto.js';
import { CurrentSession } from '../current-user/current-user.controller.js';
import { SessionCookie } from '../session/session.cookie.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { auditFactorsOf } from './audit-password.statements.js';
import { RemoveAuditPassword, SetAuditPassword } from './change-audit-password.handlers.js';
import { AuditOpenResponse } from './open-audit.controller.js';

@ApiSchema({ name: 'NewAuditPassword' })
export class NewAuditPasswordDto {
  @Text({
    minLength: leastAdminPassword,
    maxLength: textLimits.adminPassword,
    format: 'password',
    example: 'a longer one of my own',
  })
  @IsNewPassword()
  newPassword!: string;
}

@ApiSchema({ name: 'OwnAuditPassword' })
export class OwnAuditPasswordResponse {
  @Moment.orNull(null, 'When it was set or changed. Null: there is none.') changedAt!: Instant | null;
}

@Routes('auth/audit-password', 'Signing in')
export class OwnAuditPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Whether you have an audit password' })
  @Answers(OwnAuditPasswordResponse, 'Since when you have one.')
  async ownAuditPassword(@CurrentSession() { responderId }: SignedInResponder): Promise<OwnAuditPasswordResponse> {
    const factors = await this.database.fetch(auditFactorsOf(responderId));
    return { changedAt: factors?.passwordChangedAt ?? null };
  }

  @Put()
  @Recorded('audit-password-changed')
  @NeedsFreshProof()
  @ApiOperation({
    summary: 'Set or change your audit password',
    description:
      'For auditors. Opens the audit area in this session, which gets a new id, and closes it in the others. Whoever has a password or a passkey already opens the audit area first.',
  })
  @Answers(AuditOpenResponse, 'When the audit area closes.')
  @Refuses(
    'FRESH_PROOF_REQUIRED',
    'AUDITOR_ONLY',
    'AUDITOR_PROOF_REQUIRED',
    'ADMIN_PASSWORD_REQUIRED',
    'CHANGED_MEANWHILE',
  )
  async setAuditPassword(
    @Body() { newPassword }: NewAuditPasswordDto,
    @CurrentSession() auditor: SignedInResponder,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditOpenResponse> {
    const command = new SetAuditPassword({ auditor, newPassword, context });
    const { sessionId, until } = await this.commands.execute(command);
    this.cookie.set(reply, sessionId);
    return { auditUntil: until };
  }

  @Delete()
  @Recorded('audit-password-removed')
  @NeedsFreshProof()
  @ApiOperation({ summary: 'Remove your audit password', description: 'A passkey then opens the audit area.' })
  @AnswersNothing('Removed.')
  @Refuses('FRESH_PROOF_REQUIRED', 'AUDITOR_PROOF_REQUIRED', 'ADMIN_PASSWORD_REQUIRED')
  async removeOwnAuditPassword(
    @CurrentSession() by: SignedInResponder,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new RemoveAuditPassword({ responderId: by.responderId, by, context }));
  }
}

@Routes('users', 'Users')
export class AuditPasswordOfUserController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id/audit-password')
  @Recorded('audit-password-removed')
  @AdminOnly()
  @ApiOperation({
    summary: "Remove an auditor's password and passkeys",
    description:
      'For an auditor who forgot the one or lost the others. They set a new password after a fresh proof. Administrators keep their passkeys.',
  })
  @AnswersNothing('There are none any more.')
  async removeAuditPassword(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @CurrentSession() by: SignedInResponder,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new RemoveAuditPassword({ responderId, by, context }));
  }
}
