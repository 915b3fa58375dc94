import { useState } from 'react';
import type { Expense } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useExpenseInWords } from '../../expenses/use-expense-in-words.js';
import { useDecideExpense } from '../api/expenses.js';

const DeclineDialog = lazyDialog(async () => (await import('./expense-dialogs.js')).DeclineDialog, ['expenses']);
const EraseReceiptDialog = lazyDialog(
  async () => (await import('./expense-dialogs.js')).EraseReceiptDialog,
  ['expenses'],
);

/** Approve at once, or decline with a reason; a receipt is erased with a reason too. */
export function DecideExpense({ expense }: { readonly expense: Expense }) {
  const text = useText();
  const attempt = useAttempt();
  const { nameOf } = useExpenseInWords();
  const [open, setOpen] = useState<'decline' | 'erase'>();
  const decide = useDecideExpense(expense.id);
  const named = { expense: nameOf(expense) };
  const approve = async () => {
    if (await attempt(decide.mutateAsync({ as: 'approve' }), text('expenses.office.decideFailed')))
      showToast({ title: text('expenses.office.approved'), tone: 'success' });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {expense.status === 'waiting' && (
        <>
          <Button
            small
            busy={decide.isPending}
            aria-label={text('expenses.office.approveOf', named)}
            onClick={() => void approve()}
          >
            {text('expenses.office.approve')}
          </Button>
          <Button
            small
            look="quiet"
            danger
            aria-label={text('expenses.office.declineOf', named)}
            onClick={() => setOpen('decline')}
          >
            {text('expenses.office.decline')}
          </Button>
        </>
      )}
      {expense.receipt === 'here' && (
        <Button
          small
          look="quiet"
          danger
          aria-label={text('expenses.office.eraseOf', named)}
          onClick={() => setOpen('erase')}
        >
          {text('expenses.office.erase')}
        </Button>
      )}
      {open === 'decline' && <DeclineDialog expense={expense} onClose={() => setOpen(undefined)} />}
      {open === 'erase' && <EraseReceiptDialog expense={expense} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
