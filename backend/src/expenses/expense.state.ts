import type { ExpenseStatus } from '@rigbook/contracts/expenses/expense.words';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { Refusal } from '../platform/decisions/index.js';
import type { RecordedEvent } from '../platform/event-store/index.js';
import type { ExpenseEvent } from './expense.events.js';

interface OfShift {
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
}

/** What decisions need to know about an expense. */
export interface Expense {
  readonly status: ExpenseStatus;
  readonly shift: OfShift;
  /** of the receipt; null until it arrived */
  readonly receiptSha256: string | null;
}

export type ExpenseHistory = readonly RecordedEvent<ExpenseEvent>[];

/** An expense on which nothing was decided yet. @throws Refusal EXPENSE_ALREADY_DECIDED, EXPENSE_WITHDRAWN */
export function undecided(expense: Expense): Expense {
  if (expense.status === 'withdrawn') throw new Refusal('EXPENSE_WITHDRAWN');
  if (expense.status !== 'waiting') throw new Refusal('EXPENSE_ALREADY_DECIDED');
  return expense;
}

/** The expense of a stream. @throws Refusal EXPENSE_NOT_FOUND */
export function expenseFrom(history: readonly ExpenseEvent[]): Expense {
  let expense: Expense | undefined;
  for (const event of history) expense = evolve(expense, event);
  if (!expense) throw new Refusal('EXPENSE_NOT_FOUND');
  return expense;
}

function evolve(expense: Expense | undefined, event: ExpenseEvent): Expense | undefined {
  if (event.type === 'ExpenseRecorded') {
    const { bookingId, responderId, vehicleId } = event.data;
    return { status: 'waiting', shift: { bookingId, responderId, vehicleId }, receiptSha256: null };
  }
  // a stream of another kind has no expense
  if (!expense) return undefined;
  switch (event.type) {
    case 'ExpenseReceiptReceived':
      return { ...expense, receiptSha256: event.data.photoSha256 };
    case 'ExpenseApproved':
      return { ...expense, status: 'approved' };
    case 'ExpenseDeclined':
      return { ...expense, status: 'declined' };
    case 'ExpenseWithdrawn':
      return { ...expense, status: 'withdrawn' };
    case 'ExpenseReceiptErased':
      return expense;
  }
}
