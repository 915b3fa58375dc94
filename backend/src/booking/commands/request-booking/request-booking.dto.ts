import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, Max, Min, ValidateBy, type ValidationArguments } from 'class-validator';
import { LONGEST_BOOKING_HOURS, SHORTEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { endsAsLongAsItLasts, isOnTheHour } from '@rigbook/contracts/booking/requesting/request.rules';
import { textLimits } from '@rigbook/contracts/kernel/text';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { type Instant, parseInstant } from '@rigbook/contracts/kernel/time';
import { IsFreeText, IsId, IsInstant } from '../../../platform/http/index.js';

const DURATION = `duration must be a whole number of hours from ${SHORTEST_BOOKING_HOURS} to ${LONGEST_BOOKING_HOURS}.`;

/** Says nothing of what is no instant at all: that is another rule's message. */
const StartsOnTheHour = () =>
  ValidateBy({
    name: 'startsOnTheHour',
    validator: {
      validate: (value: unknown) => {
        const startAt = parseInstant(String(value));
        return startAt === undefined || isOnTheHour(startAt);
      },
      defaultMessage: () => 'startTime must be on the hour: vehicles are booked in hour blocks.',
    },
  });

const EndsAsLongAsItLasts = () =>
  ValidateBy({
    name: 'endsAsLongAsItLasts',
    validator: {
      validate: (value: unknown, argument) => {
        const { startTime, duration } = (argument as ValidationArguments).object as RequestBookingDto;
        const [startAt, endAt] = [parseInstant(String(startTime)), parseInstant(String(value))];
        return startAt === undefined || endAt === undefined || endsAsLongAsItLasts(startAt, endAt, duration);
      },
      defaultMessage: () => 'endTime must be the start time plus the duration.',
    },
  });

@ApiSchema({ name: 'RequestBooking' })
export class RequestBookingDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'The id of a vehicle, from `GET /api/vehicles`.',
    example: '0197f1c2-0001-7000-8000-000000000001',
  })
  @IsId('vehicleId must be the id of a vehicle.')
  vehicleId!: VehicleId;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'On the hour, from now to six days ahead.',
    example: '2026-11-22T16:00:00.000Z',
  })
  @StartsOnTheHour()
  @IsInstant()
  startTime!: Instant;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'Where sent, it must be the start plus the duration.',
    example: '2026-11-22T20:00:00.000Z',
  })
  @IsOptional()
  @EndsAsLongAsItLasts()
  @IsInstant()
  endTime?: Instant;

  @ApiProperty({ type: 'integer', minimum: SHORTEST_BOOKING_HOURS, maximum: LONGEST_BOOKING_HOURS, example: 4 })
  @IsInt({ message: DURATION })
  @Min(SHORTEST_BOOKING_HOURS, { message: DURATION })
  @Max(LONGEST_BOOKING_HOURS, { message: DURATION })
  duration!: number;

  @ApiProperty({ minLength: 1, maxLength: textLimits.purpose, example: 'Evening shift' })
  @IsFreeText(textLimits.purpose)
  @IsNotEmpty({ message: 'Please say what the booking is for.' })
  purpose!: string;
}
