import { ApiSchema } from '@nestjs/swagger';
import { type DamagePlace, damagePlaceIds } from '@rigbook/contracts/booking/shift/damage-places.words';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { example, Id, Moment, OneOf, Part, Text, Whole, YesOrNo } from '../../platform/fields/index.js';
import type { VehicleDamageRow } from './damage-page.query.js';

@ApiSchema({ name: 'DamagedVehicle' })
class DamagedVehicleResponse {
  @Id(example.vehicleId) id!: string;
  @Text('ALS1') name!: string;
  @YesOrNo({ description: 'False if it was retired.', example: true }) inFleet!: boolean;
}

@ApiSchema({ name: 'DamagePerson' })
class DamagePersonResponse {
  @Text.orNull('101', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Dana') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
}

@ApiSchema({ name: 'DamageResolution' })
class DamageResolutionResponse {
  @Moment('2026-11-24T08:15:00.000Z') resolvedAt!: Instant;
  @Part(DamagePersonResponse) resolvedBy!: DamagePersonResponse;
  @Text.orNull('Painted over at the garage.') note!: string | null;
}

@ApiSchema({ name: 'Damage' })
export class DamageResponse {
  @Id('5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e77') id!: string;
  @Part(DamagedVehicleResponse) vehicle!: DamagedVehicleResponse;
  @OneOf(damageAreaIds, 'DamageArea', 'front-bumper') area!: DamageArea;
  @OneOf.orNull(damagePlaceIds, 'DamagePlace', {
    example: 'left-front-door',
    description: 'Null if it is not on the drawing of the vehicle.',
  })
  place!: DamagePlace | null;
  @OneOf(damageSeverityIds, 'DamageSeverity', 'minor') severity!: DamageSeverity;
  @Text('Dent beside the number plate.') description!: string;
  @Whole(2, 'Photos that the report announced, whether or not they have arrived.') photoCount!: number;
  @Moment('2026-11-22T20:04:00.000Z', 'Time of the check-in, checkout or report during the shift.')
  reportedAt!: Instant;
  @Part(DamagePersonResponse, 'The responder of the shift.') reportedBy!: DamagePersonResponse;
  @Part.orNull(DamagePersonResponse, {
    example: null,
    description: 'The responder who took the vehicle over and saw it too; null if the shift was ended alone.',
  })
  seenBy!: DamagePersonResponse | null;
  @Id(example.bookingId) bookingId!: string;
  @Moment('2026-11-22T16:00:00.000Z', "The start of the shift's booking.") startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
  @Part.orNull(DamageResolutionResponse, { example: null, description: 'Null if it is open.' })
  resolution!: DamageResolutionResponse | null;
}

export const toDamage = (row: VehicleDamageRow): DamageResponse => ({
  id: row.damageId,
  vehicle: { id: row.vehicleId, name: row.vehicleName, inFleet: row.inFleet },
  area: row.area,
  place: row.place,
  severity: row.severity,
  description: row.description,
  photoCount: row.photoIds.length,
  reportedAt: row.reportedAt,
  reportedBy: { unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
  seenBy: row.seenWith && {
    unitNumber: row.seerUnitNumber,
    firstName: row.seerFirstName,
    lastName: row.seerLastName,
  },
  bookingId: row.bookingId,
  startTime: row.shiftStartAt,
  endTime: row.shiftEndAt,
  resolution: row.resolvedAt && {
    resolvedAt: row.resolvedAt,
    resolvedBy: {
      unitNumber: row.resolverUnitNumber,
      firstName: row.resolverFirstName,
      lastName: row.resolverLastName,
    },
    note: row.resolutionNote,
  },
});
