import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Statement } from '../../platform/event-store/statement.js';
import type { SignedAgreement } from '../document/signed-agreement.js';

interface Document {
  readonly responderId: ResponderId;
  readonly pdf: Buffer;
  readonly pdfSha256: string;
}

/** Keeps a signed agreement with all that is personal about it, until its signer is erased. */
export const storeSignedAgreement = (
  { booking, edition, signature }: SignedAgreement,
  { responderId, pdf, pdfSha256 }: Document,
): Statement => ({
  name: 'agreement.store-signed',
  text: `INSERT INTO signed_agreement (booking_id, responder_id, agreement_version, signer_name, signed_on, signed_at, address,
                                       user_agent, signature_png, pdf, pdf_sha256)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  values: [
    booking.id,
    responderId,
    edition.version,
    signature.signerName,
    signature.signedOn,
    signature.signedAt,
    signature.address,
    signature.userAgent,
    signature.picture.png,
    pdf,
    pdfSha256,
  ],
});
