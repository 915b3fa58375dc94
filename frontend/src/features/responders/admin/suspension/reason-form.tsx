import { textLimits } from '@rigbook/contracts/kernel/text';
import { type ReactNode, useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import type { useChangeSuspension } from '../api/suspension.js';

interface Props {
  readonly change: ReturnType<typeof useChangeSuspension>;
  readonly confirm: ReactNode;
  readonly danger?: boolean;
  readonly doneTitle: string;
  readonly failedTitle: string;
  readonly onClose: () => void;
}

/** Asks for the reason, without which a suspension neither begins nor ends. */
export function ReasonForm({ change, confirm, danger = false, doneTitle, failedTitle, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const submit = async () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return focusOn(form.current?.querySelector('textarea'));
    if (!(await attempt(change.mutateAsync(reason.trim()), failedTitle))) return;
    showToast({ title: doneTitle, tone: 'success' });
    onClose();
  };

  return (
    <DialogForm ref={form} onSubmit={submit}>
      <FreeTextField
        label={text('suspension.reason')}
        hint={text('suspension.reasonHint')}
        error={isMissing ? text('suspension.reasonMissing') : undefined}
        most={textLimits.reason}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setIsMissing(false);
        }}
      />
      <Refusal error={change.error} />
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
        <Button look="primary" danger={danger} type="submit" busy={change.isPending}>
          {confirm}
        </Button>
      </Actions>
    </DialogForm>
  );
}
