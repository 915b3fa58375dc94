import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { NotificationProblem } from '@rigbook/contracts/notifications/notification.words';
import { attemptOutcomes, type AttemptOutcome, type AttemptRow } from './attempts.query.js';
import { notificationProblemField, textOrNull, timeOrNull } from './response-fields.js';

@ApiSchema({ name: 'NotificationAttempt' })
export class AttemptResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  number!: number;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T12:02:00.000Z' })
  beganAt!: Instant;
  @ApiProperty({ ...timeOrNull, description: 'Null while it is under way, and for one that was cut off.' })
  endedAt!: Instant | null;
  @ApiProperty({
    enum: attemptOutcomes,
    enumName: 'AttemptOutcome',
    nullable: true,
    example: 'try-later',
    description:
      '`withdrawn`: there was no more reason to send it. Null while it is under way, and for one that was cut off.',
  })
  outcome!: AttemptOutcome | null;
  @ApiProperty(notificationProblemField)
  problem!: NotificationProblem | null;
  @ApiProperty({ ...textOrNull, example: '451 4.7.1 Greylisted, please try again later' })
  said!: string | null;
}

export const toAttemptResponse = (row: AttemptRow): AttemptResponse => ({
  number: row.number,
  beganAt: row.began_at,
  endedAt: row.ended_at,
  outcome: row.outcome,
  problem: row.problem,
  said: row.said,
});
