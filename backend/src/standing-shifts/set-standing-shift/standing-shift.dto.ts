import { ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { LONGEST_BOOKING_HOURS, SHORTEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { type Day, parseDay, type ResponderId, type VehicleId } from '@rigbook/contracts/kernel';
import { MOST_EXCEPT_DAYS, type StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { type Weekday, weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { Refusal } from '../../platform/decisions/index.js';
import {
  CalendarDay,
  example,
  Holds,
  OptionalOrNull,
  SomeOf,
  TakesId,
  TakesText,
  Texts,
  Whole,
} from '../../platform/fields/index.js';

const isDay = (value: unknown): boolean => typeof value === 'string' && parseDay(value) !== undefined;
const IsDay = () => Holds('isDay', isDay, ({ property }) => `${property} must be a day, such as 2026-11-22.`);
const AreDays = () =>
  Holds(
    'areDays',
    (value) => Array.isArray(value) && value.every(isDay),
    ({ property }) => `${property} must be days, such as 2026-11-22.`,
  );

const LONGEST_TYPE = 200;
const WEEKDAYS = `weekdays must name one or more of ${weekdays.join(', ')}, each once.`;
const START = 'startHour must be a whole hour from 0 to 23.';
const DURATION = `duration must be a whole number of hours from ${SHORTEST_BOOKING_HOURS} to ${LONGEST_BOOKING_HOURS}.`;

@ApiSchema({ name: 'StandingPlan' })
export class StandingPlanDto {
  @OptionalOrNull()
  @TakesId('vehicleId must be the id of a vehicle.', {
    description: 'One vehicle. Leave it out if any vehicle of a type will do.',
    example: example.vehicleId,
  })
  vehicleId?: VehicleId | null;

  @OptionalOrNull()
  @TakesText(LONGEST_TYPE, {
    description:
      'Any vehicle of this type: the first one, by name, that keeps all rules. Leave it out if `vehicleId` is sent.',
    example: null,
  })
  vehicleType?: string | null;

  @SomeOf(weekdays, 'Weekday', { example: ['tuesday', 'thursday'], description: 'On which the hours begin.' })
  @ArrayNotEmpty({ message: WEEKDAYS })
  @ArrayUnique({ message: WEEKDAYS })
  @IsIn(weekdays, { each: true, message: WEEKDAYS })
  weekdays!: Weekday[];

  @Whole({ minimum: 0, maximum: 23, example: 22, description: "Local time, in the organization's time zone." })
  @IsInt({ message: START })
  @Min(0, { message: START })
  @Max(23, { message: START })
  startHour!: number;

  @Whole({
    minimum: SHORTEST_BOOKING_HOURS,
    maximum: LONGEST_BOOKING_HOURS,
    example: 8,
    description: 'Elapsed hours, which may cross midnight.',
  })
  @IsInt({ message: DURATION })
  @Min(SHORTEST_BOOKING_HOURS, { message: DURATION })
  @Max(LONGEST_BOOKING_HOURS, { message: DURATION })
  duration!: number;

  @CalendarDay('2026-11-22', 'The first day.') @IsDay() fromDay!: Day;

  @OptionalOrNull()
  @CalendarDay.orNull('2027-03-31', 'The last day, inclusive. Leave it out if there is none.')
  @IsDay()
  untilDay?: Day | null;

  @Texts(['2026-12-24'], 'Days without this shift.')
  @IsArray({ message: 'exceptDays must be a list of days.' })
  @ArrayMaxSize(MOST_EXCEPT_DAYS, { message: `exceptDays must be at most ${MOST_EXCEPT_DAYS} days.` })
  @AreDays()
  exceptDays!: Day[];
}

@ApiSchema({ name: 'SetStandingShift' })
export class SetStandingShiftDto extends StandingPlanDto {
  @TakesId('responderId must be the id of a user.', { example: example.responderId }) responderId!: ResponderId;
}

/** @throws Refusal VALIDATION_FAILED unless one of vehicle and type is named */
export function planIn({ vehicleId, vehicleType, duration, ...plan }: StandingPlanDto): StandingPlan {
  const [id, type] = [vehicleId ?? null, vehicleType || null];
  if ((id === null) === (type === null)) {
    const message = 'Send either vehicleId or vehicleType.';
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'vehicleId', message }] });
  }
  const { weekdays: of, startHour, fromDay, untilDay, exceptDays } = plan;
  return {
    vehicleId: id,
    vehicleType: type,
    weekdays: weekdays.filter((weekday) => of.includes(weekday)),
    startHour,
    durationHours: duration,
    fromDay,
    untilDay: untilDay ?? null,
    exceptDays: [...new Set(exceptDays)].sort(),
  };
}
