import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Moment, Text } from '../../platform/fields/index.js';
import type { CalendarFeed } from './calendar-feed.statements.js';

@ApiSchema({ name: 'CalendarFeed' })
export class CalendarFeedResponse {
  @Moment.orNull('2026-11-23T08:00:00.000Z', 'Null: there is no address.') madeAt!: Instant | null;
  @Moment.orNull('2026-11-23T09:00:00.000Z', 'When a calendar program last read it, rounded to the hour; null: never.')
  readAt!: Instant | null;
}

@ApiSchema({ name: 'NewCalendarFeed' })
export class NewCalendarFeedResponse extends CalendarFeedResponse {
  @Text.orNull(
    'https://rigbook.example.org/api/calendar/Zk3v0o1tq2rCw5yB7n9mXk4hJ6pLd8sFgQaEbUcViWo.ics',
    'Anyone who has it can read the calendar. Shown in this answer only; null if the request is a repeat.',
  )
  address!: string | null;
}

export const toCalendarFeedResponse = (feed: CalendarFeed | undefined): CalendarFeedResponse => ({
  madeAt: feed?.madeAt ?? null,
  readAt: feed?.readAt ?? null,
});
