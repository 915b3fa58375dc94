import { ApiSchema } from '@nestjs/swagger';
import { type CoverageCount, coverageCounts } from '@rigbook/contracts/vehicle-coverage/coverage.words';
import { type CoverageFloor, floorLimits, floorSentences } from '@rigbook/contracts/vehicle-coverage/floor.rules';
import { textLimits } from '@rigbook/contracts/kernel';
import { type Weekday, weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsDefined, IsIn, IsObject, ValidateNested } from 'class-validator';
import { Part, SomeOf, TakesFilledText, TakesOneOf, TakesWhole } from '../../platform/fields/index.js';

const WEEKDAYS = `weekdays must name one or more of ${weekdays.join(', ')}.`;

@ApiSchema({ name: 'CoverageFloorAsked' })
export class FloorDto {
  @TakesFilledText(textLimits.vehicleType, 'Please name a type of vehicles.', 'Advanced Life Support')
  vehicleType!: string;

  @TakesOneOf(coverageCounts, 'CoverageCount', 'counts must be free or on-shift.', 'free') counts!: CoverageCount;

  @TakesWhole(floorLimits.least, floorLimits.most, 1, 'The smallest number of vehicles.') least!: number;

  @SomeOf(weekdays, 'Weekday', { example: ['friday'], description: 'On which the hours begin.' })
  @IsArray({ message: WEEKDAYS })
  @ArrayNotEmpty({ message: floorSentences.weekdays })
  @ArrayMaxSize(weekdays.length, { message: WEEKDAYS })
  @IsIn(weekdays, { each: true, message: WEEKDAYS })
  weekdays!: Weekday[];

  @TakesWhole(0, 23, 22, "As the clocks of the organization's time zone show it.") fromHour!: number;

  @TakesWhole(1, 24, 2, 'Not after `fromHour`: on the next day.') untilHour!: number;
}

const SEEN = 'seen must hold the floor as read.';

@ApiSchema({ name: 'ChangedCoverageFloor' })
export class ChangedFloorDto extends FloorDto {
  @Part(FloorDto, { description: 'The floor as read, before the change.' })
  @IsDefined({ message: SEEN })
  @IsObject({ message: SEEN })
  @ValidateNested()
  @Type(() => FloorDto)
  seen!: FloorDto;
}

export const floorIn = ({
  vehicleType,
  counts,
  least,
  weekdays: of,
  fromHour,
  untilHour,
}: FloorDto): CoverageFloor => ({
  vehicleType,
  counts,
  least,
  weekdays: of,
  fromHour,
  untilHour,
});
