import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { agreementVerdicts, type AgreementVerdict } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';

const hash = { example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' } as const;
const hashOrNull = { ...hash, type: String, nullable: true } as const;

@ApiSchema({ name: 'AgreementVerification' })
export class AgreementVerificationResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  bookingId!: BookingId;
  @ApiProperty({
    enum: agreementVerdicts,
    enumName: 'AgreementVerdict',
    example: 'genuine',
    description: 'Whether the document is the one that was signed; it may also be missing, or erased with its signer.',
  })
  verdict!: AgreementVerdict;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-23T16:00:00.000Z' })
  checkedAt!: Instant;
  @ApiProperty({ ...hash, description: 'What the event of the signature says.' })
  eventSha256!: string;
  @ApiProperty({ ...hashOrNull, description: 'What stands beside the document.' })
  recordSha256!: string | null;
  @ApiProperty({ ...hashOrNull, description: 'Of the document as it is kept now, computed for this answer.' })
  documentSha256!: string | null;
}
