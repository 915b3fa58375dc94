import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Ids } from '../../platform/time/ids.js';
import { AccountNotices } from '../../responders/people/account-notices.js';
import { type PasskeyAnswer, PasskeyAnswers } from './passkey-answers.js';
import { addPasskey, lockOwner, type OwnPasskey, removePasskey } from './passkey.statements.js';

export class AddPasskey extends commandWithoutContext<
  { responderId: ResponderId; name: string; answer: Omit<PasskeyAnswer, 'purpose'> },
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
  async execute({ responderId, name, answer }: AddPasskey): Promise<OwnPasskey> {
    const { now } = answer;
    const made = await this.answers.ofNew({ ...answer, purpose: `add:${responderId}` });
    const id = this.ids.newId();
    const { id: credential, publicKey, counter: uses, transports = [] } = made;
    const [, added] = await this.database.fetchAll([
      lockOwner(responderId),
      addPasskey({ id, responderId, credential, publicKey, uses, transports, name, now }),
    ]);
    if (added.length === 0) throw new Refusal('TOO_MANY_PASSKEYS');
    await this.database.query(this.notices.telling({ responderId, change: 'passkey-added', byAdmin: false, at: now }));
    return { id, name, addedAt: now, lastUsedAt: null };
  }
}

export class RemovePasskey extends commandWithoutContext<{ responderId: ResponderId; id: string; now: Instant }>() {}

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly database: Database,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws Refusal PASSKEY_NOT_FOUND */
  async execute({ responderId, id, now }: RemovePasskey): Promise<void> {
    const removed = await this.database.query(removePasskey(responderId, id));
    if (removed.length === 0) throw new Refusal('PASSKEY_NOT_FOUND');
    await this.database.query(
      this.notices.telling({ responderId, change: 'passkey-removed', byAdmin: false, at: now }),
    );
  }
}
