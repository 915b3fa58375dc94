import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { usePasskeyAttempt } from '../shared/use-passkey-attempt.js';

interface Props {
  readonly verify: { readonly mutateAsync: () => Promise<unknown>; readonly isPending: boolean };
  readonly onPassed: () => void;
  /** The only way: the button to press, in the row of buttons. */
  readonly isOnly?: boolean;
}

/** A right opens by a passkey in place of the password. */
export function OpenByPasskey({ verify, onPassed, isOnly = false }: Props) {
  const text = useText();
  const attempt = usePasskeyAttempt();
  const submit = async () => {
    if (await attempt(verify.mutateAsync(), text('adminPassword.denied'))) onPassed();
  };
  return (
    <Button
      look={isOnly ? 'primary' : 'plain'}
      wide={!isOnly}
      autoFocus={isOnly}
      busy={verify.isPending}
      onClick={() => void submit()}
    >
      {text('passkey.signIn')}
    </Button>
  );
}
