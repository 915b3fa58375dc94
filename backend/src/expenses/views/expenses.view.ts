import type { ExpenseKind, ExpenseStatus } from '@rigbook/contracts/expenses/expense.words';
import type { BookingId, Day, ExpenseId, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import {
  type CopiedText,
  forgetCopies,
  instant,
  integer,
  responderIn,
  rowView,
  smallint,
  text,
  uuid,
  word,
} from '../../platform/event-store/index.js';
import type { ResponderErased } from '../../responders/responder.events.js';
import type { ExpenseEvent } from '../expense.events.js';

/** One row for each expense, with the decision. */
export const expenses = rowView({
  name: 'expenses',
  table: 'expense',
  key: 'expenseId',
  columns: {
    expenseId: uuid<ExpenseId>(),
    bookingId: uuid<BookingId>(),
    responderId: uuid<ResponderId>(),
    vehicleId: uuid<VehicleId>(),
    nth: smallint,
    kind: word<ExpenseKind>(),
    spentOn: word<Day>(),
    amountMinor: integer,
    currency: word<string>(),
    centiliters: integer.orNull,
    note: text.orNull,
    recordedAt: instant,
    status: word<ExpenseStatus>(),
    decidedAt: instant.orNull,
    decidedBy: uuid<ResponderId>().orNull,
    reason: text.orNull,
  },
}).from<ExpenseEvent | ResponderErased>({
  adds: {
    ExpenseRecorded: ({ recordedAt, data }) => ({ ...data, recordedAt, status: 'waiting' }),
  },
  changes: {
    ExpenseApproved: ({ actor, recordedAt }) => ({
      status: 'approved',
      decidedAt: recordedAt,
      decidedBy: responderIn(actor) ?? null,
    }),
    ExpenseWithdrawn: () => ({ status: 'withdrawn' }),
    ExpenseDeclined: ({ actor, recordedAt, data: { reason } }) => ({
      status: 'declined',
      decidedAt: recordedAt,
      decidedBy: responderIn(actor) ?? null,
      reason,
    }),
  },
  forgets: {
    ResponderErased: (events) =>
      forgetCopies(
        copies,
        events.map(({ stream }) => stream),
      ),
  },
});

const copies: readonly CopiedText[] = [
  {
    table: 'expense',
    key: 'expense_id',
    path: 'note',
    column: 'note',
    setBy: ['ExpenseRecorded'] satisfies ExpenseEvent['type'][],
    erased: 'NULL',
  },
  {
    table: 'expense',
    key: 'expense_id',
    path: 'reason',
    column: 'reason',
    setBy: ['ExpenseDeclined'] satisfies ExpenseEvent['type'][],
    erased: 'NULL',
  },
];

export const expenseProjections = { inline: [expenses] };
