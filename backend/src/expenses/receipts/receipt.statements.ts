import type { ExpenseId, Instant, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { forgetUpload, handedInSha256 } from '../../licences/photo-uploads/kept-upload.statements.js';
import { query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

export interface ReceiptStanding {
  /** of the upload; null if it has no photo, is another person's or was handed in elsewhere */
  readonly sha256: string | null;
  /** this very upload is the receipt of the expense already */
  readonly isHandedInHere: boolean;
}

/** What is known of the upload with which a receipt is handed in. */
export const receiptStanding = (
  expenseId: ExpenseId,
  uploadId: PhotoUploadId | null,
  by: ResponderId,
): Query<ReceiptStanding> =>
  query<ReceiptStanding, ReceiptStanding>(
    {
      name: 'expense-receipt.standing',
      text: `SELECT ${handedInSha256('$2', '$3')} AS sha256,
                    EXISTS (SELECT FROM expense_receipt WHERE expense_id = $1 AND upload_id = $2) AS "isHandedInHere"`,
      values: [expenseId, uploadId, by],
    },
    ([row]) => row ?? { sha256: null, isHandedInHere: false },
  );

/** A trigger keeps the upload for it, unless it was handed in elsewhere. */
export const keepReceipt = (expenseId: ExpenseId, uploadId: PhotoUploadId | null, now: Instant): Statement => ({
  name: 'expense-receipt.keep',
  text: `INSERT INTO expense_receipt (expense_id, upload_id, received_at) VALUES ($1, $2, $3)`,
  values: [expenseId, uploadId, now],
});

/** Undefined if it has not arrived, or was erased. */
export const receiptKey = (expenseId: ExpenseId): Query<string | undefined> =>
  query<{ key: string }, string | undefined>(
    {
      name: 'expense-receipt.key',
      text: `SELECT u.storage_key AS key FROM expense_receipt p JOIN photo_upload u ON u.id = p.upload_id
             WHERE p.expense_id = $1`,
      values: [expenseId],
    },
    ([row]) => row?.key,
  );

/** The photo goes; its row stays. */
export const forgetReceipt = (expenseId: ExpenseId): readonly Statement[] =>
  forgetUpload('expense-receipt', { table: 'expense_receipt', where: 'expense_id = $1' }, [expenseId]);
