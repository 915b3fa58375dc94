import { textLimits } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FormBody, FormField } from '../../../../ui/form/form-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import type { useChangeSuspension } from '../api/suspension.js';

interface Props {
  readonly change: ReturnType<typeof useChangeSuspension>;
  readonly submit: string;
  readonly submitting: string;
  readonly danger?: boolean;
  readonly doneTitle: string;
  readonly failedTitle: string;
  readonly onClose: () => void;
}

/** Asks for the reason, without which a suspension neither begins nor ends. */
export function ReasonForm({ change, doneTitle, failedTitle, ...body }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const submit = async ({ reason }: { reason: string }) => {
    if (!(await attempt(change.mutateAsync(reason.trim()), failedTitle))) return;
    showToast({ title: doneTitle, tone: 'success' });
    body.onClose();
  };
  return (
    <FormBody
      {...body}
      initial={{ reason: '' }}
      problems={({ reason }) => ({ reason: reason.trim() === '' ? text('suspension.reasonMissing') : undefined })}
      command={change}
      onSubmit={submit}
    >
      <FormField name="reason" label={text('suspension.reason')} hint={text('suspension.reasonHint')}>
        <Input.TextArea dir="auto" autoSize={{ minRows: 2, maxRows: 6 }} maxLength={textLimits.reason} />
      </FormField>
    </FormBody>
  );
}
