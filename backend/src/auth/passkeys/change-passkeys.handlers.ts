import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandOf, commandWithoutContext } from '../../platform/commands/command-of.js';
import { allRows, Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type Origin } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { AccountNotices } from '../../responders/people/account-notices.js';
import { lastAdminPasskey } from '../../responders/responder.constraints.js';
import { type PasskeyAnswer, PasskeyAnswers } from './passkey-answers.js';
import { addPasskey, lockOwner, type OwnPasskey, ownPasskeys, removePasskey } from './passkey.statements.js';

export class AddPasskey extends commandWithoutContext<
  { responderId: ResponderId; name: string; answer: Omit<PasskeyAnswer, 'purpose'>; origin: Origin },
  OwnPasskey
>() {}

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly answers: PasskeyAnswers,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws Refusal PASSKEY_NOT_ACCEPTED, TOO_MANY_PASSKEYS */
  async execute({ responderId, name, answer, origin }: AddPasskey): Promise<OwnPasskey> {
    const { now } = answer;
    const made = await this.answers.ofNew({ ...answer, purpose: `add:${responderId}` });
    const id = this.ids.newId();
    const { id: credential, publicKey, counter: uses, transports = [] } = made;
    const telling = this.notices.telling({
      responderId,
      change: 'passkey-added',
      byAdmin: false,
      context: { now, origin },
      ifHasPasskey: id,
    });
    const [, added] = await this.database.fetchAll([
      lockOwner(responderId),
      addPasskey({ id, responderId, credential, publicKey, uses, transports, name, now }),
      allRows(telling),
    ]);
    if (added.length === 0) throw new Refusal('TOO_MANY_PASSKEYS');
    return { id, name, addedAt: now, lastUsedAt: null };
  }
}

export class RemovePasskey extends commandOf<{ responderId: ResponderId; id: string }>() {}

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws Refusal PASSKEY_NOT_FOUND, LAST_ADMIN_PASSKEY */
  execute({ responderId, id, context }: RemovePasskey): Promise<void> {
    const who = { responderId, byAdmin: false, context };
    return decide(this.events, {
      context,
      facts: async () => {
        const own = await this.database.fetch(ownPasskeys(responderId));
        if (!own.some((passkey) => passkey.id === id)) throw new Refusal('PASSKEY_NOT_FOUND');
      },
      decide: () => ({
        statements: [
          lockOwner(responderId).statement,
          this.notices.telling({ ...who, change: 'passkey-removed', ifHasPasskey: id }),
          removePasskey(responderId, id),
        ],
      }),
      constraintMeanings: lastAdminPasskey,
    });
  }
}
