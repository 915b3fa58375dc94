import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { handoverCodeQuota } from '@rigbook/contracts/auth/quota.limits';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { checkInFacts } from '../../booking/commands/check-in-vehicle/check-in-facts.query.js';
import {
  bookingBeforeStep,
  bookingById,
  type BookingDiaryRow,
  vehicleOf,
} from '../../booking/views/booking-diary/booking-diary.query.js';
import { bookingDiary } from '../../booking/views/booking-diary/booking-diary.view.js';
import { type BookingResponse, toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, type Decided, Refusal } from '../../platform/decisions/index.js';
import { type Append, type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { countUse, secondsUntilRoom } from '../../platform/quota/quota-use.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { HandoverCodes } from '../handover-codes.js';
import type { OpenHandover } from '../handover.row.js';
import { bookingToBegin, handoverWithCode, noteOpened, useHandover } from '../handovers.query.js';
import { type HandoverToConfirmResponse, toHandoverToConfirm } from '../joint-handover.response.js';
import { takeOver, type TakeOverFacts, type TakenOver } from './take-over.decision.js';

interface Entered {
  readonly code: string;
  readonly responderId: ResponderId;
}

export class OpenJointHandover extends commandOf<{ entered: Entered }, HandoverToConfirmResponse>() {}
export class ConfirmJointHandover extends commandOf<{ entered: Entered }, BookingResponse>() {}

interface Facts extends TakeOverFacts {
  readonly versions: { readonly outgoing: number; readonly incoming: number };
  readonly from: BookingDiaryRow;
  readonly row: BookingDiaryRow;
}

type Writes = Omit<Decided, 'events'>;
type Taken = TakenOver & Writes;

/** What follows from a code that somebody enters. Every code is counted, right or wrong, outside of the transaction that it may lead to. */
@Injectable()
export class TakingOver {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly codes: HandoverCodes,
  ) {}

  /** @throws Refusal of the code, or of a rule of checkout and check-in */
  async withCode<Answer>(
    { code, responderId }: Entered,
    context: CommandContext,
    then: {
      readonly writes: (taken: TakenOver, facts: Facts) => Writes;
      readonly answer: (taken: Taken, facts: Facts) => Answer;
    },
  ): Promise<Answer> {
    const { now } = context;
    const usedUp = await this.database.fetch(countUse(handoverCodeQuota, responderId, now));
    if (usedUp) throw new Refusal('TOO_MANY_HANDOVER_CODES', { retryAfterSeconds: secondsUntilRoom(usedUp, now) });
    const { handover, incomingId } = await this.meaningOf({ code, responderId }, context);
    const withCode = handoverWithCode(this.codes.hashOf(code));
    return decide(this.events, {
      context,
      stream: { id: streamOf(incomingId), type: BOOKING_STREAM },
      reads: [
        bookingBeforeStep(incomingId),
        checkInFacts(incomingId, now, handover.bookingId),
        bookingById(handover.bookingId),
        organisationSettings(),
        withCode,
      ],
      facts: async (history: readonly RecordedEvent<BookingEvent>[], [row, stored, from, settings, known]) => {
        const ending = await this.events.readStream<BookingEvent>(streamOf(handover.bookingId));
        if (!row || !from || known?.handoverId !== handover.handoverId)
          throw new Refusal('JOINT_HANDOVER_CODE_NOT_VALID');
        return {
          now,
          handover: known,
          outgoing: { bookingId: handover.bookingId, booking: bookingFrom(ending) },
          incoming: { bookingId: incomingId, responderId, booking: bookingFrom(history) },
          vehicle: vehicleOf(row),
          ...stored,
          holdsWithMajorDamage: settings.holdVehicleWithMajorDamage,
          versions: { outgoing: ending.length, incoming: history.length },
          from,
          row,
        };
      },
      decide: (facts: Facts): Taken => {
        const taken = takeOver(facts);
        return { ...taken, ...then.writes(taken, facts) };
      },
      locks: () => [handover.vehicleId, handover.responderId, responderId],
      constraintMeanings: { ...constraintMeanings, joint_handover_ends_once: 'decide-again' },
      answer: then.answer,
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
  }

  private async meaningOf(
    { code, responderId }: Entered,
    { now }: CommandContext,
  ): Promise<{ readonly handover: OpenHandover; readonly incomingId: BookingId }> {
    const handover = await this.database.fetch(handoverWithCode(this.codes.hashOf(code)));
    if (!handover) throw new Refusal('JOINT_HANDOVER_CODE_NOT_VALID');
    if (handover.responderId === responderId) throw new Refusal('OWN_JOINT_HANDOVER_CODE');
    const [next, from] = await this.database.fetchAll([
      bookingToBegin(responderId, handover.vehicleId, now),
      bookingById(handover.bookingId),
    ]);
    if (!from) throw new Refusal('JOINT_HANDOVER_CODE_NOT_VALID');
    if (!next) throw new Refusal('NO_BOOKING_TO_TAKE_OVER', { vehicleName: from.vehicleName });
    return { handover, incomingId: next.bookingId };
  }
}

/** Shows what would happen, and happens to nobody. */
@CommandHandler(OpenJointHandover)
export class OpenJointHandoverHandler implements ICommandHandler<OpenJointHandover> {
  constructor(private readonly takingOver: TakingOver) {}

  execute({ entered, context }: OpenJointHandover): Promise<HandoverToConfirmResponse> {
    return this.takingOver.withCode(entered, context, {
      writes: (_taken, { handover, incoming }) => ({
        statements: [noteOpened(handover.handoverId, incoming.bookingId)],
      }),
      answer: (_taken, { handover, from, row, now }) => toHandoverToConfirm(handover, from, row, now),
    });
  }
}

/** The checkout is stored before the check-in: a vehicle has one holder at a time. */
@CommandHandler(ConfirmJointHandover)
export class ConfirmJointHandoverHandler implements ICommandHandler<ConfirmJointHandover> {
  constructor(private readonly takingOver: TakingOver) {}

  execute({ entered, context }: ConfirmJointHandover): Promise<BookingResponse> {
    return this.takingOver.withCode(entered, context, {
      writes: ({ ended, checkedOut, checkedIn }, { handover, outgoing, incoming, versions, now }) => ({
        appends: [
          {
            ...append(outgoing.bookingId, versions.outgoing, [...ended, checkedOut]),
            actor: `responder:${handover.responderId}`,
          },
          append(incoming.bookingId, versions.incoming, [checkedIn]),
        ],
        statements: [useHandover(handover.handoverId, incoming.bookingId, now)],
      }),
      answer: ({ checkedIn }, { row, incoming, now }) => {
        const recorded = { stream: streamOf(incoming.bookingId), actor: context.actor, recordedAt: now };
        return toBookingResponse(bookingDiary.after(row, { ...checkedIn, ...recorded }), { reader: 'responder', now });
      },
    });
  }
}

const append = (bookingId: BookingId, expectedVersion: number, events: readonly BookingEvent[]): Append => ({
  stream: streamOf(bookingId),
  streamType: BOOKING_STREAM,
  expectedVersion,
  events,
});
