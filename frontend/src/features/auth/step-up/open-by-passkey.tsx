import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { usePasskeyAttempt } from '../passkeys/use-passkey-attempt.js';

interface Props {
  readonly verify: { readonly mutateAsync: () => Promise<unknown>; readonly isPending: boolean };
  readonly onPassed: () => void;
}

/** A right opens by a passkey in place of the password. */
export function OpenByPasskey({ verify, onPassed }: Props) {
  const text = useText();
  const attempt = usePasskeyAttempt();
  const submit = async () => {
    if (await attempt(verify.mutateAsync(), text('adminPassword.denied'))) onPassed();
  };
  return (
    <Button wide busy={verify.isPending} onClick={() => void submit()}>
      {text('passkey.signIn')}
    </Button>
  );
}
