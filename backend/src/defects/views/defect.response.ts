import { ApiSchema } from '@nestjs/swagger';
import { type DamagePlace, damagePlaceIds } from '@rigbook/contracts/booking/shift/damage-places.words';
import {
  type DefectOccasion,
  defectOccasions,
  type DefectState,
  defectStates,
} from '@rigbook/contracts/fleet/defect.words';
import { type DamagePhotoState, damagePhotoStates } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type { DamagePhotoId, Day, Instant } from '@rigbook/contracts/kernel';
import {
  CalendarDay,
  Decimal,
  example,
  Id,
  Moment,
  OneOf,
  Part,
  Parts,
  Text,
  Texts,
  Whole,
  YesOrNo,
} from '../../platform/fields/index.js';

@ApiSchema({ name: 'VehicleOfDefect' })
class VehicleResponse {
  @Id(example.vehicleId) id!: string;
  @Text('ALS1') name!: string;
  @YesOrNo({ description: 'False if it was retired.', example: true }) inFleet!: boolean;
}

@ApiSchema({ name: 'DefectPerson' })
class PersonResponse {
  @Text.orNull('101', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Dana') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
}

@ApiSchema({ name: 'DefectLabel' })
class LabelResponse {
  @Text('Oxygen tank') en!: string;
  @Text('בלון חמצן') he!: string;
}

@ApiSchema({ name: 'PhotoOfDefect' })
class PhotoResponse {
  @Id('0197f1c2-0b03-7000-8000-000000000b03') id!: DamagePhotoId;
  @OneOf(damagePhotoStates, 'DamagePhotoState', 'here') state!: DamagePhotoState;
}

@ApiSchema({ name: 'DefectStepTaken' })
class StepResponse {
  @OneOf(defectStates, 'DefectState', 'planned') to!: DefectState;
  @Moment('2026-11-27T10:00:00.000Z') at!: Instant;
  @Part(PersonResponse) by!: PersonResponse;
  @Text.orNull('At the garage of the north.') note!: string | null;
  @CalendarDay.orNull('2026-12-01') plannedOn!: Day | null;
  @Whole.orNull(42_050, 'Hundredths of the currency.') costCents!: number | null;
  @Texts({ example: [], description: 'Photos that the step announced.' }) photoIds!: readonly string[];
  @Parts(PhotoResponse, 'The same, and whether they have arrived.') photos!: readonly PhotoResponse[];
}

/** What the next holder of a vehicle is shown: nobody's name. */
@ApiSchema({ name: 'KnownDefect' })
export class KnownDefectResponse {
  @Id('0197f1c2-1401-7000-8000-000000001401') id!: string;
  @Part(LabelResponse, 'The item of the checklist, as it was worded.') label!: LabelResponse;
  @YesOrNo(false, 'As the checklist has it: such a defect takes the vehicle out of service.') isCritical!: boolean;
  @Text('The gauge does not move', 'Empty if it was erased.') words!: string;
  @Decimal.orNull(20, 'The number that was read.') reading!: number | null;
  @CalendarDay.orNull('2026-10-31') expiresOn!: Day | null;
  @Moment('2026-11-26T16:04:00.000Z') reportedAt!: Instant;
  @OneOf(defectStates, 'DefectState', 'planned') state!: DefectState;
  @CalendarDay.orNull('2026-12-01', 'The day for which it is planned.') plannedOn!: Day | null;
  @Parts(PhotoResponse, 'Photos that the report announced, and whether they have arrived.')
  photos!: readonly PhotoResponse[];
}

@ApiSchema({ name: 'Defect' })
export class DefectResponse extends KnownDefectResponse {
  @Part(VehicleResponse) vehicle!: VehicleResponse;
  @Id.orNull(example.bookingId, 'Null: seen by somebody who did not have the vehicle.') bookingId!: string | null;
  @OneOf(defectOccasions, 'DefectOccasion', 'check-in') occasion!: DefectOccasion;
  @OneOf.orNull(damagePlaceIds, 'DamagePlace', null, 'On the drawing of the vehicle.') place!: DamagePlace | null;
  @Part(PersonResponse, 'Who found it.') reportedBy!: PersonResponse;
  @Moment('2026-11-27T10:00:00.000Z') stateAt!: Instant;
  @Texts({ example: [], description: 'Photos that the report announced.' }) photoIds!: readonly string[];
  @Parts(StepResponse, 'What was done about it, in order.') steps!: readonly StepResponse[];
}
