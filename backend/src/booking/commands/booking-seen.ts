import { applyDecorators } from '@nestjs/common';
import { ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import type { Instant, Period, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import { example, Optional, Part, TakesId, TakesInstant } from '../../platform/fields/index.js';
import type { RequestedBooking } from '../booking.state.js';

/** Vehicle and hours that a person saw when deciding on a step, and whose booking it was. */
export interface SeenBooking extends Period {
  readonly vehicleId: VehicleId;
  readonly responderId?: ResponderId | undefined;
}

@ApiSchema({ name: 'BookingSeen' })
export class BookingSeenDto {
  @TakesId('seen.vehicleId must be the id of a vehicle.', { example: example.vehicleId }) vehicleId!: VehicleId;
  @TakesInstant({ example: '2026-11-22T16:00:00.000Z' }) startTime!: Instant;
  @TakesInstant({ example: '2026-11-22T20:00:00.000Z' }) endTime!: Instant;
  @Optional()
  @TakesId('seen.responderId must be the id of a user.', {
    description: 'Whose booking it was, which can be handed on. Not compared if it is left out.',
    example: example.responderId,
  })
  responderId?: ResponderId;
}

/** Left out by programs that do not show the booking before the step. */
export const TakesWhatWasSeen = () =>
  applyDecorators(
    Type(() => BookingSeenDto),
    ValidateNested(),
    IsObject({ message: 'seen must hold the vehicle and hours of the booking.' }),
    Part(BookingSeenDto, {
      description: 'Vehicle and hours, as read. If the booking has others by now, nothing happens.',
    }),
    Optional(),
  );

export const seenIn = ({ vehicleId, startTime, endTime, responderId }: BookingSeenDto): SeenBooking => ({
  vehicleId,
  responderId,
  startAt: startTime,
  endAt: endTime,
});

/** Nobody decides on hours, a vehicle or a responder that they did not see. A program that does not say what it saw is not asked. @throws Refusal */
export function keepWhatWasSeen(
  { vehicleId, period, responderId }: RequestedBooking,
  seen: SeenBooking | undefined,
): void {
  if (!seen) return;
  const isAnother = seen.responderId !== undefined && seen.responderId !== responderId;
  if (isAnother || changesHours({ vehicleId, ...period }, seen)) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
}
