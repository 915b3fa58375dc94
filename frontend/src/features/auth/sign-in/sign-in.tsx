import { useState } from 'react';
import { MicrosoftDialog } from './microsoft-dialog.js';
import { SignInDialog } from './sign-in-dialog.js';

interface Props {
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}

/** The two ways in, one dialog each. */
export function SignIn({ onSignedIn, onClose }: Props) {
  const [withMicrosoft, setWithMicrosoft] = useState(false);
  return withMicrosoft ? (
    <MicrosoftDialog onUnitNumber={() => setWithMicrosoft(false)} onClose={onClose} />
  ) : (
    <SignInDialog onSignedIn={onSignedIn} onMicrosoft={() => setWithMicrosoft(true)} onClose={onClose} />
  );
}
