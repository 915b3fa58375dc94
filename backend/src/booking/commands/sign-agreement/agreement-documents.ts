import type { Instant } from '@rigbook/contracts/kernel';
import type { Statement } from '../../../platform/event-store/index.js';
import type { SettingsOfOrganisation } from '../../../settings/organisation-settings.js';
import type { BookingDiaryRow } from '../../views/booking-diary/booking-diary.query.js';

export interface SignatureGiven {
  /** PNG data URL of at most 200 kB. */
  readonly signature: string;
  readonly signerName: string;
  /** The date as the signer entered it. */
  readonly signedOn: string;
  readonly address: string;
  readonly browser: string;
}

export interface SignedDocument {
  readonly agreementVersion: string;
  readonly pdfSha256: string;
  /** Stores the document and its personal data, in the transaction of the event. */
  readonly store: Statement;
}

/** When the agreement is signed, and with whom. */
export interface Signing {
  readonly organization: Pick<
    SettingsOfOrganisation,
    'organizationName' | 'zone' | 'emergencyNumbers' | 'whatsappNumber'
  >;
  readonly now: Instant;
}

/** What signing needs from the agreement slice, which knows bookings but is not known to them. */
export abstract class AgreementDocuments {
  /** @throws Refusal NAME_REQUIRED, SIGNATURE_EMPTY, SIGNATURE_INVALID */
  abstract draw(booking: BookingDiaryRow, given: SignatureGiven, circumstances: Signing): Promise<SignedDocument>;
}
