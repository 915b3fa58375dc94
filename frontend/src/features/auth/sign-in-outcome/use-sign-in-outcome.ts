import { isMicrosoftOutcome, SIGN_IN_OUTCOME_PARAMETER } from '@rigbook/contracts/auth/microsoft.words';
import type { MicrosoftOutcome } from '@rigbook/contracts/auth/microsoft.words';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText, type MessageId } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../ui/toasts/toast-store.js';

const titles: Readonly<Record<MicrosoftOutcome, MessageId>> = {
  'microsoft-not-linked': 'signIn.failed',
  'microsoft-not-configured': 'signIn.failed',
  'microsoft-failed': 'signIn.failed',
  'microsoft-linked': 'microsoft.linkedTitle',
  'microsoft-account-taken': 'microsoft.linkFailed',
  'microsoft-suspended': 'signIn.failed',
};

/**
 * The outcome of a visit to Microsoft that led to this page: shown in a toast, removed from the address, and returned
 * until a person is signed in. Undefined without such a visit.
 */
export function useSignInOutcome(signedIn: boolean): MicrosoftOutcome | undefined {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const told = search.get(SIGN_IN_OUTCOME_PARAMETER);
  const [outcome, setOutcome] = useState(() => (told !== null && isMicrosoftOutcome(told) ? told : undefined));

  if (signedIn && outcome !== undefined) setOutcome(undefined);

  useEffect(() => {
    if (told === null) return;
    setSearch(withoutOutcome, { replace: true, preventScrollReset: true });
    if (!isMicrosoftOutcome(told)) return;
    showToast({
      title: text(titles[told]),
      description: text(`microsoftOutcome.${told}`),
      tone: told === 'microsoft-linked' ? 'success' : 'destructive',
    });
  }, [told, setSearch, text]);

  return outcome;
}

function withoutOutcome(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(SIGN_IN_OUTCOME_PARAMETER);
  return rest;
}
