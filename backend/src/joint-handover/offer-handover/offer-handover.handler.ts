import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { codeEndsAt } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import type { BookingId, HandoverId, ResponderId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { Ids } from '../../platform/time/ids.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { HandoverCodes } from '../handover-codes.js';
import { insertHandover, openerOf, withdrawHandover } from '../handovers.query.js';
import { type JointHandoverResponse, noHandover } from '../joint-handover.response.js';
import { offerHandover, type OfferHandover } from './offer-handover.decision.js';

export class OfferJointHandover extends commandOf<
  { bookingId: BookingId; offer: OfferHandover },
  JointHandoverResponse
>() {}

export class WithdrawJointHandover extends commandOf<{ bookingId: BookingId; responderId: ResponderId }>() {}

/** Another code of the booking takes the place of the one before. No event: nothing happens until the incoming responder confirms. */
@CommandHandler(OfferJointHandover)
export class OfferJointHandoverHandler implements ICommandHandler<OfferJointHandover> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
    private readonly codes: HandoverCodes,
    private readonly live: LiveUpdates,
  ) {}

  async execute({ bookingId, offer, context }: OfferJointHandover): Promise<JointHandoverResponse> {
    const { now } = context;
    const { responderId } = offer;
    let openedBy: ResponderId | undefined;
    const shown = await decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM },
      reads: [bookingById(bookingId), organisationSettings(), openerOf(bookingId)],
      facts: (history: readonly RecordedEvent<BookingEvent>[], [row, settings, opener]) => {
        if (!row) throw new Refusal('BOOKING_NOT_FOUND');
        openedBy = opener?.responderId;
        return {
          booking: bookingFrom(history),
          holdsWithMajorDamage: settings.holdVehicleWithMajorDamage,
          handoverId: this.ids.newId() as HandoverId,
          vehicleId: row.vehicleId,
        };
      },
      decide: ({ booking, holdsWithMajorDamage, handoverId }) => {
        const confirmed = offerHandover(booking, offer, { now, holdsWithMajorDamage });
        const codeHash = this.codes.hashOf(this.codes.codeOf(handoverId));
        return {
          statements: [
            withdrawHandover(bookingId, responderId, now).statement,
            insertHandover({ handoverId, bookingId, responderId, codeHash, madeAt: now, ...confirmed }),
          ],
        };
      },
      locks: ({ vehicleId }) => [bookingId, vehicleId],
      constraintMeanings: {
        joint_handover_ends_once: 'decide-again', // the shift has ended meanwhile
        joint_handover_open_booking: 'decide-again',
        joint_handover_open_code: 'decide-again', // once in a million: another code
      },
      answer: (_decided, { handoverId }) => ({
        ...noHandover,
        code: this.codes.codeOf(handoverId),
        endsAt: codeEndsAt(now),
      }),
      answerToRepeat: (shown) => ({ ...shown, code: null }),
      status: 201,
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
    // the code before it has ended
    if (openedBy) this.live.send({ topic: 'bookings', of: openedBy });
    return shown;
  }
}

/** Without an open code it does nothing, so that it may be repeated. Who had opened the code is told at once. */
@CommandHandler(WithdrawJointHandover)
export class WithdrawJointHandoverHandler implements ICommandHandler<WithdrawJointHandover> {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async execute({ bookingId, responderId, context }: WithdrawJointHandover): Promise<void> {
    const withdrawn = await this.database.fetch(withdrawHandover(bookingId, responderId, context.now));
    if (withdrawn?.openedBy) this.live.send({ topic: 'bookings', of: withdrawn.openedBy });
  }
}
