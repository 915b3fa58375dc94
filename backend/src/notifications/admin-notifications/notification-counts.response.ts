import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { timeOrNull } from './response-fields.js';

const count = { type: 'integer', minimum: 0, maximum: 1000, example: 2 } as const;

/** How many messages stand where; 1000 means that there are 1000 or more. */
@ApiSchema({ name: 'NotificationCounts' })
export class NotificationCountsResponse {
  @ApiProperty({ ...count, description: 'Their time has come, or they are being sent.' })
  waiting!: number;
  @ApiProperty({ ...count, description: 'They wait for their time, or for another try.' })
  scheduled!: number;
  @ApiProperty(count)
  sent!: number;
  @ApiProperty(count)
  failed!: number;
  @ApiProperty({ ...count, description: 'Not sent, since their channel was not configured.' })
  notConfigured!: number;
  @ApiProperty({ ...count, description: 'Not sent, since there was no more reason to.' })
  withdrawn!: number;
  @ApiProperty({ ...count, description: 'Those that failed within the last 24 hours and have not been retried.' })
  failedInLastDay!: number;
  @ApiProperty({
    ...timeOrNull,
    description: 'When the time of the one that waits longest came; null where none waits.',
  })
  oldestWaitingSince!: Instant | null;
}
