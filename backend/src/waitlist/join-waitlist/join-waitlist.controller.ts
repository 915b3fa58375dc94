import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { IsInt } from 'class-validator';
import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { type Instant, parseInstant, type ResponderId, textLimits, type VehicleId } from '@rigbook/contracts/kernel';
import { wishedHoursProblem } from '@rigbook/contracts/waitlist/waiting.rules';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  example,
  Holds,
  TakesFilledText,
  TakesId,
  TakesInstant,
  TakesYesOrNo,
  Whole,
} from '../../platform/fields/index.js';
import {
  ActingResponder,
  AnswersCreated,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  NotForAuditors,
  OpenToTokensForResponders,
  Refuses,
  Routes,
} from '../../platform/http/index.js';
import { WishResponse } from '../own-wishes/wish.response.js';
import { JoinWaitlist } from './join-waitlist.handler.js';

const problemOf = (value: unknown, dto: JoinWaitlistDto): string | undefined => {
  const [startAt, endAt] = [parseInstant(String(dto.startTime)), parseInstant(String(dto.endTime))];
  if (startAt === undefined || endAt === undefined) return undefined; // another rule reports that
  return wishedHoursProblem({ startAt, endAt, leastHours: value as number });
};

const CanBeWaitedFor = () =>
  Holds(
    'canBeWaitedFor',
    (value, { object }) => problemOf(value, object as JoinWaitlistDto) === undefined,
    ({ value, object }) => `${problemOf(value, object as JoinWaitlistDto) ?? ''}.`,
  );

@ApiSchema({ name: 'JoinWaitlist' })
class JoinWaitlistDto {
  @TakesId('vehicleId must be the id of a vehicle.', {
    description: 'The id of a vehicle, from `GET /api/vehicles`.',
    example: example.vehicleId,
  })
  vehicleId!: VehicleId;

  @TakesYesOrNo({ description: 'Any vehicle of the type of this one will do.', example: false }) anyOfType!: boolean;

  @TakesInstant({ description: 'On the hour: the first hour that would do.', example: '2026-11-22T16:00:00.000Z' })
  startTime!: Instant;

  @TakesInstant({
    description: `On the hour: the end of the last hour that would do, at most ${LONGEST_BOOKING_HOURS} hours later.`,
    example: '2026-11-22T20:00:00.000Z',
  })
  endTime!: Instant;

  @Whole({ minimum: 1, maximum: LONGEST_BOOKING_HOURS, example: 3, description: 'Fewer hours are of no use.' })
  @CanBeWaitedFor()
  @IsInt({ message: 'leastHours must be a whole number.' })
  leastHours!: number;

  @TakesFilledText(textLimits.purpose, 'Please say what the booking is for.', 'Evening shift') purpose!: string;
}

@Routes('waitlist', 'Waitlist')
export class JoinWaitlistController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @NotForAuditors()
  @OpenToTokensForResponders('bookings:write')
  @Idempotent()
  @ApiOperation({
    summary: 'Wait for taken hours',
    description:
      'When at least `leastHours` of these hours in a row become free, they are offered to the first person in line who may book them, and are held until that person answers or the hold ends.',
  })
  @AnswersCreated(WishResponse, 'What you wait for, with your place in line.')
  @Refuses(
    'PROFILE_INCOMPLETE',
    'LICENCE_NOT_VERIFIED',
    'VEHICLE_NOT_FOUND',
    'IN_THE_PAST',
    'BEYOND_BOOKING_WINDOW',
    'ADMIN_ONLY_PERIOD',
    'ALREADY_WAITING',
    'TOO_MANY_WISHES',
    'HOURS_ARE_FREE',
    'CHANGED_MEANWHILE',
  )
  joinWaitlist(
    @Body() { startTime, endTime, ...wish }: JoinWaitlistDto,
    @ActingResponder() responderId: ResponderId,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<WishResponse> {
    const joining = { ...wish, responderId, period: { startAt: startTime, endAt: endTime } };
    return this.commands.execute(new JoinWaitlist({ joining, zone, context }));
  }
}
