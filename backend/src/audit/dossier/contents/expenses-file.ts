import type { ExpenseReceipt, ExpenseRow } from '../../../expenses/views/expenses.query.js';
import type { ObjectStorage } from '../../../platform/object-storage/object-storage.js';
import { type DossierFile, jsonFile } from './dossier-file.js';

/** What was recorded of the shift, as it was decided. Each has events of its own, which are not among those of the booking. Ids, no names. */
export const expensesFile = (expenses: readonly ExpenseRow[], receipts: readonly ExpenseReceipt[]): DossierFile =>
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
    })),
  });

/** The photos of receipts that are still there; a shift has at most 20. */
export async function receiptFiles(
  storage: ObjectStorage,
  receipts: readonly ExpenseReceipt[],
): Promise<readonly DossierFile[]> {
  const files: DossierFile[] = [];
  for (const { expenseId, key } of receipts) {
    const content = key === null ? undefined : await storage.get(key);
    if (content) files.push({ name: `receipt-${expenseId}.jpg`, content });
  }
  return files;
}
