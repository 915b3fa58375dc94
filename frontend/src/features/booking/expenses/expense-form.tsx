import {
  type Expense,
  expenseOfKind,
  type ExpenseProblems,
  expenseProblems,
} from '@rigbook/contracts/expenses/expense.rules';
import { CURRENCY, type ExpenseKind, expenseKinds } from '@rigbook/contracts/expenses/expense.words';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { earlierOf } from '@rigbook/contracts/kernel/time';
import { type SyntheticEvent, useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useSentence } from '../../../lib/i18n/use-sentence.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { dayIn, hundredthsIn } from '../../../lib/typed.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { NativeInput, NativeTextArea } from '../../../ui/form/native-text.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { SavedNote } from '../handover/submit-bar.js';
import { useAddReceipt, useRecordExpense } from './expenses-api.js';
import { ReceiptPicker } from './receipt-picker.js';

interface Typed {
  readonly kind: ExpenseKind;
  /** empty: today */
  readonly spentOn: string | null;
  readonly amount: string;
  readonly liters: string;
  readonly note: string;
}

const nothingTyped: Typed = { kind: 'fuel', spentOn: null, amount: '', liters: '', note: '' };

/** What was paid, kept on the device until it is recorded. The photo follows, and holds up nothing. */
export function ExpenseForm({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const sentence = useSentence();
  const zone = useZone();
  const today = dayOf(useNow(), zone);
  const { draft, savedAt, idempotencyKey, change, forget } = useDeviceDraft(`expense.${booking.id}`, nothingTyped);
  const [photo, setPhoto] = useState<File>();
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, isPending, error } = useSend(booking.id);
  const expense = expenseOfKind({
    kind: draft.kind,
    spentOn: dayIn(draft.spentOn ?? today),
    amountMinor: hundredthsIn(draft.amount),
    centiliters: hundredthsIn(draft.liters),
    note: draft.note,
  });
  const begun = earlierOf(booking.startTime, booking.checkedInAt ?? booking.startTime);
  const problems: ExpenseProblems = expenseProblems(expense, { shiftBeganOn: dayOf(begun, zone), today });
  const errorOf = (field: keyof Expense) => {
    const problem = asked ? problems[field] : undefined;
    return problem === undefined ? undefined : sentence(problem);
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(problems).length > 0) {
      // the messages have to be there first
      requestAnimationFrame(() => focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')));
      return;
    }
    if (!(await send(expense, idempotencyKey, photo))) return;
    change(nothingTyped);
    forget();
    setPhoto(undefined);
    setAsked(false);
  };

  const isFuel = draft.kind === 'fuel';
  const isTyped = [draft.amount, draft.liters, draft.note].some((typed) => typed !== '');
  const number = (field: 'amount' | 'liters', label: string, problem: string | undefined) => (
    <Field label={label} error={problem}>
      {(control) => (
        <NativeInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={15}
          value={draft[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <Panel title={text('expenses.add')}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <div className="grid gap-4" inert={isPending}>
          <Field label={text('expenses.what')}>
            {(control) => (
              <NativeSelect
                {...control}
                value={draft.kind}
                onChange={({ target }) => change({ kind: target.value as ExpenseKind })}
              >
                {expenseKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {text(`expenses.kind.${kind}`)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label={text('expenses.spentOn')} error={errorOf('spentOn')}>
            {(control) => (
              <NativeInput
                {...control}
                type="date"
                max={today}
                value={draft.spentOn ?? today}
                onChange={({ target }) => change({ spentOn: target.value })}
              />
            )}
          </Field>
          {number('amount', text('expenses.amount', { currency: CURRENCY }), errorOf('amountMinor'))}
          {isFuel && number('liters', text('expenses.liters'), errorOf('centiliters'))}
          <Field
            label={text(draft.kind === 'other' ? 'expenses.noteNeeded' : 'expenses.note')}
            hint={draft.kind === 'other' ? undefined : text('expenses.optional')}
            error={errorOf('note')}
          >
            {(control) => (
              <NativeTextArea
                {...control}
                dir="auto"
                rows={2}
                maxLength={textLimits.bookingNote}
                value={draft.note}
                onChange={({ target }) => change({ note: target.value })}
              />
            )}
          </Field>
          <fieldset className="grid gap-2">
            <legend className="font-semibold">{text('expenses.receipt')}</legend>
            {photo ? (
              <p className="flex flex-wrap items-center gap-3">
                {text('expenses.chosen')}
                <Button look="quiet" danger small onClick={() => setPhoto(undefined)}>
                  {text('expenses.removePhoto')}
                </Button>
              </p>
            ) : (
              <>
                <p className="text-soft text-sm">{text('expenses.receiptHint')}</p>
                <div className="flex flex-wrap gap-2">
                  <ReceiptPicker camera label={text('expenses.takePhoto')} onPick={setPhoto} />
                  <ReceiptPicker label={text('expenses.choosePhoto')} onPick={setPhoto} />
                </div>
              </>
            )}
          </fieldset>
        </div>
        <Refusal error={error} />
        <SavedNote savedAt={isTyped ? savedAt : undefined} />
        <Button look="primary" type="submit" wide busy={isPending}>
          {text(isPending ? 'expenses.sending' : 'expenses.send')}
        </Button>
      </form>
    </Panel>
  );
}

/** Records it, then its photo. True once it is recorded: the photo can follow from the list. */
function useSend(bookingId: string) {
  const text = useText();
  const attempt = useAttempt();
  const record = useRecordExpense(bookingId);
  const receipt = useAddReceipt(bookingId);
  const send = async (expense: Expense, idempotencyKey: string, photo: File | undefined): Promise<boolean> => {
    const command = record.mutateAsync({ expense, idempotencyKey });
    if (!(await attempt(command, text('expenses.failed'), text('expenses.unanswered')))) return false;
    const { id: expenseId } = await command;
    showToast({ title: text('expenses.recorded'), description: text('expenses.recordedDetail'), tone: 'success' });
    if (photo)
      await attempt(
        receipt.mutateAsync({ expenseId, photo }),
        text('expenses.receiptFailed'),
        text('expenses.receiptUnanswered'),
      );
    return true;
  };
  return { send, isPending: record.isPending || receipt.isPending, error: record.error };
}
