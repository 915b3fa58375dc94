import { ApiSchema } from '@nestjs/swagger';
import { type ReadingOutcome, readingOutcomes } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { Moment, OneOf, Part, Text, Whole } from '../../../platform/fields/index.js';
import type { PeopleById } from '../../../responders/people/people-now.query.js';
import { BookingResponderResponse } from '../booking-diary/booking.response.js';
import type { ReadingContest } from './reading-contests.js';

@ApiSchema({ name: 'ReadingSettlement' })
class ReadingSettlementResponse {
  @Moment('2026-11-24T09:00:00.000Z') at!: Instant;
  @OneOf(readingOutcomes, 'ReadingOutcome') outcome!: ReadingOutcome;
  @Whole(48_274, 'Kilometers: the reading that counts from then on.') mileage!: number;
  @Text.orNull('The photo of the dashboard shows it', 'Null if it was erased.') reason!: string | null;
}

/** What somebody said about a reading of the odometer. */
@ApiSchema({ name: 'ReadingContest' })
export class ReadingContestResponse {
  @Moment('2026-11-23T08:00:00.000Z') at!: Instant;
  @Part(BookingResponderResponse, 'Who contests it.') user!: BookingResponderResponse;
  @Whole(482_740, 'Kilometers: the reading that was contested.') mileage!: number;
  @Text.orNull('It said 48,274 when I took the vehicle.', 'Null if it was erased.') words!: string | null;
  @Part.orNull(ReadingSettlementResponse, { example: null, description: 'Null until an administrator settles it.' })
  settlement!: ReadingSettlementResponse | null;
}

export const toContest =
  (people: PeopleById) =>
  ({ at, contestedBy: id, mileageKm: mileage, words, settlement }: ReadingContest): ReadingContestResponse => {
    const { unitNumber = null, firstName = null, lastName = null } = people.get(id) ?? {};
    return {
      at,
      user: { id, unitNumber, firstName, lastName },
      mileage,
      words,
      settlement: settlement && {
        at: settlement.at,
        outcome: settlement.outcome,
        mileage: settlement.mileageKm,
        reason: settlement.reason,
      },
    };
  };
