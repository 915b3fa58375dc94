import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { actingParties, type ActingParty } from '@rigbook/contracts/booking/booking.words';
import { checkInItemIds, type CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { instant, OfPeriod, textOrNull } from './of-period.response.js';

const kilometres = { type: 'integer', example: 48210, description: 'Kilometres.' } as const;
const percent = { type: 'integer', minimum: 0, maximum: 100, example: 80 } as const;

@ApiSchema({ name: 'OdometerDiscrepancy' })
class OdometerDiscrepancyFacts {
  @ApiProperty(kilometres)
  lastMileageKm!: number;
}

@ApiSchema({ name: 'CheckedInFacts' })
export class CheckedInFacts extends OfPeriod {
  @ApiProperty(percent)
  fuelPercent!: number;
  @ApiProperty(kilometres)
  mileageKm!: number;
  @ApiProperty({ enum: checkInItemIds, enumName: 'CheckInItem', isArray: true, description: 'The ticked items.' })
  checklist!: CheckInItem[];
  @ApiProperty(textOrNull)
  preExistingDamage!: string | null;
  @ApiProperty(textOrNull)
  notes!: string | null;
  @ApiProperty({
    type: OdometerDiscrepancyFacts,
    nullable: true,
    description:
      'Set where the vehicle had shown more before. For administrators and auditors; null for the responder.',
  })
  odometerDiscrepancy!: OdometerDiscrepancyFacts | null;
  @ApiProperty({ ...instant, nullable: true, description: "By the device's clock; it may have been sent later." })
  completedOnDeviceAt!: Instant | null;
}

@ApiSchema({ name: 'HistoryDamageReport' })
class DamageReportFacts {
  @ApiProperty({ enum: damageAreaIds, enumName: 'DamageArea' })
  area!: DamageArea;
  @ApiProperty({ enum: damageSeverityIds, enumName: 'DamageSeverity' })
  severity!: DamageSeverity;
  @ApiProperty({ example: 'A scratch of ten centimetres' })
  description!: string;
}

@ApiSchema({ name: 'CheckedOutFacts' })
export class CheckedOutFacts extends OfPeriod {
  @ApiProperty(percent)
  fuelPercent!: number;
  @ApiProperty(kilometres)
  mileageKm!: number;
  @ApiProperty({ type: [DamageReportFacts] })
  damageReports!: DamageReportFacts[];
  @ApiProperty({ example: true })
  noDamageConfirmed!: boolean;
  @ApiProperty(textOrNull)
  notes!: string | null;
  @ApiProperty({ enum: actingParties, enumName: 'ActingParty' })
  checkedOutBy!: ActingParty;
}
