import { Injectable } from '@nestjs/common';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../platform/decisions/refusal.js';
import { Database } from '../platform/database/database.js';
import type { Append, CommandContext } from '../platform/event-store/commit.js';
import { EventStore } from '../platform/event-store/event-store.js';
import { VersionConflict } from '../platform/event-store/event-store.errors.js';
import type { Statement } from '../platform/event-store/statement.js';
import { BOOKING_STREAM, streamOf, type BookingEvent, type BookingRequested } from './booking.events.js';
import { bookingFrom, type Booking } from './booking.state.js';
import { bookingById } from './booking-diary/booking-diary.query.js';
import type { BookingDiaryRow } from './booking-diary/booking-diary.query.js';
import { bookingDiary } from './booking-diary/booking-diary.view.js';
import { decideWithGuards } from './decide-with-guards.js';
import { sayWhoWasFaster } from './say-who-was-faster.js';

export type StepEvent = Exclude<BookingEvent, BookingRequested>;

/** What a step decided; plain rows and other streams' events that belong to it are stored in the same transaction. */
export interface DecidedStep {
  readonly event: StepEvent;
  readonly alsoAppend?: readonly Append[];
  readonly alsoStore?: readonly Statement[];
}

export interface Step<Answer> {
  readonly bookingId: BookingId;
  readonly context: CommandContext;
  /** Gathers what the decision needs and decides; called again when somebody else was faster. */
  readonly decide: (booking: Booking, row: BookingDiaryRow) => DecidedStep | Promise<DecidedStep>;
  /** The answer, from the row as it is after the step. */
  readonly answer: (row: BookingDiaryRow) => Answer;
}

/** The one skeleton of every step on an existing booking: read and fold its history, decide, store, answer. */
@Injectable()
export class BookingSteps {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal BOOKING_NOT_FOUND, BOOKING_CHANGED_MEANWHILE or what `decide` refuses */
  take<Answer>({ bookingId, context, decide, answer }: Step<Answer>): Promise<Answer> {
    return decideWithGuards(async () => {
      const [row, history] = await Promise.all([
        this.database.fetch(bookingById(bookingId)),
        this.events.readStream<BookingEvent>(streamOf(bookingId)),
      ]);
      if (row === undefined || history.length === 0) throw new Refusal('BOOKING_NOT_FOUND');
      const decided = (async () => decide(bookingFrom(history), row))();
      const {
        event,
        alsoAppend = [],
        alsoStore = [],
      } = await decided.catch((error: unknown) => this.refuseOnlyOnCurrentHistory(bookingId, history.length, error));
      const decidedEvent = { ...event, stream: streamOf(bookingId), actor: context.actor, recordedAt: context.now };
      const body = answer(bookingDiary.after(row, decidedEvent));
      await this.events.commit({
        context,
        lock: row.vehicleId,
        appends: [
          { stream: streamOf(bookingId), streamType: BOOKING_STREAM, expectedVersion: history.length, events: [event] },
          ...alsoAppend,
        ],
        statements: alsoStore,
        answer: { status: 200, body },
      });
      return body;
    });
  }

  /** A refusal may rest on facts that a step just taken by somebody else has made: then it is decided again. */
  private async refuseOnlyOnCurrentHistory(bookingId: BookingId, version: number, error: unknown): Promise<never> {
    const current = await this.events.readStream(streamOf(bookingId));
    if (current.length > version) throw new VersionConflict('the booking moved on while it was decided about');
    throw await sayWhoWasFaster(error, current.at(-1), this.database);
  }
}
