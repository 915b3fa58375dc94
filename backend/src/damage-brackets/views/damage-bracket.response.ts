import { ApiSchema } from '@nestjs/swagger';
import { type Look, type LookStep, lookSteps } from '@rigbook/contracts/damage/damage-history';
import { whoLooked } from '@rigbook/contracts/damage/named-in-bracket.rules';
import { contestableUntil, contestProblem } from '@rigbook/contracts/contesting/contesting.rules';
import { type SettlementOutcome, settlementOutcomes } from '@rigbook/contracts/damage/dispute.words';
import { type DamagePlace, damagePlaceIds } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { BookingId, DefectId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { BookingResponderResponse } from '../../booking/views/booking-diary/booking.response.js';
import { DamageResponse, toDamage } from '../../fleet/vehicle-damage/damage.response.js';
import { example, Id, Moment, OneOf, Part, Parts, Text, Whole, YesOrNo } from '../../platform/fields/index.js';
import { responderIn } from '../../platform/event-store/index.js';
import type { PeopleById } from '../../responders/people/people-now.query.js';
import { contestFacts, type DamageMatter, markOf, namesOf } from './damage-matter.js';

/** An example. */
export const MARK = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

@ApiSchema({ name: 'DamageLook' })
class DamageLookResponse {
  @Moment('2026-11-22T16:05:00.000Z') at!: Instant;
  @OneOf(lookSteps, 'DamageLookStep', 'check-in') step!: LookStep;
  @Id.orNull(example.bookingId, 'Null if somebody saw it who had no shift.') bookingId!: BookingId | null;
  @Part(
    BookingResponderResponse,
    'Whose shift it is, or who saw it without one: who looked, unless the office took the vehicle back.',
  )
  user!: BookingResponderResponse;
  @Part.orNull(BookingResponderResponse, {
    example: null,
    description: 'Who took the vehicle over in the same step, and saw the same.',
  })
  seenWith!: BookingResponderResponse | null;
  @Part.orNull(BookingResponderResponse, {
    example: null,
    description: 'The administrator who took the vehicle back and looked in the place of the responder.',
  })
  byOffice!: BookingResponderResponse | null;
}

@ApiSchema({ name: 'DamageHolding' })
class DamageHoldingResponse {
  @Id(example.bookingId) bookingId!: BookingId;
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Moment('2026-11-22T16:05:00.000Z') startAt!: Instant;
  @Moment('2026-11-22T20:04:00.000Z') endAt!: Instant;
  @Whole.orNull(64, 'Kilometers of the shift; null if it had not ended by then, or without a reading.')
  drivenKilometers!: number | null;
}

@ApiSchema({ name: 'DamageSighting' })
class DamageSightingResponse {
  @Id('0197f1c2-0c03-7000-8000-000000000c03', 'Of the defect that it became.') id!: DefectId;
  @Moment('2026-11-22T15:05:00.000Z') at!: Instant;
  @OneOf.orNull(damagePlaceIds, 'DamagePlace', 'left-front-door') place!: DamagePlace | null;
  @Text.orNull('A long scratch', 'Null if they were erased.') words!: string | null;
}

@ApiSchema({ name: 'DamageBracket' })
class BracketResponse {
  @Part.orNull(DamageLookResponse, { description: 'Null if no one is known to have found the spot clean.' })
  lastClean!: DamageLookResponse | null;
  @Part(DamageLookResponse) firstSeen!: DamageLookResponse;
  @Parts(DamageHoldingResponse, 'Who had the vehicle in between, in order.') held!: DamageHoldingResponse[];
  @Whole(40, 'Minutes in between in which no one had the vehicle.') unheldMinutes!: number;
  @Whole(7, 'Kilometers in between that no shift accounts for.') unaccountedKilometers!: number;
  @YesOrNo({ description: 'Earlier shifts were not searched for a clean look.', example: false }) isCut!: boolean;
  @Parts(
    DamageSightingResponse,
    'What people saw there who had no shift, in order. At the place of the damage, the first of it ends the bracket; of damage without a place, what was seen in its area stands beside.',
  )
  sightings!: DamageSightingResponse[];
}

@ApiSchema({ name: 'DamageContest' })
class DamageContestResponse {
  @Moment('2026-11-23T08:00:00.000Z') at!: Instant;
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Text.orNull(
    'The dent was there when I took the vehicle.',
    'Null if they were erased, or are for the writer and the office.',
  )
  words!: string | null;
}

@ApiSchema({ name: 'DamageSettlement' })
class DamageSettlementResponse {
  @Moment('2026-11-24T08:00:00.000Z') at!: Instant;
  @Part(BookingResponderResponse, 'Who settled it.') by!: BookingResponderResponse;
  @OneOf(settlementOutcomes, 'DamageSettlementOutcome', 'attributed') outcome!: SettlementOutcome;
  @Text.orNull(example.bookingId, 'The booking of the shift to which it is attributed.') bookingId!: BookingId | null;
  @Part.orNull(BookingResponderResponse, { example: null, description: 'Who had the vehicle in that shift.' })
  user!: BookingResponderResponse | null;
  @Text.orNull('The photo of the return shows it.', 'Null if it was erased.') reason!: string | null;
}

@ApiSchema({ name: 'DamageMatter' })
export class DamageMatterResponse {
  @Part(DamageResponse) damage!: DamageResponse;
  @Part.orNull(BracketResponse, {
    description: 'Between which looks it came about; null in the list, and for a moment after the report.',
  })
  bracket!: BracketResponse | null;
  @YesOrNo({ description: 'Whether the caller saw the damage first.', example: false }) sawFirst!: boolean;
  @Moment('2026-12-06T20:04:00.000Z', 'Until when people whom it names may contest it.') contestableUntil!: Instant;
  @YesOrNo({ description: 'Whether the caller may contest it now.', example: true }) mayContest!: boolean;
  @YesOrNo({ description: 'Whether the caller is an administrator whom it does not name.', example: false })
  maySettle!: boolean;
  @Parts(DamageContestResponse, 'In order.') contests!: DamageContestResponse[];
  @Parts(DamageSettlementResponse, 'In order. The last one stands.') settlements!: DamageSettlementResponse[];
  @Whole(1, 'How much was said. To settle the damage, it is sent back as read.') said!: number;
  @Text(MARK, 'Changes with the bracket. To settle the damage, it is sent back as read.') mark!: string;
}

/** Who reads it: their id, whether they settle damage, whether they see what others wrote, and whether they read this damage alone, which is recorded. */
export interface MatterReader {
  readonly responderId: ResponderId;
  readonly administers: boolean;
  readonly seesAll: boolean;
  readonly seesBracket: boolean;
  readonly now: Instant;
}

const someone = (id: ResponderId, people: PeopleById): BookingResponderResponse => {
  const { unitNumber = null, firstName = null, lastName = null } = people.get(id) ?? {};
  return { id, unitNumber, firstName, lastName };
};

export function toMatter(matter: DamageMatter, people: PeopleById, reader: MatterReader): DamageMatterResponse {
  const { damage, bracket, dispute, isCut } = matter;
  const look = ({ at, step, bookingId, responderId, withResponderId, byOffice }: Look): DamageLookResponse => ({
    at,
    step,
    bookingId,
    user: someone(responderId, people),
    seenWith: withResponderId && someone(withResponderId, people),
    byOffice: byOffice && someone(byOffice, people),
  });
  return {
    damage: toDamage(damage),
    bracket:
      bracket && reader.seesBracket
        ? {
            lastClean: bracket.lastClean && look(bracket.lastClean),
            firstSeen: look(bracket.firstSeen),
            held: bracket.held.map(({ bookingId, responderId, startAt, endAt, drivenKm }) => ({
              bookingId,
              user: someone(responderId, people),
              startAt,
              endAt,
              drivenKilometers: drivenKm,
            })),
            unheldMinutes: Math.round(bracket.unheldMillis / 60_000),
            unaccountedKilometers: bracket.unaccountedKm,
            isCut,
            sightings: matter.sightings.map(({ defectId: id, at, place, words }) => ({ id, at, place, words })),
          }
        : null,
    sawFirst: (bracket ? whoLooked(bracket.firstSeen) : [damage.responderId]).includes(reader.responderId),
    contestableUntil: contestableUntil(damage.reportedAt),
    mayContest: contestProblem(contestFacts(matter, reader.responderId), reader.now) === undefined,
    maySettle: reader.administers && !namesOf(matter).includes(reader.responderId),
    contests: dispute.contests.map(({ at, responderId, words }) => ({
      at,
      user: someone(responderId, people),
      words: reader.seesAll || responderId === reader.responderId ? words : null,
    })),
    settlements: dispute.settlements.map(({ at, by, outcome, attributedTo, responderId, reason }) => ({
      at,
      by: someone(responderIn(by) as ResponderId, people), // settling is closed to programs
      outcome,
      bookingId: attributedTo,
      user: responderId && someone(responderId, people),
      reason,
    })),
    said: dispute.said,
    mark: markOf(matter),
  };
}
