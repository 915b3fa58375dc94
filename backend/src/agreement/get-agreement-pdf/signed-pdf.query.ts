import type { BookingId } from '@rigbook/contracts/kernel';
import { allRows, oneRow, type Query } from '../../platform/database/index.js';

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

/** All documents of a booking, that of each signature before the last one included; the oldest first. */
export const signedPdfs = (bookingId: BookingId): Query<readonly SignedPdf[]> =>
  allRows<SignedPdf>({
    name: 'agreement.signed-pdfs',
    text: `SELECT pdf, pdf_sha256 AS "pdfSha256" FROM signed_agreement WHERE booking_id = $1 ORDER BY signed_at`,
    values: [bookingId],
  });
