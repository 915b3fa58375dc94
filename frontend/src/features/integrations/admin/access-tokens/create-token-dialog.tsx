import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Dialog } from '../../../../ui/dialog.js';
import type { CreatedAccessToken } from '../../../../lib/http/answers.js';
import { CreateTokenForm } from './create-token-form.js';
import { NewToken } from './new-token.js';

/** Asks for permissions, then shows the token once. Only the button that confirms the copy closes it. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [made, setMade] = useState<CreatedAccessToken>();
  return (
    <Dialog
      title={made ? text('tokens.readyTitle', { name: made.name }) : text('tokens.createTitle')}
      focusFirstField
      onClose={made ? undefined : onClose}
    >
      {made ? <NewToken token={made.token} onDone={onClose} /> : <CreateTokenForm onMade={setMade} onClose={onClose} />}
    </Dialog>
  );
}
