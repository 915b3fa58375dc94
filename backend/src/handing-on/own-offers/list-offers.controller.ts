import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { elapsedHours, type HandingOnId, type Instant } from '@rigbook/contracts/kernel';
import { refusalToTakeOver } from '../../booking/commands/request-booking/request-booking.decision.js';
import { takeOverFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { Database } from '../../platform/database/index.js';
import { Optional, TakesId } from '../../platform/fields/index.js';
import { Answers, Now, type Person, Routes, SignedInPerson } from '../../platform/http/index.js';
import { HandingOnListResponse, toGiven, toOffered } from './offer.response.js';
import { isToldOfOffers, MOST, offersBy, offersTo, offersToEverybody, type OfferWithNames } from './offers.query.js';

/** How many offers to everybody one answer looks at. */
const LOOKED_AT = 5 * MOST;

class ListOffersQuery {
  @Optional()
  @TakesId('after must be the id of an offer.', {
    description: 'From `next` of an answer: further offers to everybody, and no others.',
  })
  after?: HandingOnId;
}

@Routes('handing-on', 'Handing on')
export class ListOffersController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List what you offer to colleagues, and what they offer you',
    description:
      'Offers to everybody are shown to those who could accept them right now, without an eligibility warning. Of many, an answer looks at the first hundred.',
  })
  @Answers(HandingOnListResponse, 'Offers that no longer stand are left out, before they have ended.')
  async listOffers(
    @SignedInPerson() person: Person,
    @Now() now: Instant,
    @Query() { after }: ListOffersQuery,
  ): Promise<HandingOnListResponse> {
    const { responderId } = person;
    const toEverybody = offersToEverybody(responderId, now, after ?? null);
    if (after !== undefined) {
      const [further, toldOfOffers] = await this.database.fetchAll([toEverybody, isToldOfOffers(responderId)]);
      const { possible, next } = await this.firstPossible(further, person, now);
      return { given: [], offered: possible.map(toOffered), next, toldOfOffers };
    }
    const [given, toMe, first, toldOfOffers] = await this.database.fetchAll([
      offersBy(responderId, now),
      offersTo(responderId, now),
      toEverybody,
      isToldOfOffers(responderId),
    ]);
    const { possible, next } = await this.firstPossible(first, person, now);
    return { given: given.map(toGiven), offered: [...toMe, ...possible].map(toOffered), next, toldOfOffers };
  }

  /** The first ones that the person could accept, and the last one that was looked at, if more follow. */
  private async firstPossible(
    first: readonly OfferWithNames[],
    person: Person,
    now: Instant,
  ): Promise<{ readonly possible: readonly OfferWithNames[]; readonly next: HandingOnId | null }> {
    const possible: OfferWithNames[] = [];
    let page = first;
    for (let lookedAt = 0; ;) {
      possible.push(...(await this.possible(page, person, now)));
      lookedAt += page.length;
      const last = page.at(-1);
      if (page.length < MOST || !last) return { possible, next: null };
      if (possible.length >= MOST || lookedAt >= LOOKED_AT) return { possible, next: last.handingOnId };
      page = await this.database.fetch(offersToEverybody(person.responderId, now, last.handingOnId));
    }
  }

  /** Those that the person could accept. */
  private async possible(rows: readonly OfferWithNames[], { responderId, administers, zone }: Person, now: Instant) {
    if (rows.length === 0) return [];
    const requests = rows.map(({ vehicleId, startAt, endAt }) => {
      const period = { startAt, endAt };
      return { responderId, vehicleId, period, durationHours: elapsedHours(period), purpose: '' };
    });
    const facts = await this.database.fetchAll(requests.map((request) => takeOverFacts(request, null, zone)));
    return rows.filter((_row, nth) => {
      const [request, stored] = [requests[nth], facts[nth]];
      if (!request || !stored?.vehicle) return false;
      const responder = { ...stored.person, administers };
      return (
        eligibilityWarningsFor(responder.department, stored.vehicle).length === 0 &&
        refusalToTakeOver(request, { ...stored, responder, zone, now }) === undefined
      );
    });
  }
}
