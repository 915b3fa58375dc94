import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { askToBeLetIn, type PendingSignIn } from './pending-sign-in.statements.js';

/** Results in false, with nothing changed, if the sign-in was asked for or decided before. */
export class AskAdministrator extends commandWithoutContext<{ pending: PendingSignIn; now: Instant }, boolean>() {}

@CommandHandler(AskAdministrator)
export class AskAdministratorHandler implements ICommandHandler<AskAdministrator> {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async execute({ pending, now }: AskAdministrator): Promise<boolean> {
    const asked = await this.database.query(askToBeLetIn(pending.id, now));
    if (asked.length === 0) return false;
    this.live.send({ topic: 'admin-sign-ins' });
    return true;
  }
}
