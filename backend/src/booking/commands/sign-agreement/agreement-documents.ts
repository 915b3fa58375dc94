import type { CommandContext, Statement } from '../../../platform/event-store/index.js';
import type { BookingDiaryRow } from '../../views/booking-diary/booking-diary.query.js';

export interface SignatureGiven {
  /** PNG data URL of at most 200 kB. */
  readonly signature: string;
  readonly signerName: string;
  /** The day that the signer wrote beside the name. */
  readonly signedOn: string;
  readonly address: string;
  readonly browser: string;
}

export interface SignedDocument {
  readonly agreementVersion: string;
  readonly pdfSha256: string;
  /** Stores the document and what is personal about it, in the transaction of the event. */
  readonly store: Statement;
}

/** What signing needs of the agreement, which knows bookings while they know nothing of it. */
export abstract class AgreementDocuments {
  /** @throws Refusal NAME_REQUIRED, SIGNATURE_EMPTY, SIGNATURE_INVALID */
  abstract draw(booking: BookingDiaryRow, given: SignatureGiven, context: CommandContext): Promise<SignedDocument>;
}
