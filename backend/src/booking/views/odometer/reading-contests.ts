import { Injectable } from '@nestjs/common';
import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { maySettleReading, type ReadingOutcome } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { EventStore, type RecordedEvent } from '../../../platform/event-store/index.js';
import { type PeopleById, peopleNow } from '../../../responders/people/people-now.query.js';
import { type BookingEvent, streamOf } from '../../booking.events.js';
import { bookingFrom } from '../../booking.state.js';
import { readingMatter } from '../../reading-matter.js';
import { shiftsInLedger } from './shift-in-ledger.query.js';

/** What somebody said about a reading, and how it was settled. Erased words are null. */
export interface ReadingContest {
  readonly at: Instant;
  readonly contestedBy: ResponderId;
  /** the reading that was contested */
  readonly mileageKm: number;
  readonly words: string | null;
  readonly settlement: ReadingSettlement | null;
}

interface ReadingSettlement {
  readonly at: Instant;
  readonly outcome: ReadingOutcome;
  /** the reading that counts from then on */
  readonly mileageKm: number;
  readonly reason: string | null;
}

/** What was said about one reading of a booking, in its order. */
export function contestsIn(
  history: readonly RecordedEvent<BookingEvent>[],
  step: ReadingStep,
): readonly ReadingContest[] {
  let contests: readonly ReadingContest[] = [];
  for (const { type, data, recordedAt: at, erased = [] } of history) {
    if (type === 'OdometerReadingContested' && data.step === step) {
      const { contestedBy, mileageKm } = data;
      const words = erased.includes('words') ? null : data.words;
      contests = [...contests, { at, contestedBy, mileageKm, words, settlement: null }];
    }
    if ((type === 'OdometerReadingKept' || type === 'OdometerReadingCorrected') && data.step === step) {
      const outcome = type === 'OdometerReadingKept' ? 'kept' : 'corrected';
      const reason = erased.includes('reason') ? null : data.reason;
      const settlement = { at, outcome, mileageKm: data.mileageKm, reason } as const;
      contests = contests.map((contest) => ({ ...contest, settlement: contest.settlement ?? settlement }));
    }
  }
  return contests;
}

/** What was said about the readings of some shifts, with the current names of who said it. */
export interface SaidOfReadings {
  readonly of: (bookingId: BookingId, step: ReadingStep) => readonly ReadingContest[];
  /** whether that administrator may settle it; of a reading that was never contested, each of them */
  readonly maySettle: (person: ResponderId, bookingId: BookingId, step: ReadingStep) => boolean;
  readonly people: PeopleById;
}

@Injectable()
export class ReadingContests {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** Of shifts whose readings are contested, or were. */
  async ofShifts(bookings: readonly BookingId[]): Promise<SaidOfReadings> {
    if (bookings.length === 0) return { of: () => [], maySettle: () => true, people: new Map() };
    const log = await this.events.readStreams<BookingEvent>(bookings.map(streamOf));
    const people = log.flatMap(({ type, data }) => (type === 'OdometerReadingContested' ? data.contestedBy : []));
    const neighbors = await this.database.fetch(shiftsInLedger(bookings));
    const historyOf = (bookingId: BookingId) => log.filter(({ stream }) => stream === streamOf(bookingId));
    return {
      of: (bookingId, step) => contestsIn(historyOf(bookingId), step),
      maySettle: (person, bookingId, step) => {
        const booking = bookingFrom(historyOf(bookingId));
        if (booking.status === 'unrequested') return true;
        return maySettleReading(person, readingMatter(booking, step, neighbors.get(bookingId)));
      },
      people: await this.database.fetch(peopleNow(people)),
    };
  }
}
