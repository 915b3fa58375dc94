import type { MicrosoftAccount } from '../microsoft-account.statements.js';
import type { MicrosoftAccountEvent, MicrosoftAccountUnlinked } from '../microsoft-account.events.js';

const unlinked: MicrosoftAccountUnlinked = { type: 'MicrosoftAccountUnlinked', data: {} };

/** A responder has at most one account: a new one replaces it. Linking the same account again changes nothing. */
export function linkAccount(
  before: MicrosoftAccount | undefined,
  account: MicrosoftAccount,
): readonly MicrosoftAccountEvent[] {
  if (before?.issuer === account.issuer && before.subject === account.subject) return [];
  return [...unlinkAccount(before), { type: 'MicrosoftAccountLinked', data: {} }];
}

export const unlinkAccount = (before: MicrosoftAccount | undefined): readonly MicrosoftAccountEvent[] =>
  before ? [unlinked] : [];
