import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { useProveIdentity } from '../api/fresh-proof.js';
import { hasPasskeys } from '../api/ask-for-passkey.js';
import { usePasskeyAttempt } from '../shared/use-passkey-attempt.js';

/** Nothing where the browser has no passkeys. */
export function ProveByPasskey({ onPassed }: { readonly onPassed: () => void }) {
  const text = useText();
  const attempt = usePasskeyAttempt();
  const prove = useProveIdentity();
  if (!hasPasskeys()) return null;
  const submit = async () => {
    if (await attempt(prove.mutateAsync('passkey'), text('proof.failed'))) onPassed();
  };
  return (
    <Button wide busy={prove.isPending} onClick={() => void submit()}>
      {text('passkey.signIn')}
    </Button>
  );
}
