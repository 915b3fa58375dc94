import { Injectable } from '@nestjs/common';
import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { ReadingOutcome } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { EventStore, type RecordedEvent } from '../../../platform/event-store/index.js';
import { type PeopleById, peopleNow } from '../../../responders/people/people-now.query.js';
import { type BookingEvent, streamOf } from '../../booking.events.js';

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
    if (bookings.length === 0) return { of: () => [], people: new Map() };
    const log = await this.events.readStreams<BookingEvent>(bookings.map(streamOf));
    const people = log.flatMap(({ type, data }) => (type === 'OdometerReadingContested' ? data.contestedBy : []));
    return {
      of: (bookingId, step) =>
        contestsIn(
          log.filter(({ stream }) => stream === streamOf(bookingId)),
          step,
        ),
      people: await this.database.fetch(peopleNow(people)),
    };
  }
}
