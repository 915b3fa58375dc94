import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type ReadingStep, readingSteps } from '@rigbook/contracts/booking/shift/odometer.rules';
import { contestableUntil, contestProblem } from '@rigbook/contracts/contesting/contesting.rules';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { example, Id, Moment, OneOf, Parts, Whole, YesOrNo } from '../../../platform/fields/index.js';
import { Answers, Now, PathId, type Person, Routes, SignedInPerson } from '../../../platform/http/index.js';
import { bookingById } from '../booking-diary/booking-diary.query.js';
import { readSince } from './odometer.response.js';
import { ReadingContestResponse, toContest } from './reading-contest.response.js';
import { ReadingContests, type SaidOfReadings } from './reading-contests.js';
import { type ReadingAround, readingsAround, type ReadingSide, readingSides } from './readings-around.query.js';

/** A reading that decides the kilometers of the caller's shift. */
@ApiSchema({ name: 'ReadingOfShift' })
class ReadingOfShiftResponse {
  @Id(example.bookingId, 'The booking with which it was read.') bookingId!: string;
  @OneOf(readingSides, 'ReadingSide', 'own', "Your shift's, or that of the shift directly before or after it.")
  side!: ReadingSide;
  @OneOf(readingSteps, 'ReadingStep') step!: ReadingStep;
  @Moment('2026-11-22T16:05:00.000Z', 'When it was read, also if it was sent later.') at!: Instant;
  @Whole(48_210, 'Kilometers, as corrected.') mileage!: number;
  @Whole.orNull(null, 'What was read, if it was corrected since.') read!: number | null;
  @Moment('2026-12-06T16:05:00.000Z', 'Until when you may contest it.') contestableUntil!: Instant;
  @YesOrNo(true, 'Whether you may contest it now.') mayContest!: boolean;
  @Parts(ReadingContestResponse, 'Of your own readings, what anybody said; of others, what you said. In order.')
  contests!: ReadingContestResponse[];
}

@Routes('bookings', 'Bookings')
export class ListReadingsOfBookingController {
  constructor(
    private readonly database: Database,
    private readonly contests: ReadingContests,
  ) {}

  @Get(':id/readings')
  @ApiOperation({
    summary: 'List the readings that decide the kilometers of your shift',
    description:
      'The last reading of the shift before, your own, and the first one of the shift after, in this order. The readings follow within moments of a change.',
  })
  @Answers([ReadingOfShiftResponse], 'None before the check-in.')
  async listReadingsOfBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @SignedInPerson() { responderId }: Person,
    @Now() now: Instant,
  ): Promise<ReadingOfShiftResponse[]> {
    const [booking, readings] = await this.database.fetchAll([bookingById(id), readingsAround(id)]);
    if (booking?.responderId !== responderId) throw new Refusal('BOOKING_NOT_FOUND');
    // from the log: who has just contested one finds that here at once
    const said = await this.contests.ofShifts([...new Set(readings.map(({ bookingId }) => bookingId))]);
    return readings.map((reading) => toReading(reading, said, responderId, now));
  }
}

function toReading(
  { bookingId, side, step, at, km: mileage, readKm }: ReadingAround,
  { of, people }: SaidOfReadings,
  reader: ResponderId,
  now: Instant,
): ReadingOfShiftResponse {
  const contests = of(bookingId, step);
  const own = contests.filter(({ contestedBy }) => contestedBy === reader);
  const waits = own.some(({ settlement }) => settlement === null);
  return {
    bookingId,
    side,
    step,
    at,
    mileage,
    read: readSince(mileage, readKm),
    contestableUntil: contestableUntil(at),
    mayContest: contestProblem({ since: at, isNamed: true, waits }, now) === undefined,
    contests: (side === 'own' ? contests : own).map(toContest(people)),
  };
}
