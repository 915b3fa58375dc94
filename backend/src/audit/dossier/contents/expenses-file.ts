import type { ExpenseId } from '@rigbook/contracts/kernel';
import type { ExpenseReceipt, ExpenseRow } from '../../../expenses/views/expenses.query.js';
import type { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { type DossierFile, jsonFile } from './dossier-file.js';
import type { PhotoBudget } from './photo-files.js';

/** What was recorded of the shift, as it was decided. Each has events of its own, which are not among those of the booking. Ids, no names. */
export const expensesFile = (
  expenses: readonly ExpenseRow[],
  receipts: readonly ExpenseReceipt[],
  leftOut: readonly ExpenseId[],
): DossierFile =>
  jsonFile('expenses.json', {
    expenses: expenses.map((row) => ({
      id: row.expenseId,
      bookingId: row.bookingId,
      responderId: row.responderId,
      vehicleId: row.vehicleId,
      kind: row.kind,
      spentOn: row.spentOn,
      amountMinor: row.amountMinor,
      currency: row.currency,
      centiliters: row.centiliters,
      note: row.note,
      recordedAt: row.recordedAt,
      status: row.status,
      decidedAt: row.decidedAt,
      decidedBy: row.decidedBy,
      reason: row.reason,
      receipt: row.receipt,
      receiptSha256: receipts.find(({ expenseId }) => expenseId === row.expenseId)?.photoSha256 ?? null,
      // the dossier has no room for it; Rigbook still shows it
      receiptIsLeftOut: leftOut.includes(row.expenseId),
    })),
  });

interface ReceiptFiles {
  readonly files: readonly DossierFile[];
  /** photos that are still there, and for which there was no room */
  readonly leftOut: readonly ExpenseId[];
}

/** The photos of receipts that are still there, as far as there is room. */
export async function receiptFiles(
  storage: Pick<ObjectStorage, 'get'>,
  receipts: readonly ExpenseReceipt[],
  budget: PhotoBudget,
): Promise<ReceiptFiles> {
  const files: DossierFile[] = [];
  const leftOut: ExpenseId[] = [];
  for (const { expenseId, key } of receipts) {
    const content = key === null ? undefined : await storage.get(key);
    if (!content) continue;
    if (budget.takes(content)) files.push({ name: `receipt-${expenseId}.jpg`, content });
    else leftOut.push(expenseId);
  }
  return { files, leftOut };
}
