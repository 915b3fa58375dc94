import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { AdminPasswordPrompt } from '../admin-password/admin-password-prompt.js';
import { proofQuery } from '../api/fresh-proof.js';
import { ProveByCode } from './prove-by-code.js';
import { ProveByDigits } from './prove-by-digits.js';
import { ProveByPasskey } from './prove-by-passkey.js';

interface Props {
  readonly onPassed: () => void;
  readonly onClose: () => void;
}

/** Asks who the person is before a change of their account, in each way that is open to them. */
export function FreshProofDialog({ onPassed, onClose }: Props) {
  const text = useText();
  const { data: proof, error, refetch } = useQuery(proofQuery);
  const [byPassword, setByPassword] = useState(false);
  if (byPassword) return <AdminPasswordPrompt onPassed={onPassed} onClose={() => setByPassword(false)} />;
  const ways = proof?.ways ?? [];
  return (
    <Dialog title={text('proof.title')} width={420} focusFirstField onClose={onClose}>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : proof === undefined ? (
        <Skeleton label={text('account.loading')}>
          <Bone height={96} />
        </Skeleton>
      ) : ways.length === 0 ? (
        <>
          <p>{text('proof.none')}</p>
          <Actions>
            <Button onClick={onClose}>{text('dialog.close')}</Button>
          </Actions>
        </>
      ) : (
        <div className="grid gap-4">
          <p>{text('proof.why')}</p>
          {ways.includes('code') && <ProveByCode channels={proof.channels} onPassed={onPassed} />}
          {ways.includes('digits') && <ProveByDigits onPassed={onPassed} />}
          {ways.includes('passkey') && <ProveByPasskey onPassed={onPassed} />}
          {ways.includes('admin-password') && (
            <Button wide onClick={() => setByPassword(true)}>
              {text('proof.byPassword')}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {text('dialog.cancel')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
