import type { AgreementEdition } from '@rigbook/contracts/agreement/agreement-text';
import type { BookingId, Instant, Period, Zone } from '@rigbook/contracts/kernel';
import type { SettingsOfOrganisation } from '../../settings/organisation-settings.js';
import type { SignaturePicture } from '../signature/signature-picture.js';

/** The complete content of a signed agreement's document. */
export interface SignedAgreement {
  readonly edition: AgreementEdition;
  readonly organizationName: string;
  /** Zone of the printed times. */
  readonly zone: Zone;
  /** As they were at the time of signing. */
  readonly contacts: Pick<SettingsOfOrganisation, 'emergencyNumbers' | 'whatsappNumber'>;
  readonly booking: {
    readonly id: BookingId;
    readonly responderName: string;
    readonly unitNumber: string;
    readonly vehicleName: string;
    readonly vehicleType: string;
    readonly period: Period;
    readonly durationHours: number;
  };
  readonly signature: {
    readonly picture: SignaturePicture;
    /** As typed. */
    readonly signerName: string;
    /** As the signer entered it, `2026-11-22`; the server's time is `signedAt`. */
    readonly signedOn: string;
    readonly signedAt: Instant;
    readonly address: string;
    readonly userAgent: string;
  };
}
