import { ApiSchema } from '@nestjs/swagger';
import { outOfService, outOfServiceStatuses } from '@rigbook/contracts/fleet/out-of-service.rules';
import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { TakenHours } from '@rigbook/contracts/booking/requesting/taken-hours.rules';
import type { Instant, VehicleId } from '@rigbook/contracts/kernel';
import { example, Id, Moment, OneOf, Part, Parts, Whole } from '../../../platform/fields/index.js';

@ApiSchema({ name: 'TakenInterval' })
class TakenIntervalResponse {
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
  @Moment('2026-11-22T20:30:00.000Z', 'The end with the turn-round.') heldUntil!: Instant;
  @Moment.orNull(null, 'Set if an extension is asked for that waits for an administrator: its hours, from here on.')
  askedFrom!: Instant | null;
  @Moment.orNull(
    null,
    'Set if the hours are held for somebody who was offered them: when they are free again unless taken.',
  )
  offeredUntil!: Instant | null;
}

@ApiSchema({ name: 'OutOfService' })
class OutOfServiceResponse {
  @OneOf(outOfServiceStatuses, 'OutOfServiceStatus', 'maintenance')
  status!: (typeof outOfServiceStatuses)[number];
  @Moment.orNull(null, 'Hours that start from then on can be booked. Null if it is not known.') until!: Instant | null;
}

@ApiSchema({ name: 'VehicleCalendar' })
export class VehicleCalendarResponse {
  @Id(example.vehicleId) vehicleId!: VehicleId;
  @Moment('2026-11-22T16:00:00.000Z') from!: Instant;
  @Moment('2026-11-29T16:00:00.000Z') to!: Instant;
  @Parts(TakenIntervalResponse, 'In order of time, without who took them.') taken!: TakenIntervalResponse[];
  @Part.orNull(OutOfServiceResponse, { description: 'Null for a vehicle in service, also while a shift has it out.' })
  outOfService!: OutOfServiceResponse | null;
  @Whole(30, 'Minutes for which a booking made now holds the vehicle after its end.') turnRoundMinutes!: number;
}

interface CalendarOfVehicle {
  readonly vehicleId: VehicleId;
  readonly service: ServiceStatus;
  readonly maintenanceUntil: Instant | null;
  readonly turnRoundMinutes: number;
  readonly taken: readonly TakenHours[];
}

export const toVehicleCalendar = (
  { vehicleId, service, maintenanceUntil, turnRoundMinutes, taken }: CalendarOfVehicle,
  asked: Pick<VehicleCalendarResponse, 'from' | 'to'>,
  now: Instant,
): VehicleCalendarResponse => ({
  vehicleId,
  ...asked,
  taken: taken.map(({ startAt, endAt, heldUntil = endAt, askedFrom = null, offeredUntil = null }) => ({
    startTime: startAt,
    endTime: endAt,
    heldUntil,
    askedFrom,
    offeredUntil,
  })),
  outOfService: outOfService(service, maintenanceUntil, now),
  turnRoundMinutes,
});
