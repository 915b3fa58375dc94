import { ApiSchema } from '@nestjs/swagger';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { deliveryOutcomes, deliveryProblems } from '@rigbook/contracts/notifications/delivery.words';
import {
  type NotificationKind,
  notificationKinds,
  type NotificationProblem,
  notificationProblems,
  type NotificationState,
  notificationStates,
} from '@rigbook/contracts/notifications/notification.words';
import { messageChannels, templateAudiences } from '@rigbook/contracts/notifications/templates/template.words';
import type { MessageChannel, TemplateAudience } from '@rigbook/contracts/notifications/templates/template.words';
import { example, Id, Moment, OneOf, Part, Parts, Text, Whole } from '../../platform/fields/index.js';

const WhatWentWrong = () =>
  OneOf.orNull(
    [...deliveryProblems, ...notificationProblems],
    'NotificationProblem',
    'put-off',
    '`no-address`: there was nobody to send to; `cut-off`: Rigbook was cut off while sending; `unexpected`: something is wrong in Rigbook itself.',
  );

const attemptOutcomes = [...deliveryOutcomes, 'withdrawn'] as const;
type AttemptOutcome = (typeof attemptOutcomes)[number];

@ApiSchema({ name: 'NotificationAttempt' })
export class AttemptResponse {
  @Whole(1) number!: number;
  @Moment('2026-11-22T12:02:00.000Z') beganAt!: Instant;
  @Moment.orNull(null, 'Null while it is under way, and for one that was cut off.') endedAt!: Instant | null;
  @OneOf.orNull(
    attemptOutcomes,
    'AttemptOutcome',
    'try-later',
    '`withdrawn`: there was no more reason to send it. Null while it is under way, and for one that was cut off.',
  )
  outcome!: AttemptOutcome | null;
  @WhatWentWrong() problem!: NotificationProblem | null;
  @Text.orNull('451 4.7.1 Greylisted, please try again later') said!: string | null;
}

@ApiSchema({ name: 'NotificationResponder' })
class NotificationResponderResponse {
  @Id(example.responderId) id!: ResponderId;
  @Text.orNull('101', 'Null once the person was erased.') unitNumber!: string | null;
  @Text.orNull('Dana') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
}

@ApiSchema({ name: 'NotificationBooking' })
class NotificationBookingResponse {
  @Id(example.bookingId) id!: BookingId;
  @Text('ALS1') vehicleName!: string;
  @Moment('2026-11-23T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-23T20:00:00.000Z') endTime!: Instant;
}

/** A message without its recipient's address or number. */
@ApiSchema({ name: 'Notification' })
export class NotificationResponse {
  @Id('0197f1c2-6f0e-8c3a-9d55-2f0a6a1b7c10') id!: string;
  @OneOf(notificationKinds, 'NotificationKind', 'signature_request') kind!: NotificationKind;
  @OneOf(messageChannels, 'MessageChannel', 'email') channel!: MessageChannel;
  @OneOf(templateAudiences, 'TemplateAudience', 'responder', 'Who is written to.') recipient!: TemplateAudience;
  @Part(NotificationResponderResponse, 'The responder that the message is about, who need not be its recipient.')
  responder!: NotificationResponderResponse;
  @Part.orNull(NotificationBookingResponse, 'Null for one about a licence.')
  booking!: NotificationBookingResponse | null;
  @OneOf(
    notificationStates,
    'NotificationState',
    'sent',
    '`queued`: it waits for its time, its turn or another try; `withdrawn`: there was no more reason to send it.',
  )
  state!: NotificationState;
  @Moment('2026-11-22T12:02:00.000Z') createdAt!: Instant;
  @Moment('2026-11-22T12:02:00.000Z', 'When it is sent, or tried again.') dueAt!: Instant;
  @Moment.orNull(null, 'When it was sent, failed or was withdrawn.') settledAt!: Instant | null;
  @Moment.orNull(null, 'As the provider reports it.') deliveredAt!: Instant | null;
  @Moment.orNull(null, 'As the provider reports it.') readAt!: Instant | null;
  @Whole(1, 'Since it was queued, by what happened or by a retry.') tries!: number;
  @Whole(1, 'All tries there ever were.') attempts!: number;
  @WhatWentWrong() problem!: NotificationProblem | null;
  @Text.orNull(
    '250 2.0.0 Ok: queued',
    'In the words of the mail server or of WhatsApp, without addresses and numbers of people.',
  )
  said!: string | null;
}

@ApiSchema({ name: 'NotificationWithAttempts' })
export class NotificationWithAttemptsResponse extends NotificationResponse {
  @Parts(AttemptResponse, 'The latest first, at most 100.') history!: AttemptResponse[];
}
