import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { keptDocument, keptDocuments, type KeptDocument } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import {
  BookingResponderResponse,
  BookingVehicleResponse,
} from '../../booking/views/booking-diary/booking.response.js';
import type { AgreementFileRow } from './agreement-files.query.js';

const instant = { type: String, format: 'date-time', example: '2026-11-23T16:00:00.000Z' } as const;

/** A signed agreement, as administrators find it. */
@ApiSchema({ name: 'AgreementFile' })
export class AgreementFileResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  bookingId!: BookingId;
  @ApiProperty({ type: BookingResponderResponse })
  user!: BookingResponderResponse;
  @ApiProperty({ type: BookingVehicleResponse })
  vehicle!: BookingVehicleResponse;
  @ApiProperty(instant)
  startTime!: Instant;
  @ApiProperty({ ...instant, example: '2026-11-23T20:00:00.000Z' })
  endTime!: Instant;
  @ApiProperty({ ...instant, example: '2026-11-23T14:00:00.000Z' })
  signedAt!: Instant;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Dana Levi',
    description: 'As typed; null without a document.',
  })
  signerName!: string | null;
  @ApiProperty({ example: '2026-11' })
  agreementVersion!: string;
  @ApiProperty({ example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })
  pdfSha256!: string;
  @ApiProperty({
    enum: keptDocuments,
    enumName: 'KeptDocument',
    example: 'kept',
    description: '`erased` together with its signer; `missing` where it should be kept and is not.',
  })
  document!: KeptDocument;
}

export const toAgreementFile = (row: AgreementFileRow): AgreementFileResponse => ({
  bookingId: row.bookingId,
  user: {
    id: row.responderId,
    unitNumber: row.unitNumber,
    firstName: row.firstName,
    lastName: row.lastName,
  },
  vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
  startTime: row.startAt,
  endTime: row.endAt,
  signedAt: row.signedAt,
  signerName: row.signerName,
  agreementVersion: row.agreementVersion,
  pdfSha256: row.pdfSha256,
  document: keptDocument(row.signerName !== null, row.signerIsErased),
});
