import { ApiSchema } from '@nestjs/swagger';
import { isInt, IsInt, max, Max, min, Min } from 'class-validator';
import { LONGEST_BOOKING_HOURS, SHORTEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { endsAsLongAsItLasts, isOnTheHour } from '@rigbook/contracts/booking/requesting/request.rules';
import { type Instant, parseInstant, textLimits, type VehicleId } from '@rigbook/contracts/kernel';
import {
  example,
  Holds,
  Optional,
  TakesFilledText,
  TakesId,
  TakesInstant,
  Whole,
} from '../../../platform/fields/index.js';

const DURATION = `duration must be a whole number of hours from ${SHORTEST_BOOKING_HOURS} to ${LONGEST_BOOKING_HOURS}.`;

/** Passes what is not an instant, since another rule reports that, and a start that stays: an emergency take began when it began. */
const StartsOnTheHour = () =>
  Holds(
    'startsOnTheHour',
    (value, { object }) => {
      const startAt = parseInstant(String(value));
      const { seen } = object as { seen?: { startTime?: unknown } };
      return startAt === undefined || isOnTheHour(startAt) || startAt === parseInstant(String(seen?.startTime));
    },
    'startTime must be on the hour: vehicles are booked in hour blocks.',
  );

const isDuration = (value: unknown): boolean =>
  isInt(value) && min(value, SHORTEST_BOOKING_HOURS) && max(value, LONGEST_BOOKING_HOURS);

/** Passes what other rules report: a start or a duration that is missing or wrong. */
const EndsAsLongAsItLasts = () =>
  Holds(
    'endsAsLongAsItLasts',
    (value, argument) => {
      const { startTime, duration } = argument.object as RequestBookingDto;
      const [startAt, endAt] = [parseInstant(String(startTime)), parseInstant(String(value))];
      if (startAt === undefined || endAt === undefined || !isDuration(duration)) return true;
      return endsAsLongAsItLasts(startAt, endAt, duration);
    },
    'endTime must be the start time plus the duration.',
  );

@ApiSchema({ name: 'RequestBooking' })
export class RequestBookingDto {
  @TakesId('vehicleId must be the id of a vehicle.', {
    description: 'The id of a vehicle, from `GET /api/vehicles`.',
    example: example.vehicleId,
  })
  vehicleId!: VehicleId;

  @StartsOnTheHour()
  @TakesInstant({ description: 'On the hour, from now to six days ahead.', example: '2026-11-22T16:00:00.000Z' })
  startTime!: Instant;

  @Optional()
  @EndsAsLongAsItLasts()
  @TakesInstant({
    description: 'If sent, it must be the start plus the duration.',
    example: '2026-11-22T20:00:00.000Z',
  })
  endTime?: Instant;

  @Whole({ minimum: SHORTEST_BOOKING_HOURS, maximum: LONGEST_BOOKING_HOURS, example: 4 })
  @IsInt({ message: DURATION })
  @Min(SHORTEST_BOOKING_HOURS, { message: DURATION })
  @Max(LONGEST_BOOKING_HOURS, { message: DURATION })
  duration!: number;

  @TakesFilledText(textLimits.purpose, 'Please say what the booking is for.', 'Evening shift') purpose!: string;
}
