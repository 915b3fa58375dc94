import { Injectable } from '@nestjs/common';
import { handoverCodeQuota } from '@rigbook/contracts/auth/quota.limits';
import { isCodeGood } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { beginOfShift, endOfShift } from '../../booking/shift.events.js';
import { bookingFrom, foundMajorDamage } from '../../booking/booking.state.js';
import { findsWrong } from '../../booking/commands/append-defects.js';
import { checkInFacts } from '../../booking/commands/check-in-vehicle/check-in-facts.query.js';
import {
  bookingBeforeStep,
  bookingById,
  type BookingDiaryRow,
  vehicleOf,
} from '../../booking/views/booking-diary/booking-diary.query.js';
import { hasOpenMajorDamage } from '../../booking/views/vehicle-damage/open-major-damage.query.js';
import type { VehicleEvent } from '../../fleet/vehicle.events.js';
import type { VehicleHistory } from '../../fleet/vehicle.state.js';
import { Database } from '../../platform/database/index.js';
import { decide, type Decided, Refusal } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { countUse, giveUseBack, secondsUntilRoom } from '../../platform/quota/quota-use.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { HandoverCodes } from '../handover-codes.js';
import type { OpenHandover } from '../handover.row.js';
import { bookingToBegin, handoverWithCode, takenWithCode } from '../handovers.query.js';
import type { toHandoverToConfirm } from '../joint-handover.response.js';
import { isGoodFor, takeOver, type TakeOverFacts, type TakenOver } from './take-over.decision.js';

export interface Entered {
  readonly code: string;
  readonly responderId: ResponderId;
}

interface Facts extends TakeOverFacts {
  /** of the vehicle; undefined where all is right with it */
  readonly past: VehicleHistory | undefined;
  readonly versions: { readonly outgoing: number; readonly incoming: number };
  readonly from: BookingDiaryRow;
  readonly row: BookingDiaryRow;
}

type Writes = Omit<Decided, 'events'>;
type Taken = TakenOver & Writes;

/** What a command with a code does: it writes, and answers; of what was taken over with the code before, it only answers. */
interface Then<Answer> {
  readonly writes: (taken: TakenOver, facts: Facts) => Writes;
  readonly answer: (taken: Taken, facts: Facts) => Answer;
  readonly answerAgain: (before: Before) => Answer;
}

/** A handover that happened, put together from what it has recorded. */
type Before = Pick<Facts, 'from' | 'row' | 'now'> & {
  readonly handover: Parameters<typeof toHandoverToConfirm>[0];
};

/** What follows from a code that somebody enters. Wrong ones are counted, outside of the transaction that a right one leads to. */
@Injectable()
export class TakingOver {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly codes: HandoverCodes,
  ) {}

  /**
   * A phone that lost the answer asks again: it is told what it has taken over.
   * @throws Refusal of the code, or of a rule of checkout and check-in
   */
  async withCode<Answer>(entered: Entered, context: CommandContext, then: Then<Answer>): Promise<Answer> {
    const { responderId } = entered;
    const { now } = context;
    // before it is known whether it is wrong, so that many guesses at once are all counted
    const usedUp = await this.database.fetch(countUse(handoverCodeQuota, responderId, now));
    if (usedUp) throw new Refusal('TOO_MANY_HANDOVER_CODES', { retryAfterSeconds: secondsUntilRoom(usedUp, now) });
    let isWrong = false;
    try {
      return await this.takingOver(entered, context, then);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'JOINT_HANDOVER_CODE_NOT_VALID') throw error;
      const before = await this.takenBefore(entered, now);
      if (before) return then.answerAgain(before);
      isWrong = true;
      throw error;
    } finally {
      if (!isWrong) await this.database.query(giveUseBack(handoverCodeQuota, responderId));
    }
  }

  private async takingOver<Answer>(
    { code, responderId }: Entered,
    context: CommandContext,
    then: Then<Answer>,
  ): Promise<Answer> {
    const { now } = context;
    const { handover, incomingId } = await this.meaningOf({ code, responderId }, context);
    const withCode = handoverWithCode(this.codes.hashOf(code));
    return decide(this.events, {
      context,
      stream: { id: streamOf(incomingId), type: BOOKING_STREAM },
      reads: [
        bookingBeforeStep(incomingId),
        checkInFacts(incomingId, now, { handedOverBy: handover.bookingId }),
        bookingById(handover.bookingId),
        organisationSettings(),
        withCode,
      ],
      facts: async (history: readonly RecordedEvent<BookingEvent>[], [row, stored, from, settings, known]) => {
        const ending = await this.events.readStream<BookingEvent>(streamOf(handover.bookingId));
        if (!row || !from || known?.handoverId !== handover.handoverId)
          throw new Refusal('JOINT_HANDOVER_CODE_NOT_VALID');
        const { checked, atReturn } = known.walkRound;
        const past =
          findsWrong(checked) || findsWrong(atReturn)
            ? await this.events.readStream<VehicleEvent>(handover.vehicleId)
            : undefined;
        const booking = bookingFrom(ending);
        const openMajorDamage = hasOpenMajorDamage(handover.bookingId, handover.vehicleId);
        return {
          past,
          now,
          handover: known,
          outgoing: { bookingId: handover.bookingId, booking },
          incoming: { bookingId: incomingId, responderId, booking: bookingFrom(history) },
          vehicle: vehicleOf(row),
          ...stored,
          holdsWithMajorDamage: settings.holdVehicleWithMajorDamage,
          hasOpenMajorDamage: foundMajorDamage(booking) && (await this.database.fetch(openMajorDamage)),
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
    if (handover.responderId === responderId && isCodeGood(handover.madeAt, handover.openedFor !== null, now))
      throw new Refusal('OWN_JOINT_HANDOVER_CODE');
    const next = await this.database.fetch(bookingToBegin(responderId, handover.vehicleId, now));
    // to everybody else a right code looks like a wrong one
    if (!next || !isGoodFor(handover, next.bookingId, now)) throw new Refusal('JOINT_HANDOVER_CODE_NOT_VALID');
    return { handover, incomingId: next.bookingId };
  }

  private async takenBefore({ code, responderId }: Entered, now: Instant): Promise<Before | undefined> {
    const taken = await this.database.fetch(takenWithCode(this.codes.hashOf(code), responderId));
    if (!taken) return undefined;
    const [row, from] = await this.database.fetchAll([bookingById(taken.usedBy), bookingById(taken.bookingId)]);
    const [ended, begun] = await Promise.all(
      [taken.bookingId, taken.usedBy].map((id) => this.events.readStream<BookingEvent>(streamOf(id))),
    );
    const checkedOut = endOfShift(ended ?? []);
    const checkedIn = beginOfShift(begun ?? []);
    if (!row || !from || !checkedOut || !checkedIn) return undefined;
    const walkRound = { ...checkedOut, checklist: checkedIn.checklist };
    const { handoverId, madeAt } = taken;
    const { checklistAnswers: answers = [], returnChecklistAnswers: returnAnswers = [] } = checkedOut;
    return { row, from, now, handover: { handoverId, walkRound, madeAt, answers, returnAnswers } };
  }
}
