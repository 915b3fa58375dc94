import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import { textLimits, trimmedText } from '@rigbook/contracts/kernel/text';
import { useState } from 'react';
import type { Expense } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Choice } from '../../../../ui/form/choice.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useExpenseInWords } from '../../expenses/use-expense-in-words.js';
import { useDecideExpense } from '../api/expenses.js';

interface Props {
  readonly expense: Expense;
  readonly onClose: () => void;
}

/** The person reads why. */
export function DeclineDialog({ expense, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const person = usePerson();
  const { nameOf } = useExpenseInWords();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const decide = useDecideExpense(expense.id);
  const isMissing = trimmedText(reason) === '';
  const submit = async () => {
    setAsked(true);
    if (isMissing) return;
    const command = decide.mutateAsync({ as: 'decline', reason: trimmedText(reason) });
    if (!(await attempt(command, text('expenses.office.decideFailed')))) return;
    showToast({ title: text('expenses.office.declined'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('expenses.office.declineTitle')} width={460} focusFirstField onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <p>{nameOf(expense)}</p>
        <FreeTextField
          label={text('expenses.office.reason')}
          hint={text('expenses.office.reasonHint', { person: person(expense.user) })}
          error={asked && isMissing ? text('expenses.office.reasonMissing') : undefined}
          most={textLimits.reason}
          value={reason}
          onChange={setReason}
        />
        <Refusal error={decide.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" danger type="submit" busy={decide.isPending}>
            {text('expenses.office.declineDo')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

export function EraseReceiptDialog({ expense, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const { nameOf } = useExpenseInWords();
  const [because, setBecause] = useState<TextErasureReason>(textErasureReasons[0]);
  const decide = useDecideExpense(expense.id);
  const submit = async () => {
    if (!(await attempt(decide.mutateAsync({ as: 'erase-receipt', because }), text('expenses.office.eraseFailed'))))
      return;
    showToast({ title: text('expenses.office.erased'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('expenses.office.eraseTitle')} width={460} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <p>{nameOf(expense)}</p>
        <p>{text('expenses.office.eraseText')}</p>
        <Choice
          label={text('expenses.office.eraseBecause')}
          value={because}
          options={textErasureReasons.map((value) => ({ value, label: text(`textErasure.${value}`) }))}
          onChange={setBecause}
        />
        <Refusal error={decide.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" danger type="submit" busy={decide.isPending}>
            {text('expenses.office.eraseDo')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
