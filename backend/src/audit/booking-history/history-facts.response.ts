import { keptDocuments, type KeptDocument } from '@rigbook/contracts/agreement/agreement-check.rules';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { actingParties, eligibilityWarnings } from '@rigbook/contracts/booking/booking.words';
import type { ActingParty, EligibilityWarning } from '@rigbook/contracts/booking/booking.words';
import { zones, type Zone } from '@rigbook/contracts/kernel/time';
import { OfPeriod, OfVehicle, textOrNull } from './of-period.response.js';

@ApiSchema({ name: 'HistoryHoursOfWeek' })
class HoursOfWeekFacts {
  @ApiProperty({ type: String, format: 'date', example: '2026-11-22' })
  weekStartsOn!: string;
  @ApiProperty({ type: 'integer', example: 4 })
  hours!: number;
}

@ApiSchema({ name: 'RequestedFacts' })
export class RequestedFacts extends OfPeriod {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 24, example: 4 })
  durationHours!: number;
  @ApiProperty({ example: 'Evening shift' })
  purpose!: string;
  @ApiProperty({ enum: zones, enumName: 'Zone', description: 'In whose calendar the rules were applied.' })
  zone!: Zone;
  @ApiProperty({ type: [HoursOfWeekFacts] })
  hoursByWeek!: HoursOfWeekFacts[];
  @ApiProperty({
    enum: eligibilityWarnings,
    enumName: 'EligibilityWarning',
    isArray: true,
    description: 'For administrators and auditors; empty for the responder.',
  })
  eligibilityWarnings!: EligibilityWarning[];
  @ApiProperty({ type: 'integer', example: 1, description: 'Which edition of the booking rules let it pass.' })
  ruleVersion!: number;
}

@ApiSchema({ name: 'ApprovedFacts' })
export class ApprovedFacts extends OfVehicle {
  @ApiProperty(textOrNull)
  adminNotes!: string | null;
}

@ApiSchema({ name: 'RejectedFacts' })
export class RejectedFacts extends OfVehicle {
  @ApiProperty(textOrNull)
  reason!: string | null;
}

@ApiSchema({ name: 'CancelledFacts' })
export class CancelledFacts extends OfVehicle {
  @ApiProperty(textOrNull)
  reason!: string | null;
  @ApiProperty({ enum: actingParties, enumName: 'ActingParty' })
  cancelledBy!: ActingParty;
}

@ApiSchema({ name: 'SignedFacts' })
export class SignedFacts extends OfVehicle {
  @ApiProperty({ example: '2026-11' })
  agreementVersion!: string;
  @ApiProperty({ example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })
  pdfSha256!: string;
  @ApiProperty({ ...textOrNull, example: 'Dana Levi', description: 'Null where no document is kept.' })
  signerName!: string | null;
  @ApiProperty({
    enum: keptDocuments,
    enumName: 'KeptDocument',
    example: 'kept',
    description: '`erased` together with its signer; `missing` where it should be kept and is not.',
  })
  document!: KeptDocument;
}
