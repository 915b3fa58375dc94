import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export const MOST_EVENTS = 1000;
export const DEFAULT_EVENTS = 100;
export const LONGEST_WAIT_SECONDS = 30;

export class ReadEventsQuery {
  @ApiPropertyOptional({
    example: 'MTA0MiA3',
    description:
      '`next` of the page before, or the `cursor` of an event. Left out: from the first event there ever was.',
  })
  @IsOptional()
  @MaxLength(100, { message: 'after must be a cursor of this feed.' })
  @IsString({ message: 'after must be a cursor of this feed.' })
  after?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MOST_EVENTS, default: DEFAULT_EVENTS })
  @IsOptional()
  @Type(() => Number)
  @Max(MOST_EVENTS, { message: `limit must be at most ${MOST_EVENTS}.` })
  @Min(1, { message: 'limit must be at least 1.' })
  @IsInt({ message: 'limit must be a whole number.' })
  limit?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LONGEST_WAIT_SECONDS,
    default: 0,
    description: 'Seconds to wait for the next event where there is none yet.',
  })
  @IsOptional()
  @Type(() => Number)
  @Max(LONGEST_WAIT_SECONDS, { message: `wait must be at most ${LONGEST_WAIT_SECONDS} seconds.` })
  @Min(0, { message: 'wait must not be negative.' })
  @IsInt({ message: 'wait must be a whole number of seconds.' })
  wait?: number;
}
