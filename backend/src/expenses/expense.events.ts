import { textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import { expenseKinds } from '@rigbook/contracts/expenses/expense.words';
import type { Day, ExpenseId } from '@rigbook/contracts/kernel';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import {
  bookingId,
  described,
  erasableText,
  oneOf,
  orNull,
  recordedText,
  responderId,
  vehicleId,
  wholeNumber,
} from '../platform/events/event-fields.js';

/** The stream of an expense carries its id. */
export const EXPENSE_STREAM = 'expense';

export const streamOf = (expenseId: ExpenseId): string => expenseId;

/** The shift, and who had the vehicle then. */
const ofShift = { bookingId, responderId, vehicleId };

/** What was paid for a vehicle during a shift. */
export const expenseEvents = declareEvents({
  ExpenseRecorded: {
    says: 'Who had a vehicle recorded fuel, or something else that was paid for it. It waits for an administrator.',
    data: {
      ...ofShift,
      nth: described(wholeNumber(1), 'Which of the expenses of its shift, from 1.'),
      kind: oneOf(expenseKinds, 'ExpenseKind'),
      spentOn: recordedText<Day>('2026-11-23'),
      amountMinor: described(wholeNumber(28_050), 'Hundredths of the currency.'),
      currency: recordedText('ILS'),
      centiliters: described(orNull(wholeNumber(4_125)), 'Hundredths of a liter, of fuel only.'),
      note: orNull(erasableText('Filled up before the return')),
    },
  },
  ExpenseReceiptReceived: {
    says: 'The photo of the receipt arrived.',
    data: {
      ...ofShift,
      photoSha256: described(
        recordedText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
        'The SHA-256 of the photo as it is kept, hexadecimal.',
      ),
    },
  },
  ExpenseReceiptErased: {
    says: 'The photo of the receipt was erased. Its hash stays.',
    data: { ...ofShift, because: oneOf(textErasureReasons, 'TextErasureReason') },
  },
  ExpenseApproved: { says: 'An administrator approved the expense.', data: ofShift },
  ExpenseDeclined: {
    says: 'An administrator declined the expense.',
    data: { ...ofShift, reason: erasableText('A private purchase') },
  },
  ExpenseWithdrawn: {
    says: 'Who recorded the expense withdrew it, before anybody decided. The photo of its receipt is erased; its hash stays.',
    data: ofShift,
  },
});

export type ExpenseEvent = EventOf<typeof expenseEvents>;
export type ExpenseRecorded = EventOf<typeof expenseEvents, 'ExpenseRecorded'>;
export type ExpenseReceiptReceived = EventOf<typeof expenseEvents, 'ExpenseReceiptReceived'>;
export type ExpenseReceiptErased = EventOf<typeof expenseEvents, 'ExpenseReceiptErased'>;
export type ExpenseApproved = EventOf<typeof expenseEvents, 'ExpenseApproved'>;
export type ExpenseDeclined = EventOf<typeof expenseEvents, 'ExpenseDeclined'>;
export type ExpenseWithdrawn = EventOf<typeof expenseEvents, 'ExpenseWithdrawn'>;
