import { textLimits } from '@rigbook/contracts/kernel/text';
import {
  erasureExplanationProblem,
  erasureRefusalReasons,
  type ErasureRefusalReason,
} from '@rigbook/contracts/responders/erasure-request.words';
import { Form, Input, Select } from 'antd';
import type { ErasureRequest } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FormDialog, FormField } from '../../../../ui/form/form-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useRefuseErasure } from '../api/erasure-requests.js';

interface Props {
  readonly request: ErasureRequest;
  readonly onClose: () => void;
}

interface Values {
  readonly because: ErasureRefusalReason | null;
  readonly explanation: string;
}

/** Asks why: the person is told. */
export function RefuseErasureDialog({ request, onClose }: Props) {
  const text = useText();
  const person = usePerson();
  const attempt = useAttempt();
  const refuse = useRefuseErasure(request.id);
  const [form] = Form.useForm<Values>();
  const isOther = Form.useWatch('because', form) === 'other';

  const problems = ({ because, explanation }: Values) => ({
    because: because === null ? text('erasure.becauseMissing') : undefined,
    explanation:
      because !== null && erasureExplanationProblem(because, explanation) !== undefined
        ? text('erasure.explanationMissing')
        : undefined,
  });
  const submit = async ({ because, explanation }: Values) => {
    if (because === null) return;
    if (!(await attempt(refuse.mutateAsync({ because, explanation }), text('erasure.refuseFailed')))) return;
    showToast({ title: text('erasure.refused'), tone: 'success' });
    onClose();
  };

  return (
    <FormDialog<Values>
      title={text('erasure.refuseTitle')}
      width={460}
      form={form}
      initial={{ because: null, explanation: '' }}
      problems={problems}
      submit={text('erasure.refuseConfirm')}
      cancel={text('erasure.cancel')}
      command={refuse}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{person(request)}</p>
      <p>{text('erasure.refuseText')}</p>
      <FormField name="because" label={text('erasure.because')}>
        <Select
          placeholder={text('erasure.choose')}
          options={erasureRefusalReasons.map((value) => ({ value, label: text(`erasure.because.${value}`) }))}
        />
      </FormField>
      <FormField name="explanation" label={text(isOther ? 'erasure.explanationNeeded' : 'erasure.explanation')}>
        <Input.TextArea dir="auto" rows={3} maxLength={textLimits.reason} />
      </FormField>
    </FormDialog>
  );
}
