import { Injectable, Logger } from '@nestjs/common';
import type { WishId, Zone } from '@rigbook/contracts/kernel';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { requestFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { lockWithPapers, vehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Database } from '../../platform/database/index.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { mayRequest } from '../../responders/responder-facts/responder-facts.query.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { streamOf, WAITLIST_STREAM, type WaitlistEvent } from '../waitlist.events.js';
import { wishFrom } from '../wish.state.js';
import { endWhatIsOver, offerHours } from './offer.decision.js';
import { type Candidate, candidates, type EndingWish, endingWishes, heldFor } from './open-wishes.query.js';

const AT_ONCE = 100;

/** After this many candidates, a turn checks again for holds that have ended. */
const OFFERED_BETWEEN_ENDS = 50;

type History = readonly RecordedEvent<WaitlistEvent>[];

/**
 * Ends what is over, and offers free hours to the first in line. Both follow from the log, the taken hours and the time, so nothing is lost
 * when a process dies, and a second worker at the same moment changes nothing: the exclusion constraint lets one hold win, and the version
 * of its stream one end of it.
 */
@Injectable()
export class MakeOffers {
  private readonly logger = new Logger(MakeOffers.name);

  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Starts over when a hold ends during the turn: its hours go to the first in line, whom the turn may already have passed. */
  async turn(signal?: AbortSignal): Promise<void> {
    await this.endThoseOver(signal);
    const [line, { zone }] = await this.database.fetchAll([candidates(this.clock.now()), organisationSettings()]);
    let served: WishId | undefined;
    for (const [nth, candidate] of line.entries()) {
      if (signal?.aborted) return;
      if (nth > 0 && nth % OFFERED_BETWEEN_ENDS === 0 && (await this.endThoseOver(signal))) return this.turn(signal);
      if (candidate.wishId !== served && (await this.orLog(candidate, () => this.offer(candidate, zone))))
        served = candidate.wishId;
    }
  }

  /** Whether there were any. */
  private async endThoseOver(signal?: AbortSignal): Promise<boolean> {
    let ended = false;
    for (const wish of await this.database.fetch(endingWishes(this.clock.now(), AT_ONCE))) {
      if (signal?.aborted) break;
      if (await this.orLog(wish, () => this.end(wish))) ended = true;
    }
    return ended;
  }

  /** Whether it ended. */
  private end({ wishId, responderId, vehicleId }: EndingWish): Promise<boolean> {
    const context = this.context();
    return decide(this.events, {
      context,
      stream: { id: streamOf(wishId), type: WAITLIST_STREAM },
      reads: [mayRequest(responderId), vehicleFacts(vehicleId)],
      facts: (history: History, [may, vehicle]) => ({
        wish: wishFrom(history),
        mayRequest: may,
        vehicle,
        now: context.now,
      }),
      decide: ({ wish, ...facts }) => {
        const ended = endWhatIsOver(wish, facts);
        return { events: ended ? [ended] : [] };
      },
      locks: () => [vehicleId],
      answer: ({ events }) => events.length > 0,
    });
  }

  /** Whether the person has an offer now. */
  private offer(candidate: Candidate, zone: Zone): Promise<boolean> {
    const { wishId, responderId, vehicleId, startAt, endAt } = candidate;
    const context = this.context();
    return decide(this.events, {
      context,
      stream: { id: streamOf(wishId), type: WAITLIST_STREAM },
      reads: [
        requestFacts({ responderId, vehicleId, period: { startAt, endAt } }, zone),
        mayRequest(responderId),
        organisationSettings(),
        heldFor(responderId),
      ],
      facts: (history: History, [stored, may = false, settings, held]) => ({
        wish: wishFrom(history),
        stored,
        mayRequest: may,
        settings,
        held,
      }),
      decide: ({ wish, stored, ...facts }) => {
        if (!stored) return { events: [] };
        const responder = { ...stored.person, administers: stored.person.isAdmin };
        const offered = offerHours(wish, vehicleId, { ...facts, ...stored, responder, zone, now: context.now });
        return { events: offered ? [offered] : [] };
      },
      locks: ({ stored }) => [lockWithPapers(vehicleId, stored?.vehicle), responderId],
      constraintMeanings,
      answer: ({ events }) => events.length > 0,
    });
  }

  private context(): CommandContext {
    return { actor: 'system:waitlist', now: this.clock.now(), correlationId: this.ids.newId() };
  }

  /** One that fails holds up no other. */
  private async orLog<T>({ wishId }: { readonly wishId: WishId }, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.logger.warn(
        `could not serve wish ${wishId} on the waitlist, trying again soon: ${String(error)}. If this repeats, fix what it names`,
      );
      return undefined;
    }
  }
}
