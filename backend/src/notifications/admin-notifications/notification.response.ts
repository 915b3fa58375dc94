import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import {
  notificationKinds,
  notificationStates,
  type NotificationKind,
  type NotificationProblem,
  type NotificationState,
} from '@rigbook/contracts/notifications/notification.words';
import {
  messageChannels,
  templateAudiences,
  type MessageChannel,
  type TemplateAudience,
} from '@rigbook/contracts/notifications/templates/template.words';
import { AttemptResponse, toAttemptResponse } from './attempt.response.js';
import type { AttemptRow } from './attempts.query.js';
import type { NotificationRow } from './notifications.query.js';
import { notificationProblemField, textOrNull, timeOrNull } from './response-fields.js';

const instant = { type: String, format: 'date-time', example: '2026-11-22T12:02:00.000Z' } as const;

@ApiSchema({ name: 'NotificationResponder' })
export class NotificationResponderResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0101-7000-8000-000000000101' })
  id!: ResponderId;
  @ApiProperty({ ...textOrNull, example: '101', description: 'Null once the person was erased.' })
  unitNumber!: string | null;
  @ApiProperty({ ...textOrNull, example: 'Dana' })
  firstName!: string | null;
  @ApiProperty({ ...textOrNull, example: 'Levi' })
  lastName!: string | null;
}

@ApiSchema({ name: 'NotificationBooking' })
export class NotificationBookingResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  id!: BookingId;
  @ApiProperty({ example: 'ALS1' })
  vehicleName!: string;
  @ApiProperty({ ...instant, example: '2026-11-23T16:00:00.000Z' })
  startTime!: Instant;
  @ApiProperty({ ...instant, example: '2026-11-23T20:00:00.000Z' })
  endTime!: Instant;
}

/** A message, without the address or number that it goes to. */
@ApiSchema({ name: 'Notification' })
export class NotificationResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-8c3a-9d55-2f0a6a1b7c10' })
  id!: string;
  @ApiProperty({ enum: notificationKinds, enumName: 'NotificationKind', example: 'signature_request' })
  kind!: NotificationKind;
  @ApiProperty({ enum: messageChannels, enumName: 'MessageChannel', example: 'email' })
  channel!: MessageChannel;
  @ApiProperty({
    enum: templateAudiences,
    enumName: 'TemplateAudience',
    example: 'responder',
    description: 'Who is written to.',
  })
  recipient!: TemplateAudience;
  @ApiProperty({ type: NotificationResponderResponse, description: 'Whom it is about, whoever is written to.' })
  responder!: NotificationResponderResponse;
  @ApiProperty({ type: NotificationBookingResponse, nullable: true, description: 'Null for one about a licence.' })
  booking!: NotificationBookingResponse | null;
  @ApiProperty({
    enum: notificationStates,
    enumName: 'NotificationState',
    example: 'sent',
    description:
      '`queued`: it waits for its time, its turn or another try; `withdrawn`: there was no more reason to send it.',
  })
  state!: NotificationState;
  @ApiProperty(instant)
  createdAt!: Instant;
  @ApiProperty({ ...instant, description: 'When it is sent, or tried again.' })
  dueAt!: Instant;
  @ApiProperty({ ...timeOrNull, description: 'When it was sent, failed or was withdrawn.' })
  settledAt!: Instant | null;
  @ApiProperty({ ...timeOrNull, description: 'As the provider reports it.' })
  deliveredAt!: Instant | null;
  @ApiProperty({ ...timeOrNull, description: 'As the provider reports it.' })
  readAt!: Instant | null;
  @ApiProperty({ type: 'integer', example: 1, description: 'Since it was queued, by what happened or by a retry.' })
  tries!: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'All tries there ever were.' })
  attempts!: number;
  @ApiProperty(notificationProblemField)
  problem!: NotificationProblem | null;
  @ApiProperty({
    ...textOrNull,
    example: '250 2.0.0 Ok: queued',
    description: 'In the words of the mail server or of WhatsApp, without addresses and numbers of people.',
  })
  said!: string | null;
}

@ApiSchema({ name: 'NotificationWithAttempts' })
export class NotificationWithAttemptsResponse extends NotificationResponse {
  @ApiProperty({ type: [AttemptResponse], description: 'The latest first, at most 100.' })
  history!: AttemptResponse[];
}

export const toNotificationResponse = (row: NotificationRow): NotificationResponse => ({
  id: row.id,
  kind: row.kind,
  channel: row.channel,
  recipient: row.recipient,
  responder: {
    id: row.responder_id,
    unitNumber: row.unit_number,
    firstName: row.first_name,
    lastName: row.last_name,
  },
  booking: toBooking(row),
  state: row.state,
  createdAt: row.created_at,
  dueAt: row.due_at,
  settledAt: row.settled_at,
  deliveredAt: row.delivered_at,
  readAt: row.read_at,
  tries: row.tries,
  attempts: row.attempts,
  problem: row.problem,
  said: row.said,
});

function toBooking({
  booking_id,
  vehicle_name,
  start_at,
  end_at,
}: NotificationRow): NotificationBookingResponse | null {
  if (booking_id === null || vehicle_name === null || start_at === null || end_at === null) return null;
  return {
    id: booking_id,
    vehicleName: vehicle_name,
    startTime: start_at,
    endTime: end_at,
  };
}

export const toNotificationWithAttempts = (
  row: NotificationRow,
  attempts: readonly AttemptRow[],
): NotificationWithAttemptsResponse => ({
  ...toNotificationResponse(row),
  history: attempts.map(toAttemptResponse),
});
