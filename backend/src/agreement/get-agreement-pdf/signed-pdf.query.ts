import type { BookingId } from '@rigbook/contracts/kernel';
import { oneRow, type Query } from '../../platform/database/index.js';

export interface SignedPdf {
  readonly pdf: Buffer;
  readonly pdfSha256: string;
}

/** The document that was signed last; undefined if unsigned, or the signer was erased. */
export const signedPdf = (bookingId: BookingId): Query<SignedPdf | undefined> =>
  oneRow<SignedPdf>({
    name: 'agreement.signed-pdf',
    text: `SELECT pdf, pdf_sha256 AS "pdfSha256" FROM signed_agreement WHERE booking_id = $1
           ORDER BY signed_at DESC LIMIT 1`,
    values: [bookingId],
  });
