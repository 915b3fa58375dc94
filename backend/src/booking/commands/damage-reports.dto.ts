import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsObject, ValidateNested } from 'class-validator';
import { type DamagePlace, damagePlaceIds } from '@rigbook/contracts/booking/shift/damage-places.words';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import { type DamagePhotoId, type DamageReportId, textLimits } from '@rigbook/contracts/kernel';
import { TakesPhotoIds } from '../../fleet/vehicle-damage/takes-photo-ids.js';
import { Holds, IsIds, Optional, TakesFilledText, TakesId, TakesOneOf } from '../../platform/fields/index.js';

const MOST_REPORTS = 50;
/** More than a vehicle has at a time. */
const MOST_CONFIRMED = 200;

const TakesReportId = () =>
  TakesId('reportId must be a UUID that the device made.', '0197f1c2-0b02-7000-8000-000000000b02');

class ReportedDamageDto {
  @TakesOneOf(damageAreaIds, 'DamageArea', 'area must be one of the damage areas.', 'front-bumper') area!: DamageArea;

  @Optional()
  @TakesOneOf(damagePlaceIds, 'DamagePlace', 'place must be one of the places on the drawing of a vehicle.', {
    example: 'front-bumper',
    description: 'Where on the drawing of the vehicle. Left out if it is not on the drawing.',
  })
  place?: DamagePlace;

  @TakesOneOf(damageSeverityIds, 'DamageSeverity', 'severity must be minor, moderate or major.', 'minor')
  severity!: DamageSeverity;

  @TakesFilledText(
    textLimits.damageDescription,
    'Please fill in all damage report fields.',
    'Dent beside the number plate.',
  )
  description!: string;

  @Optional() @TakesPhotoIds() photoIds?: readonly DamagePhotoId[];
}

@ApiSchema({ name: 'DamageReport' })
export class DamageReportDto extends ReportedDamageDto {
  @Optional() @TakesReportId() reportId?: DamageReportId;
}

/** Damage that is reported with another form than the checkout, which numbers its reports. */
@ApiSchema({ name: 'FoundDamage' })
export class FoundDamageDto extends ReportedDamageDto {
  @TakesReportId() reportId!: DamageReportId;
}

function announcesEachPhotoOnce(reports: unknown): boolean {
  if (!Array.isArray(reports)) return true;
  const announced = (reports as readonly (Partial<DamageReportDto> | null)[]).flatMap(
    (report) => report?.photoIds ?? [],
  );
  return new Set(announced).size === announced.length;
}

/** Checks a list of reports. */
export const HoldsReports = (shape: new () => object) =>
  applyDecorators(
    IsObject({ each: true, message: 'damageReports may hold reports only.' }),
    ArrayMaxSize(MOST_REPORTS, { message: `damageReports may hold at most ${MOST_REPORTS} reports.` }),
    ArrayUnique(({ reportId }: DamageReportDto) => reportId ?? Symbol('without'), {
      message: 'damageReports may hold each reportId once.',
    }),
    Holds('announcesEachPhotoOnce', announcesEachPhotoOnce, 'damageReports may announce each photo once.'),
    IsArray({ message: 'damageReports must be a list of reports.' }),
    ValidateNested({ each: true }),
    Type(() => shape),
  );

/** The known damage that somebody saw too. */
export const TakesConfirmedDamage = () =>
  applyDecorators(
    ApiProperty({
      type: [String],
      format: 'uuid',
      required: false,
      example: [],
      description: 'The known damage that you saw too. What is no damage of this vehicle is left out.',
    }),
    Optional(),
    IsIds('confirmedDamage may hold ids of damage only.'),
    ArrayMaxSize(MOST_CONFIRMED, { message: `confirmedDamage may hold at most ${MOST_CONFIRMED} ids.` }),
    IsArray({ message: 'confirmedDamage must be a list of ids.' }),
  );
