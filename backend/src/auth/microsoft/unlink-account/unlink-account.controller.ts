import { Delete } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
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
import { unlinkAccount } from '../link-account/link-account.decision.js';
import { MicrosoftAccountChanges } from '../microsoft-account-changes.js';
import { removeMicrosoftAccount } from '../microsoft-account.statements.js';

export class UnlinkMicrosoftAccount extends commandOf<{ responderId: ResponderId; session: string }>() {}

@CommandHandler(UnlinkMicrosoftAccount)
export class UnlinkMicrosoftAccountHandler implements ICommandHandler<UnlinkMicrosoftAccount> {
  constructor(private readonly changes: MicrosoftAccountChanges) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ responderId, session, context }: UnlinkMicrosoftAccount): Promise<void> {
    return this.changes.make({
      responderId,
      session,
      context,
      decide: unlinkAccount,
      store: removeMicrosoftAccount(responderId),
    });
  }
}

@Routes('users', 'Users')
export class UnlinkMicrosoftAccountController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id/microsoft-account')
  @AdminOnly()
  @ApiOperation({
    summary: "Unlink a responder's Microsoft account",
    description: 'Ends their sessions. Does nothing if no account is linked.',
  })
  @AnswersNothing('Unlinked.')
  @Refuses('CHANGED_MEANWHILE')
  unlinkMicrosoftAccount(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @SignedInPerson() { session }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new UnlinkMicrosoftAccount({ responderId, session, context }));
  }
}
