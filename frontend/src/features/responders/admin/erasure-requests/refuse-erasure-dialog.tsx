import { textLimits } from '@rigbook/contracts/kernel/text';
import {
  erasureExplanationProblem,
  erasureRefusalReasons,
  type ErasureRefusalReason,
} from '@rigbook/contracts/responders/erasure-request.words';
import { Input } from 'antd';
import { useState } from 'react';
import type { ErasureRequest } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useRefuseErasure } from '../api/erasure-requests.js';

interface Props {
  readonly request: ErasureRequest;
  readonly onClose: () => void;
}

/** Asks why: the person is told. */
export function RefuseErasureDialog({ request, onClose }: Props) {
  const text = useText();
  const person = usePerson();
  const attempt = useAttempt();
  const refuse = useRefuseErasure(request.id);
  const [because, setBecause] = useState<ErasureRefusalReason | ''>('');
  const [explanation, setExplanation] = useState('');
  const [isShown, setIsShown] = useState(false);
  const unexplained = because !== '' && erasureExplanationProblem(because, explanation) !== undefined;

  const confirm = async () => {
    setIsShown(true);
    if (because === '' || unexplained) return;
    if (!(await attempt(refuse.mutateAsync({ because, explanation }), text('erasure.refuseFailed')))) return;
    showToast({ title: text('erasure.refused'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('erasure.refuseTitle')} width={460} onClose={onClose}>
      <p>{person(request)}</p>
      <p>{text('erasure.refuseText')}</p>
      <Field
        label={text('erasure.because')}
        error={isShown && because === '' ? text('erasure.becauseMissing') : undefined}
      >
        {({ status: _status, ...control }) => (
          <NativeSelect
            {...control}
            value={because}
            onChange={({ target }) => setBecause(target.value as ErasureRefusalReason)}
          >
            <option value="" disabled>
              {text('erasure.choose')}
            </option>
            {erasureRefusalReasons.map((reason) => (
              <option key={reason} value={reason}>
                {text(`erasure.because.${reason}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        label={text(because === 'other' ? 'erasure.explanationNeeded' : 'erasure.explanation')}
        error={isShown && unexplained ? text('erasure.explanationMissing') : undefined}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            dir="auto"
            rows={3}
            maxLength={textLimits.reason}
            value={explanation}
            onChange={({ target }) => setExplanation(target.value)}
          />
        )}
      </Field>
      <Refusal error={refuse.error} />
      <Actions>
        <Button onClick={onClose}>{text('erasure.cancel')}</Button>
        <Button look="primary" danger busy={refuse.isPending} onClick={() => void confirm()}>
          {text('erasure.refuseConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
