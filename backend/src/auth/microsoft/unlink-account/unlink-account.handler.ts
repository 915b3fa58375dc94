import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { unlinkAccount } from '../link-account/link-account.decision.js';
import { MicrosoftAccountChanges } from '../microsoft-account-changes.js';
import { removeMicrosoftAccount } from '../microsoft-account.statements.js';

export class UnlinkMicrosoftAccount extends Command<void> {
  constructor(
    readonly responderId: ResponderId,
    readonly session: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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
