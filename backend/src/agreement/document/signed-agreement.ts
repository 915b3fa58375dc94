import type { AgreementEdition } from '@rigbook/contracts/agreement/agreement-text';
import type { BookingId, Instant, Period, Zone } from '@rigbook/contracts/kernel';
import type { SignaturePicture } from '../signature/signature-picture.js';

/** Everything that a signed agreement says, and nothing else goes into its document. */
export interface SignedAgreement {
  readonly edition: AgreementEdition;
  readonly organizationName: string;
  /** On whose clocks its times are printed. */
  readonly zone: Zone;
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
    /** As it was typed. */
    readonly signerName: string;
    /** As it was written beside the name, `2026-11-22`; the server's own time is `signedAt`. */
    readonly signedOn: string;
    readonly signedAt: Instant;
    readonly address: string;
    readonly userAgent: string;
  };
}
