import { ApiSchema } from '@nestjs/swagger';
import type { CoverageHour, Shortfall } from '@rigbook/contracts/vehicle-coverage/coverage.rules';
import { type CoverageCount, coverageCounts } from '@rigbook/contracts/vehicle-coverage/coverage.words';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { Id, Moment, OneOf, Parts, Text, Whole } from '../../../platform/fields/index.js';

@ApiSchema({ name: 'CoverageShortfall' })
export class ShortfallResponse {
  @Text('Advanced Life Support') vehicleType!: string;
  @OneOf(coverageCounts, 'CoverageCount', 'free') counts!: CoverageCount;
  @Moment('2026-11-27T20:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-28T00:00:00.000Z') endTime!: Instant;
  @Whole(0, 'Vehicles of the type that are left in each of these hours.') left!: number;
  @Whole(1, 'What the floor asks for.') least!: number;
  @Moment.orNull('2026-11-28T00:00:00.000Z', 'When there are more again. Null if that is more than two days ahead.')
  nextBackAt!: Instant | null;
}

@ApiSchema({ name: 'CoverageHour' })
class CoverageHourResponse {
  @Moment('2026-11-27T20:00:00.000Z') startTime!: Instant;
  @Whole(1, 'Vehicles that nobody has or asks for, and that can be driven.') free!: number;
  @Whole(2, 'Vehicles that somebody has in the whole hour, approved.') onShift!: number;
  @Whole.orNull(1, 'The highest floor of free vehicles; null if there is none.') leastFree!: number | null;
  @Whole.orNull(null, 'The same, of vehicles on shift.') leastOnShift!: number | null;
}

@ApiSchema({ name: 'CoverageOfType' })
class CoverageOfTypeResponse {
  @Text('Advanced Life Support') vehicleType!: string;
  @Parts(CoverageHourResponse, 'Every hour of the period.') hours!: CoverageHourResponse[];
}

@ApiSchema({ name: 'Coverage' })
export class CoverageResponse {
  @Parts(CoverageOfTypeResponse, 'The types of the fleet, and of floors.') types!: CoverageOfTypeResponse[];
  @Parts(ShortfallResponse, 'Hours below a floor, in order of time.') below!: ShortfallResponse[];
}

@ApiSchema({ name: 'RequestBelowFloor' })
export class RequestBelowFloorResponse {
  @Id('0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10') bookingId!: BookingId;
  @Parts(ShortfallResponse) below!: ShortfallResponse[];
}

export const toShortfall = ({ startAt, endAt, ...shortfall }: Shortfall): ShortfallResponse => ({
  ...shortfall,
  startTime: startAt,
  endTime: endAt,
});

export function toTypes(hours: readonly CoverageHour[]): CoverageOfTypeResponse[] {
  const types = [...new Set(hours.map(({ vehicleType }) => vehicleType))].toSorted();
  return types.map((vehicleType) => ({
    vehicleType,
    hours: hours.flatMap(({ startAt, vehicleType: type, ...hour }) =>
      type === vehicleType ? [{ startTime: startAt, ...hour }] : [],
    ),
  }));
}
