import { signatureDayProblem } from '@rigbook/contracts/agreement/agreement.rules';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { type ResponderId, trimmedText } from '@rigbook/contracts/kernel';
import type { BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import { AgreementDocuments } from '../../booking/commands/sign-agreement/agreement-documents.js';
import type {
  SignatureGiven,
  SignedDocument,
  Signing,
} from '../../booking/commands/sign-agreement/agreement-documents.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { drawAgreement } from '../document/draw-agreement.js';
import type { SignedAgreement } from '../document/signed-agreement.js';
import { readSignature } from '../signature/signature-picture.js';

interface Document {
  readonly responderId: ResponderId;
  readonly pdf: Buffer;
  readonly pdfSha256: string;
}

/** Stores a signed agreement with its personal data, until its signer is erased. */
const storeSignedAgreement = (
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

/** Longer ones are truncated. */
const USER_AGENT_CHARACTERS = 400;

/** Draws the document of an agreement in its current edition, and returns how to store it. */
@Injectable()
export class SignedAgreementDocuments extends AgreementDocuments {
  override async draw(
    row: BookingDiaryRow,
    given: SignatureGiven,
    { organization, now }: Signing,
  ): Promise<SignedDocument> {
    const signerName = trimmedText(given.signerName);
    if (signerName === '') throw new Refusal('NAME_REQUIRED');
    const picture = await readSignature(given.signature);
    const { organizationName, zone, emergencyNumbers, whatsappNumber } = organization;
    const wrongDay = signatureDayProblem(given.signedOn, now, zone);
    if (wrongDay !== undefined)
      throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'date', message: `${wrongDay}.` }] });
    const agreement: SignedAgreement = {
      edition: currentEdition,
      organizationName,
      zone,
      contacts: { emergencyNumbers, whatsappNumber },
      booking: bookingOf(row),
      signature: {
        picture,
        signerName,
        signedOn: given.signedOn,
        signedAt: now,
        address: given.address,
        userAgent: given.browser.slice(0, USER_AGENT_CHARACTERS),
      },
    };
    const pdf = await drawAgreement(agreement);
    const pdfSha256 = createHash('sha256').update(pdf).digest('hex');
    return {
      agreementVersion: currentEdition.version,
      pdfSha256,
      store: storeSignedAgreement(agreement, { responderId: row.responderId, pdf, pdfSha256 }),
    };
  }
}

const bookingOf = (row: BookingDiaryRow): SignedAgreement['booking'] => ({
  id: row.bookingId,
  responderName: [row.firstName, row.lastName].filter(Boolean).join(' '),
  unitNumber: row.unitNumber ?? '',
  vehicleName: row.vehicleName,
  vehicleType: row.vehicleType,
  period: { startAt: row.startAt, endAt: row.endAt },
  durationHours: row.durationHours,
});
