import type { MicrosoftAccount } from '../microsoft-account.js';
import type { MicrosoftAccountEvent, MicrosoftAccountUnlinked } from '../microsoft-account.events.js';

const unlinked: MicrosoftAccountUnlinked = { type: 'MicrosoftAccountUnlinked', data: {} };

/** A responder has one account: another one takes its place. Nothing happens where it is the same. */
export function linkAccount(
  before: MicrosoftAccount | undefined,
  account: MicrosoftAccount,
): readonly MicrosoftAccountEvent[] {
  if (before?.issuer === account.issuer && before.subject === account.subject) return [];
  return [...unlinkAccount(before), { type: 'MicrosoftAccountLinked', data: {} }];
}

export const unlinkAccount = (before: MicrosoftAccount | undefined): readonly MicrosoftAccountEvent[] =>
  before ? [unlinked] : [];
