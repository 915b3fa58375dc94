import type { ExpenseStatus } from '@rigbook/contracts/expenses/expense.words';
import { useQuery } from '@tanstack/react-query';
import { env } from '../../../config/env.js';
import { useState } from 'react';
import type { Expense } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { type StatusHue, StatusTag } from '../../../ui/content/status-tag.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';
import { Loaded } from '../../../ui/feedback/loaded.js';
import type { IconName } from '../../../ui/icon.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { expensesOfBooking, useAddReceipt, useWithdrawExpense } from './expenses-api.js';
import { ReceiptPicker } from './receipt-picker.js';
import { useExpenseInWords } from './use-expense-in-words.js';

/** What was recorded of a shift, with what the office decided, and receipts that can still be added. */
export function ExpenseList({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  const expenses = useQuery(expensesOfBooking(bookingId));
  return (
    <Panel title={text('expenses.list')}>
      <Loaded query={expenses} label={text('expenses.listLoading')}>
        {(recorded) =>
          recorded.length === 0 ? (
            <p className="text-soft">{text('expenses.none')}</p>
          ) : (
            <ul className="grid gap-4" aria-label={text('expenses.list')}>
              {recorded.map((expense) => (
                <li key={expense.id} className="grid gap-1 justify-items-start">
                  <Recorded bookingId={bookingId} expense={expense} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Recorded({ bookingId, expense }: { readonly bookingId: string; readonly expense: Expense }) {
  const text = useText();
  const times = useTimes();
  const { money, liters } = useExpenseInWords();
  const { kind, spentOn, amountMinor, currency, centiliters, note, status, reason } = expense;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{text(`expenses.kind.${kind}`)}</strong>
        <span className="tabular-nums">{money(amountMinor, currency)}</span>
        <ExpenseStatusTag status={status} />
      </p>
      <p className="text-soft tabular-nums">
        {times.fullDay(spentOn)}
        {centiliters !== null && ` · ${text('expenses.ofLiters', { liters: liters(centiliters) })}`}
      </p>
      {note !== null && (
        <p className="wrap-anywhere">
          <bdi>{note}</bdi>
        </p>
      )}
      {reason !== null && <p className="wrap-anywhere">{text('expenses.declinedBecause', { reason })}</p>}
      {(status !== 'withdrawn' || expense.receipt !== 'none') && <OwnReceipt bookingId={bookingId} expense={expense} />}
      {status === 'waiting' && <Withdraw bookingId={bookingId} expense={expense} />}
    </>
  );
}

/** Until the office decides. */
function Withdraw({ bookingId, expense }: { readonly bookingId: string; readonly expense: Expense }) {
  const text = useText();
  const { nameOf } = useExpenseInWords();
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawExpense(bookingId, expense.id);
  const named = { expense: nameOf(expense) };
  return (
    <>
      <Button small look="quiet" aria-label={text('expenses.withdrawOf', named)} onClick={() => setAsking(true)}>
        {text('expenses.withdraw')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text('expenses.withdrawTitle')}
          keepLabel={text('expenses.keep')}
          confirmLabel={text('expenses.withdrawDo')}
          command={withdraw}
          failedTitle={text('expenses.withdrawFailed')}
          doneTitle={text('expenses.withdrawn')}
          onClose={() => setAsking(false)}
        >
          {text('expenses.withdrawText', named)}
        </ConfirmDialog>
      )}
    </>
  );
}

function OwnReceipt({ bookingId, expense }: { readonly bookingId: string; readonly expense: Expense }) {
  const text = useText();
  const attempt = useAttempt();
  const { nameOf } = useExpenseInWords();
  const add = useAddReceipt(bookingId);
  const send = async (photo: Blob) => {
    const command = add.mutateAsync({ expenseId: expense.id, photo });
    if (await attempt(command, text('expenses.receiptFailed'), text('expenses.receiptUnanswered')))
      showToast({ title: text('expenses.receiptAdded'), tone: 'success' });
  };
  if (expense.receipt !== 'none') return <ReceiptLink expense={expense} />;
  const name = text('expenses.addReceiptOf', { expense: nameOf(expense) });
  return (
    <ReceiptPicker
      camera
      label={text('expenses.receipt')}
      name={name}
      busy={add.isPending}
      onPick={(photo) => void send(photo)}
    />
  );
}

/** The photo of the receipt, or that there is none. */
export function ReceiptLink({ expense }: { readonly expense: Expense }) {
  const text = useText();
  const { nameOf } = useExpenseInWords();
  if (expense.receipt === 'here')
    return (
      <a
        href={`${env.apiOrigin}/api/expenses/${expense.id}/receipt`}
        target="_blank"
        rel="noreferrer"
        aria-label={text('expenses.seeReceiptOf', { expense: nameOf(expense) })}
      >
        {text('expenses.seeReceipt')}
      </a>
    );
  return (
    <span className="text-soft">
      {text(expense.receipt === 'erased' ? 'expenses.receiptErased' : 'expenses.noReceipt')}
    </span>
  );
}

const looks: Readonly<Record<ExpenseStatus, { readonly hue: StatusHue; readonly icon: IconName }>> = {
  waiting: { hue: 'violet', icon: 'clock' },
  approved: { hue: 'green', icon: 'check' },
  declined: { hue: 'red', icon: 'ban' },
  withdrawn: { hue: 'grey', icon: 'close' },
};

export function ExpenseStatusTag({ status }: { readonly status: ExpenseStatus }) {
  const text = useText();
  return <StatusTag {...looks[status]}>{text(`expenses.status.${status}`)}</StatusTag>;
}
