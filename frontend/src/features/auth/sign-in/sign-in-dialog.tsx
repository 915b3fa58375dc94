import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CurrentUser, PendingSignIn } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { Dialog } from '../../../ui/dialog.js';
import { signInStateQuery } from '../api/pending-sign-in.js';
import { hasPasskeys } from '../api/ask-for-passkey.js';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.js';
import { ConfirmDevice } from './confirm-device.js';
import { CredentialsForm } from './credentials-form.js';
import { waitingMark } from './waiting-mark.js';

interface Props {
  readonly onSignedIn: (user: CurrentUser) => void;
  readonly onClose: () => void;
  /** The session ended while the person was working. */
  readonly again?: boolean;
  /** If given, offers Microsoft as the other way in, where the organization has set it up. */
  readonly onMicrosoft?: () => void;
}

/** Unit number and digits, and on a new device its confirmation, where it was if the page was loaded again. */
export function SignInDialog({ onSignedIn, onClose, again = false, onMicrosoft }: Props) {
  const text = useText();
  const { data: state, isLoading } = useQuery(signInStateQuery);
  const [begun, setBegun] = useState<PendingSignIn | 'over' | 'back'>();
  const withMicrosoft = state?.microsoft === true ? onMicrosoft : undefined;
  const pending = begun === undefined ? state?.pending : begun;
  const waitsUntil = typeof pending === 'object' ? pending?.expiresAt : undefined;
  useEffect(() => {
    if (waitsUntil !== undefined) waitingMark.set(waitsUntil);
  }, [waitsUntil]);
  const end = (then: () => void) => {
    waitingMark.remove();
    then();
  };
  const close = () => end(onClose);
  const signedIn = (user: CurrentUser) => end(() => onSignedIn(user));

  if (isLoading && begun === undefined && waitingMark.isSet())
    return (
      <Dialog title={text('device.title')} width={420} onClose={close}>
        <Skeleton label={text('device.loading')}>
          <Bone height={96} />
        </Skeleton>
      </Dialog>
    );

  if (typeof pending === 'object' && pending !== null)
    return (
      <Dialog title={text('device.title')} width={420} onClose={close}>
        <ConfirmDevice
          pending={pending}
          onPending={setBegun}
          onSignedIn={signedIn}
          onOver={() => end(() => setBegun('over'))}
          onBack={() => end(() => setBegun('back'))}
        />
      </Dialog>
    );
  return (
    <Dialog title={text('signIn.title')} width={420} focusFirstField onClose={close}>
      {again && <p>{text('signIn.again')}</p>}
      {pending === 'over' && <Notice hue="orange" icon="clock" title={text('device.over')} live />}
      <CredentialsForm onSignedIn={signedIn} onPending={setBegun}>
        {(withMicrosoft !== undefined || hasPasskeys()) && (
          <div className="grid gap-2 text-soft text-center" data-clear-of-toasts>
            <span>{text('signIn.or')}</span>
            <PasskeySignIn onSignedIn={signedIn} />
            {withMicrosoft && (
              <Button wide onClick={withMicrosoft}>
                {text('microsoft.signIn')}
              </Button>
            )}
          </div>
        )}
        {state?.confirmNewDevices === false && <p className="text-soft text-sm">{text('device.notConfirmed')}</p>}
      </CredentialsForm>
    </Dialog>
  );
}
