import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { ExpenseReceiptErased, ExpenseReceiptReceived } from '../expense.events.js';
import type { Expense } from '../expense.state.js';

/**
 * The photo of a receipt follows its expense, also once it was decided. Undefined if it has arrived before: a phone that lost the answer
 * sends it again. What was withdrawn takes none. @throws Refusal EXPENSE_NOT_FOUND, EXPENSE_WITHDRAWN, EXPENSE_HAS_RECEIPT, RECEIPT_NOT_UPLOADED
 */
export function receiveReceipt(
  { shift, status, receiptSha256 }: Expense,
  { by, sha256 }: { readonly by: ResponderId; readonly sha256: string | null },
  { isHandedInHere }: { readonly isHandedInHere: boolean },
): ExpenseReceiptReceived | undefined {
  if (shift.responderId !== by) throw new Refusal('EXPENSE_NOT_FOUND');
  if (status === 'withdrawn') throw new Refusal('EXPENSE_WITHDRAWN');
  if (isHandedInHere) return undefined;
  if (receiptSha256 !== null) throw new Refusal('EXPENSE_HAS_RECEIPT');
  if (sha256 === null) throw new Refusal('RECEIPT_NOT_UPLOADED');
  return { type: 'ExpenseReceiptReceived', data: { ...shift, photoSha256: sha256 } };
}

/** Its hash stays in the log. @throws Refusal PHOTO_NOT_FOUND */
export function eraseReceipt(
  { shift }: Expense,
  because: TextErasureReason,
  { isThere }: { readonly isThere: boolean },
): ExpenseReceiptErased {
  if (!isThere) throw new Refusal('PHOTO_NOT_FOUND');
  return { type: 'ExpenseReceiptErased', data: { ...shift, because } };
}
