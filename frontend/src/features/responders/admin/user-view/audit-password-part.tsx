import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Part } from '../../../../ui/content/part.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useRemoveAuditPasswordOf, waysInQuery } from '../api/users.js';

/** With what an auditor opens the audit area; a forgotten password can be removed. */
export function AuditPasswordPart({ user }: { readonly user: User }) {
  const text = useText();
  const [removing, setRemoving] = useState(false);
  const { data: waysIn, error, refetch } = useQuery(waysInQuery(user.id));
  return (
    <Part title={text('userView.auditPassword')}>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : waysIn === undefined ? (
        <Skeleton label={text('userView.auditPasswordLoading')}>
          <Bone height={24} />
        </Skeleton>
      ) : waysIn.auditPassword ? (
        <>
          <p>{text('userView.auditPasswordSet')}</p>
          <div>
            <Button danger onClick={() => setRemoving(true)}>
              {text('userView.removeAuditPassword')}
            </Button>
          </div>
        </>
      ) : (
        <p className="text-soft">
          {text(waysIn.passkeys > 0 ? 'userView.auditByPasskey' : 'userView.auditPasswordNone')}
        </p>
      )}
      {removing && <RemoveDialog user={user} onClose={() => setRemoving(false)} />}
    </Part>
  );
}

function RemoveDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  const attempt = useAttempt();
  const remove = useRemoveAuditPasswordOf(user.id);
  const confirm = async () => {
    if (!(await attempt(remove.mutateAsync(), text('userView.auditPasswordKept')))) return;
    showToast({ title: text('userView.auditPasswordRemoved'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('userView.removeAuditPasswordOf', { person: person(user) })} width={460} onClose={onClose}>
      <p>{text('userView.removeAuditPasswordText')}</p>
      <Refusal error={remove.error} />
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
        <Button look="primary" danger busy={remove.isPending} onClick={() => void confirm()}>
          {text('userView.removeAuditPassword')}
        </Button>
      </Actions>
    </Dialog>
  );
}
