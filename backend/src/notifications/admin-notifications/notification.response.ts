import { ApiSchema } from '@nestjs/swagger';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { type AccountChange, accountChanges } from '@rigbook/contracts/auth/account-change.words';
import { deliveryOutcomes, deliveryProblems } from '@rigbook/contracts/notifications/delivery.words';
import {
  type NotificationKind,
  notificationKinds,
  type NotificationProblem,
  notificationProblems,
  type NotificationState,
  notificationStates,
} from '@rigbook/contracts/notifications/notification.words';
import { type DeliveryChannel, deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import { type TemplateAudience, templateAudiences } from '@rigbook/contracts/notifications/templates/template.words';
import { example, Id, Moment, OneOf, Part, Parts, Text, Whole, YesOrNo } from '../../platform/fields/index.js';

const WhatWentWrong = () =>
  OneOf.orNull(
    [...deliveryProblems, ...notificationProblems],
    'NotificationProblem',
    'put-off',
    '`no-address`: the recipient has no address; `cut-off`: Rigbook was interrupted while sending; `unexpected`: an error in Rigbook.',
  );

const attemptOutcomes = [...deliveryOutcomes, 'withdrawn'] as const;
type AttemptOutcome = (typeof attemptOutcomes)[number];

@ApiSchema({ name: 'NotificationAttempt' })
export class AttemptResponse {
  @Whole(1) number!: number;
  @Moment('2026-11-22T12:02:00.000Z') beganAt!: Instant;
  @Moment.orNull(null, 'Null while it is in progress, or if it was cut off.') endedAt!: Instant | null;
  @OneOf.orNull(
    attemptOutcomes,
    'AttemptOutcome',
    'try-later',
    '`withdrawn`: no longer needed. Null while it is in progress, or if it was cut off.',
  )
  outcome!: AttemptOutcome | null;
  @WhatWentWrong() problem!: NotificationProblem | null;
  @Text.orNull('451 4.7.1 Greylisted, please try again later') said!: string | null;
}

@ApiSchema({ name: 'NotificationResponder' })
class NotificationResponderResponse {
  @Id(example.responderId) id!: ResponderId;
  @Text.orNull('101', 'Null if the person was erased.') unitNumber!: string | null;
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

@ApiSchema({ name: 'NotificationAccountChange' })
class NotificationAccountChangeResponse {
  @OneOf(accountChanges, 'AccountChange', 'phone') kind!: AccountChange;
  @YesOrNo(true, 'It goes to the phone number or email address from before the change.') toFormerContact!: boolean;
}

/** A message without its recipient's address or number. */
@ApiSchema({ name: 'Notification' })
export class NotificationResponse {
  @Id('0197f1c2-6f0e-8c3a-9d55-2f0a6a1b7c10') id!: string;
  @OneOf(notificationKinds, 'NotificationKind', 'signature_request') kind!: NotificationKind;
  @OneOf(deliveryChannels, 'DeliveryChannel', 'email') channel!: DeliveryChannel;
  @OneOf(templateAudiences, 'TemplateAudience', 'responder', 'The recipient.') recipient!: TemplateAudience;
  @Part(NotificationResponderResponse, 'The responder the message is about, not necessarily its recipient.')
  responder!: NotificationResponderResponse;
  @Part.orNull(NotificationBookingResponse, 'Null for a message about a license.')
  booking!: NotificationBookingResponse | null;
  @Part.orNull(
    NotificationAccountChangeResponse,
    'What a message about a changed account tells. Null if the person was erased.',
  )
  accountChange!: NotificationAccountChangeResponse | null;
  @OneOf(
    notificationStates,
    'NotificationState',
    'sent',
    '`queued`: it waits for its time, its turn or another attempt; `withdrawn`: no longer needed.',
  )
  state!: NotificationState;
  @Moment('2026-11-22T12:02:00.000Z') createdAt!: Instant;
  @Moment('2026-11-22T12:02:00.000Z', 'Time of sending, or of the next attempt.') dueAt!: Instant;
  @Moment.orNull(null, 'When it was sent, failed or was withdrawn.') settledAt!: Instant | null;
  @Moment.orNull(null, 'As the provider reports it.') deliveredAt!: Instant | null;
  @Moment.orNull(null, 'As the provider reports it.') readAt!: Instant | null;
  @Whole(1, 'Since it was last queued, by an event or a retry.') tries!: number;
  @Whole(1, 'All attempts.') attempts!: number;
  @WhatWentWrong() problem!: NotificationProblem | null;
  @Text.orNull(
    '250 2.0.0 Ok: queued',
    "The answer of the mail server or of WhatsApp, without people's addresses and numbers.",
  )
  said!: string | null;
}

@ApiSchema({ name: 'NotificationWithAttempts' })
export class NotificationWithAttemptsResponse extends NotificationResponse {
  @Parts(AttemptResponse, 'Latest first, at most 100.') history!: AttemptResponse[];
}
