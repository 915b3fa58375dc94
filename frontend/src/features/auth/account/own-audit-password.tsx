import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { auditPasswordQuery, useRemoveAuditPassword } from '../api/audit-password.js';
import { SetAuditPasswordForm } from '../audit-access/set-audit-password-form.js';
import styles from './account-section.module.css';

/** An auditor's password: since when there is one, with buttons to set, change and remove it. */
export function OwnAuditPassword() {
  const text = useText();
  const titleId = useId();
  const { data, error, refetch } = useQuery(auditPasswordQuery);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('auditAccess.label')}</h3>
      <p className="text-soft text-md">{text('auditAccess.hint')}</p>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton label={text('account.loading')}>
          <Bone height={48} />
        </Skeleton>
      ) : (
        <Password changedAt={data.changedAt} />
      )}
    </section>
  );
}

function Password({ changedAt }: { readonly changedAt: Instant | null }) {
  const text = useText();
  const times = useTimes();
  const [open, setOpen] = useState<'set' | 'remove'>();
  const close = () => setOpen(undefined);
  const setLabel = text(changedAt === null ? 'auditAccess.setOwn' : 'auditAccess.change');
  return (
    <>
      <p>
        {changedAt === null
          ? text('auditAccess.none')
          : text('auditAccess.since', { at: times.instantInSentence(changedAt) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('set')}>{setLabel}</Button>
        {changedAt !== null && (
          <Button danger look="quiet" onClick={() => setOpen('remove')}>
            {text('auditAccess.remove')}
          </Button>
        )}
      </div>
      {open === 'set' && (
        <Dialog title={setLabel} width={420} focusFirstField onClose={close}>
          <SetAuditPasswordForm submitLabel={text('account.save')} onSet={close} onClose={close} />
        </Dialog>
      )}
      {open === 'remove' && <RemoveAuditPasswordDialog onClose={close} />}
    </>
  );
}

function RemoveAuditPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('auditAccess.removeTitle')}
      keepLabel={text('passkey.keep')}
      confirmLabel={text('auditAccess.remove')}
      command={useRemoveAuditPassword()}
      failedTitle={text('auditAccess.notRemoved')}
      doneTitle={text('auditAccess.removed')}
      onClose={onClose}
    >
      {text('auditAccess.removeText')}
    </ConfirmDialog>
  );
}
