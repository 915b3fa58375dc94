import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { codeEndsAt } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import { type BookingId, dayOf, type HandoverId, type ResponderId, type Zone } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { bookingFrom, foundMajorDamage } from '../../booking/booking.state.js';
import { appendToVehicle, findsWrong, withNewDefects } from '../../booking/commands/append-defects.js';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { hasOpenMajorDamage } from '../../booking/views/vehicle-damage/open-major-damage.query.js';
import { publishedEditionOf } from '../../checklists/views/checklist-editions.query.js';
import type { VehicleEvent } from '../../fleet/vehicle.events.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { Ids } from '../../platform/time/ids.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { HandoverCodes } from '../handover-codes.js';
import { insertHandover, openerOf, withdrawHandover } from '../handovers.query.js';
import { noHandover, type OfferedHandoverResponse } from '../joint-handover.response.js';
import {
  answeredAtReturn,
  checkedAtOffer,
  isUnfitToHandOver,
  offerHandover,
  type OfferHandover,
} from './offer-handover.decision.js';

export class OfferJointHandover extends commandOf<
  { bookingId: BookingId; offer: OfferHandover; zone: Zone },
  OfferedHandoverResponse
>() {}

export class WithdrawJointHandover extends commandOf<{ bookingId: BookingId; responderId: ResponderId }>() {}

/** Another code of the booking takes the place of the one before. No event: nothing happens until the incoming responder confirms. */
@CommandHandler(OfferJointHandover)
export class OfferJointHandoverHandler implements ICommandHandler<OfferJointHandover> {
  constructor(
    private readonly events: EventStore,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly codes: HandoverCodes,
    private readonly live: LiveUpdates,
  ) {}

  async execute({ bookingId, offer, zone, context }: OfferJointHandover): Promise<OfferedHandoverResponse> {
    const { now } = context;
    const { responderId, given, givenAtReturn } = offer;
    const returnEdition = givenAtReturn?.editionId
      ? publishedEditionOf(bookingId, givenAtReturn.editionId, 'return')
      : undefined;
    let openedBy: ResponderId | undefined;
    const shown = await decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM },
      reads: [
        bookingById(bookingId),
        organisationSettings(),
        openerOf(bookingId),
        ...(given?.editionId ? [publishedEditionOf(bookingId, given.editionId, 'check-in')] : []),
      ] as const,
      facts: async (history: readonly RecordedEvent<BookingEvent>[], [row, settings, opener, edition = null]) => {
        if (!row) throw new Refusal('BOOKING_NOT_FOUND');
        openedBy = opener?.responderId;
        const { vehicleId } = row;
        const checked = checkedAtOffer(offer, edition);
        const atReturn = answeredAtReturn(offer, (returnEdition && (await this.database.fetch(returnEdition))) ?? null);
        const past = findsWrong(checked) ? await this.events.readStream<VehicleEvent>(vehicleId) : undefined;
        const booking = bookingFrom(history);
        return {
          booking,
          hasOpenMajorDamage:
            foundMajorDamage(booking) && (await this.database.fetch(hasOpenMajorDamage(bookingId, vehicleId))),
          holdsWithMajorDamage: settings.holdVehicleWithMajorDamage,
          handoverId: this.ids.newId() as HandoverId,
          vehicleId,
          checked,
          atReturn,
          past,
        };
      },
      decide: ({ booking, handoverId, vehicleId, past, ...facts }) => {
        const { checked } = facts;
        const withdrawn = withdrawHandover(bookingId, responderId, now).statement;
        if (isUnfitToHandOver(booking, offer, { now, checked }))
          return {
            foundUnfit: true,
            statements: [withdrawn],
            appends: appendToVehicle(
              vehicleId,
              past,
              (vehicle, before) => withNewDefects(vehicle, checked, { bookingId, now, past: before }).events,
            ),
          };
        const confirmed = offerHandover(booking, offer, { now, today: dayOf(now, zone), ...facts });
        const codeHash = this.codes.hashOf(this.codes.codeOf(handoverId));
        const made = insertHandover({ handoverId, bookingId, responderId, codeHash, madeAt: now, ...confirmed });
        return { foundUnfit: false, statements: [withdrawn, made] };
      },
      locks: ({ vehicleId }) => [bookingId, vehicleId],
      constraintMeanings: {
        joint_handover_ends_once: 'decide-again', // the shift has ended meanwhile
        joint_handover_open_booking: 'decide-again',
        joint_handover_open_code: 'decide-again', // once in a million: another code
      },
      answer: ({ foundUnfit }, { handoverId }) => ({
        ...noHandover,
        ...(!foundUnfit && { code: this.codes.codeOf(handoverId), endsAt: codeEndsAt(now) }),
        foundUnfit,
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
