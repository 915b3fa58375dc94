import { useState } from 'react';
import { SignInDialog } from './sign-in-dialog.js';
import { createPath, useLocation } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { LinkButton } from '../../../ui/link-button.js';

interface SignInProps {
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}

/** The two ways to sign in, one dialog each. */
export function SignIn({ onSignedIn, onClose }: SignInProps) {
  const [withMicrosoft, setWithMicrosoft] = useState(false);
  return withMicrosoft ? (
    <MicrosoftDialog onUnitNumber={() => setWithMicrosoft(false)} onClose={onClose} />
  ) : (
    <SignInDialog onSignedIn={onSignedIn} onMicrosoft={() => setWithMicrosoft(true)} onClose={onClose} />
  );
}

interface MicrosoftDialogProps {
  readonly onUnitNumber: () => void;
  readonly onClose: () => void;
}

/** Leads to Microsoft. The browser returns to this screen, or to the home page with the reason for a failure. */
function MicrosoftDialog({ onUnitNumber, onClose }: MicrosoftDialogProps) {
  const text = useText();
  const here = createPath(useLocation());
  return (
    <Dialog title={text('microsoft.signIn')} width={420} onClose={onClose}>
      <p>{text('microsoft.explanation')}</p>
      <Actions>
        <Button onClick={onUnitNumber}>{text('microsoft.useUnitNumber')}</Button>
        <LinkButton to={paths.microsoftSignIn(here)} leavesPage>
          {text('microsoft.signIn')}
        </LinkButton>
      </Actions>
    </Dialog>
  );
}
