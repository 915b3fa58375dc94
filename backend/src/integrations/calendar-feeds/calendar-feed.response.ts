import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { CalendarFeed } from './calendar-feed.statements.js';

const instantOrNull = { type: String, format: 'date-time', nullable: true } as const;

@ApiSchema({ name: 'CalendarFeed' })
export class CalendarFeedResponse {
  @ApiProperty({ ...instantOrNull, example: '2026-11-23T08:00:00.000Z', description: 'Null: there is no address.' })
  madeAt!: Instant | null;
  @ApiProperty({
    ...instantOrNull,
    example: '2026-11-23T09:00:00.000Z',
    description: 'When a calendar program last read it, to the hour; null: never yet.',
  })
  readAt!: Instant | null;
}

@ApiSchema({ name: 'NewCalendarFeed' })
export class NewCalendarFeedResponse extends CalendarFeedResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://rigbook.example.org/api/calendar/Zk3v0o1tq2rCw5yB7n9mXk4hJ6pLd8sFgQaEbUcViWo.ics',
    description: 'Anyone who has it can read the calendar. Shown in this answer only; null if the request is a repeat.',
  })
  address!: string | null;
}

export const toCalendarFeedResponse = (feed: CalendarFeed | undefined): CalendarFeedResponse => ({
  madeAt: feed?.madeAt ?? null,
  readAt: feed?.readAt ?? null,
});
