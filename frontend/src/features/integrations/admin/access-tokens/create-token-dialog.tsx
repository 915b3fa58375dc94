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
  if (made)
    return (
      <Dialog key="made" title={text('tokens.readyTitle', { name: made.name })} width={620}>
        <NewToken token={made.token} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog key="wanted" title={text('tokens.createTitle')} focusFirstField onClose={onClose}>
      <CreateTokenForm onMade={setMade} onClose={onClose} />
    </Dialog>
  );
}
