import type { AccountChange } from '@rigbook/contracts/auth/account-change.words';
import type { ResponderId } from '@rigbook/contracts/kernel';
import type { CommandContext, Statement } from '../../platform/event-store/index.js';

export interface ToldChange {
  readonly responderId: ResponderId;
  readonly change: AccountChange;
  readonly byAdmin: boolean;
  /** when, and from which device and network */
  readonly context: Pick<CommandContext, 'now' | 'origin'>;
  /** of a change of phone number or email address; `before` is null if there was none */
  readonly contact?: { readonly before: string | null; readonly after: string };
  /** Tells only if the person has this passkey, so that a refused change is not told. */
  readonly ifHasPasskey?: string;
}

/** Tells people that their account was changed. Implemented by notifications, which no slice imports. */
export abstract class AccountNotices {
  /**
   * Belongs into the transaction of the change, once a new contact is on record. Writes to every contact on record, and to the one
   * from before.
   */
  abstract telling(change: ToldChange): Statement;
}
