import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import type { MicrosoftAccount } from '../microsoft-account.js';
import { MicrosoftAccountChanges } from '../microsoft-account-changes.js';
import { storeMicrosoftAccount } from '../microsoft-account.statements.js';
import { linkAccount } from './link-account.decision.js';

export class LinkMicrosoftAccount extends Command<void> {
  constructor(
    readonly responderId: ResponderId,
    readonly account: MicrosoftAccount,
    readonly session: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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
