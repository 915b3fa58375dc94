import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Part } from '../../../../ui/content/part.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { useRemoveAuditPasswordOf, waysInQuery } from '../api/users.js';

/** With what an auditor opens the audit area; a forgotten password and lost passkeys can be removed. */
export function AuditPasswordPart({ user }: { readonly user: User }) {
  const text = useText();
  const [removing, setRemoving] = useState(false);
  return (
    <Part title={text('userView.auditPassword')}>
      <Loaded query={useQuery(waysInQuery(user.id))} label={text('userView.auditPasswordLoading')} lines={1}>
        {(waysIn) =>
          waysIn.auditPassword || waysIn.passkeys > 0 ? (
            <>
              <p>{text(waysIn.auditPassword ? 'userView.auditPasswordSet' : 'userView.auditByPasskey')}</p>
              <div>
                <Button danger onClick={() => setRemoving(true)}>
                  {text('userView.removeAuditPassword')}
                </Button>
              </div>
            </>
          ) : (
            <p className="text-soft">{text('userView.auditPasswordNone')}</p>
          )
        }
      </Loaded>
      {removing && <RemoveDialog user={user} onClose={() => setRemoving(false)} />}
    </Part>
  );
}

function RemoveDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  return (
    <ConfirmDialog
      title={text('userView.removeAuditPasswordOf', { person: person(user) })}
      keepLabel={text('dialog.cancel')}
      confirmLabel={text('userView.removeAuditPassword')}
      command={useRemoveAuditPasswordOf(user.id)}
      failedTitle={text('userView.auditPasswordKept')}
      doneTitle={text('userView.auditPasswordRemoved')}
      onClose={onClose}
    >
      {text('userView.removeAuditPasswordText')}
    </ConfirmDialog>
  );
}
