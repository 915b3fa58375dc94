import { Body, Put } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { issuerProblem, subjectProblem } from '@rigbook/contracts/auth/microsoft.words';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { FollowsTextRule, Text } from '../../../platform/fields/index.js';
import {
  AdminOnly,
  AnswersNothing,
  Context,
  PathId,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import type { Person } from '../../../platform/http/index.js';
import { MicrosoftAccountChanges } from '../microsoft-account-changes.js';
import { type MicrosoftAccount, storeMicrosoftAccount } from '../microsoft-account.statements.js';
import { linkAccount } from './link-account.decision.js';

@ApiSchema({ name: 'MicrosoftAccount' })
export class LinkMicrosoftAccountDto {
  @Text({
    format: 'uri',
    maxLength: 255,
    description: 'The directory, exactly as in the `iss` claim of its tokens.',
    example: 'https://login.microsoftonline.com/0b1f7c52-6f0e-4c3a-9d55-2f0a6a1b7c10/v2.0',
  })
  @FollowsTextRule(issuerProblem)
  issuer!: string;

  @Text({
    minLength: 1,
    maxLength: 255,
    description: 'The account, exactly as in the `sub` claim of the tokens; not an email address.',
    example: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
  })
  @FollowsTextRule(subjectProblem)
  subject!: string;
}

export class LinkMicrosoftAccount extends commandOf<{
  responderId: ResponderId;
  account: MicrosoftAccount;
  session: string;
}>() {}

@CommandHandler(LinkMicrosoftAccount)
export class LinkMicrosoftAccountHandler implements ICommandHandler<LinkMicrosoftAccount> {
  constructor(private readonly changes: MicrosoftAccountChanges) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, MICROSOFT_ACCOUNT_TAKEN, CHANGED_MEANWHILE */
  execute({ responderId, account, session, context }: LinkMicrosoftAccount): Promise<void> {
    return this.changes.make({
      responderId,
      session,
      context,
      decide: (before) => linkAccount(before, account),
      store: storeMicrosoftAccount(responderId, account, context.now),
    });
  }
}

@Routes('users', 'Users')
export class LinkMicrosoftAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/microsoft-account')
  @AdminOnly()
  @ApiOperation({
    summary: 'Link a Microsoft account to a responder',
    description: 'They can sign in with it from now on. If it replaces another account, their sessions end.',
  })
  @AnswersNothing('Linked.')
  @Refuses('MICROSOFT_ACCOUNT_TAKEN', 'CHANGED_MEANWHILE')
  linkMicrosoftAccount(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @Body() { issuer, subject }: LinkMicrosoftAccountDto,
    @SignedInPerson() { session }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(
      new LinkMicrosoftAccount({ responderId, account: { issuer, subject }, session, context }),
    );
  }
}
