import { Injectable } from '@nestjs/common';
import {
  type bookingBeginnings,
  bookingEventTypes,
  bookingEventWords,
} from '@rigbook/contracts/booking/booking-event.words';
import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import type { BookingId } from '@rigbook/contracts/kernel';
import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { type Answers, Database, type Query } from '../../platform/database/index.js';
import { decide, type Decided, Refusal } from '../../platform/decisions/index.js';
import {
  type CommandContext,
  EventStore,
  type Lock,
  type RecordedEvent,
  responderIn,
} from '../../platform/event-store/index.js';
import { responderFacts } from '../../responders/responder-facts/responder-facts.query.js';
import {
  bookingBeforeStep,
  type BookingBeforeStep,
  type BookingDiaryRow,
} from '../views/booking-diary/booking-diary.query.js';
import { bookingDiary } from '../views/booking-diary/booking-diary.view.js';
import { BOOKING_STREAM, streamOf, type BookingEvent } from '../booking.events.js';
import { constraintMeanings } from '../booking.constraints.js';
import { bookingFrom, type Booking } from '../booking.state.js';

/** What happens to a booking that has begun. */
export type StepEvent = Exclude<BookingEvent, { readonly type: (typeof bookingBeginnings)[number] }>;

/** What a step decided. Its plain rows and events of other streams are stored in the same transaction. */
export interface DecidedStep<E extends StepEvent | undefined> extends Omit<Decided, 'events'> {
  /** undefined: it was taken before, and is answered as then */
  readonly event: E;
  /** what has to happen to the booking first */
  readonly before?: readonly StepEvent[];
}

export interface Step<
  E extends StepEvent | undefined,
  Facts,
  Answer,
  Reads extends readonly Query<unknown>[] = readonly [],
> {
  readonly bookingId: BookingId;
  readonly context: CommandContext;
  /** Queries of further facts, sent with those that every step needs. */
  readonly reads?: Reads;
  readonly facts?: (booking: Booking, row: BookingBeforeStep, read: Answers<Reads>) => Facts | Promise<Facts>;
  readonly decide: (booking: Booking, facts: Facts) => DecidedStep<E>;
  /** Made from the diary row after the step. */
  readonly answer: (row: BookingDiaryRow, event: E, facts: Facts) => Answer;
  /** The vehicle whose commands take turns with this one, if not just the booking's. */
  readonly locksVehicle?: (facts: Facts) => Lock;
  /** What else the decision rests on. */
  readonly alsoLocks?: (facts: Facts) => readonly Lock[];
}

/** What all steps on an existing booking share: stream, fold, lock, guards and the diary row of the answer. */
@Injectable()
export class BookingDecisions {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal BOOKING_NOT_FOUND, BOOKING_CHANGED_MEANWHILE, or one of the step's facts or decision */
  step<E extends StepEvent | undefined, Facts, Answer, const Reads extends readonly Query<unknown>[] = readonly []>(
    step: Step<E, Facts, Answer, Reads>,
  ): Promise<Answer> {
    const { bookingId, context, reads = [] } = step;
    return decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM },
      reads: [bookingBeforeStep(bookingId, responderIn(context.actor)), ...reads],
      facts: async (history: readonly RecordedEvent<BookingEvent>[], [row, ...read]) => {
        if (!row || history.length === 0) throw new Refusal('BOOKING_NOT_FOUND');
        const booking = bookingFrom(history);
        return { row, booking, facts: (await step.facts?.(booking, row, read as Answers<Reads>)) as Facts };
      },
      decide: ({ booking, facts }) => {
        const { event, before = [], ...also } = step.decide(booking, facts);
        return { event, events: [...before, ...(event ? [event] : [])], ...also };
      },
      // the hours of a responder's week are split in the order of the log (views/responder-hours)
      locks: ({ row, facts }) => [
        step.locksVehicle?.(facts) ?? row.vehicleId,
        row.responderId,
        ...(step.alsoLocks?.(facts) ?? []),
      ],
      constraintMeanings,
      answer: ({ event, events }, { row, facts }) => {
        const { actor, now: recordedAt } = context;
        const after = events.reduce<BookingDiaryRow>(
          (known, each) => bookingDiary.after(known, { ...each, stream: streamOf(bookingId), actor, recordedAt }),
          row,
        );
        return step.answer(after, event, facts);
      },
      explain: (refusal, history) => this.nameWhoWasFaster(refusal, history.findLast(isStep)),
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
  }

  /**
   * Tells an administrator whose step came too late who took the last one and when. Others get the refusal as it is: a
   * responder need not learn here who decides. So does everyone when the system took the step, or a person erased since.
   */
  private async nameWhoWasFaster(refused: Refusal, last: RecordedEvent | undefined): Promise<Refusal> {
    if (refused.code !== 'INVALID_TRANSITION' || last === undefined) return refused;
    const facts = refused.facts as RefusalFacts['INVALID_TRANSITION'];
    const responderId = responderIn(last.actor);
    if (!stepsOfAdmins.includes(facts.step) || responderId === undefined) return refused;
    const by = await this.database.fetch(responderFacts(responderId));
    if (!by) return refused;
    const { unitNumber, firstName, lastName } = by;
    return new Refusal('INVALID_TRANSITION', {
      ...facts,
      lastStep: { by: { unitNumber, firstName, lastName }, at: last.recordedAt },
    });
  }
}

const steps: ReadonlySet<string> = new Set(bookingEventTypes.filter((type) => bookingEventWords[type].isStep));

/** An address may name the stream of a vehicle or a person, whose events are no steps. */
const isStep = ({ type }: RecordedEvent<BookingEvent>): boolean => steps.has(type);

const stepsOfAdmins: readonly BookingStep[] = ['approve', 'reject', 'cancel', 'reinstate'];
