import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { elapsedHours, type Instant } from '@rigbook/contracts/kernel';
import { refusalToTakeOver } from '../../booking/commands/request-booking/request-booking.decision.js';
import { takeOverFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { Database } from '../../platform/database/index.js';
import { Answers, Now, type Person, Routes, SignedInPerson } from '../../platform/http/index.js';
import { HandingOnListResponse, toGiven, toOffered } from './offer.response.js';
import { MOST, offersBy, offersTo, offersToEverybody, type OfferWithNames } from './offers.query.js';

@Routes('handing-on', 'Handing on')
export class ListOffersController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List what you offer to colleagues, and what they offer you',
    description:
      'Offers to everybody are shown to those who could accept them right now, without an eligibility warning.',
  })
  @Answers(HandingOnListResponse, 'Offers that no longer stand are left out, before they have ended.')
  async listOffers(@SignedInPerson() person: Person, @Now() now: Instant): Promise<HandingOnListResponse> {
    const { responderId } = person;
    const [given, toMe, toEverybody] = await this.database.fetchAll([
      offersBy(responderId, now),
      offersTo(responderId, now),
      offersToEverybody(responderId, now),
    ]);
    const possible = await this.firstPossible(toEverybody, person, now);
    return { given: given.map(toGiven), offered: [...toMe, ...possible].map(toOffered) };
  }

  /** The first ones that the person could accept, however many come before that are not for them. */
  private async firstPossible(first: readonly OfferWithNames[], person: Person, now: Instant) {
    const possible: OfferWithNames[] = [];
    for (let page = first; page.length > 0;) {
      possible.push(...(await this.possible(page, person, now)));
      if (page.length < MOST || possible.length >= MOST) break;
      page = await this.database.fetch(offersToEverybody(person.responderId, now, page.at(-1)));
    }
    return possible.slice(0, MOST);
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
