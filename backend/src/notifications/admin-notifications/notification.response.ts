import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { deliveryOutcomes, deliveryProblems } from '@rigbook/contracts/notifications/delivery.words';
import {
  type NotificationKind,
  notificationKinds,
  type NotificationProblem,
  notificationProblems,
  type NotificationState,
  notificationStates,
} from '@rigbook/contracts/notifications/notification.words';
import {
  type MessageChannel,
  messageChannels,
  type TemplateAudience,
  templateAudiences,
} from '@rigbook/contracts/notifications/templates/template.words';

/** What several answers about messages have in common, as the API's document words it. */
const textOrNull = { type: String, nullable: true } as const;
export const timeOrNull = { type: String, format: 'date-time', nullable: true, example: null } as const;

const notificationProblemField = {
  enum: [...deliveryProblems, ...notificationProblems],
  enumName: 'NotificationProblem',
  nullable: true,
  example: 'put-off',
  description:
    '`no-address`: there was nobody to send to; `cut-off`: Rigbook was cut off while sending; `unexpected`: something is wrong in Rigbook itself.',
};

const attemptOutcomes = [...deliveryOutcomes, 'withdrawn'] as const;
type AttemptOutcome = (typeof attemptOutcomes)[number];

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

const instant = { type: String, format: 'date-time', example: '2026-11-22T12:02:00.000Z' } as const;

@ApiSchema({ name: 'NotificationResponder' })
class NotificationResponderResponse {
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
class NotificationBookingResponse {
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
  @ApiProperty({
    type: NotificationResponderResponse,
    description: 'The responder that the message is about, who need not be its recipient.',
  })
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
