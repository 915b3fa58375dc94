import { Injectable, Logger } from '@nestjs/common';
import type { HandingOnId, SubstitutionPlanId, Zone } from '@rigbook/contracts/kernel';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { BOOKING_STREAM, type BookingEvent, streamOf as streamOfBooking } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { changeFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { lockWithPapers, vehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { HANDING_ON_STREAM, streamOf as streamOfOffer } from '../../handing-on/handing-on.events.js';
import { openOfferOf } from '../../handing-on/own-offers/offers.query.js';
import { Database } from '../../platform/database/index.js';
import { decide } from '../../platform/decisions/index.js';
import { type Append, type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { mayRequest } from '../../responders/responder-facts/responder-facts.query.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import {
  streamOf,
  streamOfPlan,
  SUBSTITUTION_STREAM,
  type SubstitutionEvent,
  type SubstitutionsPlanned,
} from '../substitutes.events.js';
import { substitutionFrom } from '../substitution.state.js';
import { offersOver, plannedSteps, type SubstitutionRow } from '../views/substitutions.query.js';
import { endWhatIsOver } from './end-offer.decision.js';
import { type DecidedStep, takeStep } from './take-step.decision.js';

const AT_ONCE = 100;

type History = readonly RecordedEvent<SubstitutionEvent>[];

/**
 * Ends offers that are over, and takes the steps of plans. Each step is one transaction on a stream of its own, which begins with it: a
 * process that dies leaves the step done or still planned, and of two workers at the same moment one takes it.
 */
@Injectable()
export class CarryOutPlans {
  private readonly logger = new Logger(CarryOutPlans.name);

  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async turn(signal?: AbortSignal): Promise<void> {
    for (const row of await this.database.fetch(offersOver(this.clock.now(), AT_ONCE))) {
      if (signal?.aborted) return;
      await this.orLog(row, () => this.end(row));
    }
    for (let more = true; more;) {
      const [planned, { zone }] = await this.database.fetchAll([plannedSteps(AT_ONCE), organisationSettings()]);
      const reasons = await this.reasonsOf(planned);
      let taken = 0;
      for (const row of planned) {
        if (signal?.aborted) return;
        if (await this.orLog(row, () => this.take(row, reasons.get(row.planId) ?? null, zone))) taken += 1;
      }
      more = planned.length === AT_ONCE && taken > 0;
    }
  }

  private end(row: SubstitutionRow): Promise<boolean> {
    const context = this.context('system:substitutes');
    return decide(this.events, {
      context,
      stream: { id: streamOf(row.substitutionId), type: SUBSTITUTION_STREAM },
      reads: [mayRequest(row.responderId), vehicleFacts(row.substituteVehicleId ?? row.vehicleId)],
      facts: async (history: History, [may, vehicle]) => ({
        substitution: substitutionFrom(history),
        booking: bookingFrom(await this.events.readStream<BookingEvent>(streamOfBooking(row.bookingId))),
        mayRequest: may,
        vehicle,
        now: context.now,
      }),
      decide: ({ substitution, ...facts }) => {
        const ended = endWhatIsOver(substitution, facts);
        return { events: ended ? [ended] : [] };
      },
      answer: ({ events }) => events.length > 0,
    });
  }

  /** Whether it was taken. In the name of the administrator who planned it. */
  private take(row: SubstitutionRow, reason: string | null, zone: Zone): Promise<boolean> {
    const { substitutionId, bookingId, responderId, plannedBy, substituteVehicleId } = row;
    const context = this.context(plannedBy === null ? 'system:substitutes' : `responder:${plannedBy}`);
    const { now } = context;
    const period = { startAt: row.startAt, endAt: row.endAt };
    const wanted = { vehicleId: substituteVehicleId ?? row.vehicleId, period };
    return decide(this.events, {
      context,
      stream: { id: streamOf(substitutionId), type: SUBSTITUTION_STREAM },
      reads: [mayRequest(responderId), changeFacts(bookingId, wanted, zone), openOfferOf(bookingId)],
      facts: async (history: History, [may, stored, openOffer]) => {
        const ofBooking = await this.events.readStream<BookingEvent>(streamOfBooking(bookingId));
        return {
          substitution: substitutionFrom(history),
          booking: bookingFrom(ofBooking),
          version: ofBooking.length,
          mayRequest: may,
          openOffer,
          zone,
          // the purpose stays, whatever it is
          change: stored && { now, zone, purpose: '', ...stored, responder: { ...stored.person, administers: true } },
        };
      },
      decide: ({ version, ...facts }) => {
        const { event, ofBooking: cancelled, ...offers } = takeStep(row, { ...facts, now, reason });
        const booking = { stream: streamOfBooking(bookingId), streamType: BOOKING_STREAM, expectedVersion: version };
        return {
          events: event ? [event] : [],
          appends: [...(cancelled ? [{ ...booking, events: cancelled }] : []), ...this.appendsOf(offers)],
        };
      },
      locks: ({ change }) => [lockWithPapers(wanted.vehicleId, change?.vehicle), responderId],
      // its responder offered it meanwhile
      constraintMeanings: { ...constraintMeanings, handing_on_open_booking: 'decide-again' },
      answer: ({ events }) => events.length > 0,
    });
  }

  /** An open offer has one event. */
  private appendsOf({ endedOffer, toColleagues }: Pick<DecidedStep, 'endedOffer' | 'toColleagues'>): readonly Append[] {
    const before = endedOffer && {
      stream: streamOfOffer(endedOffer.handingOnId),
      streamType: HANDING_ON_STREAM,
      expectedVersion: 1,
      events: [endedOffer.event],
    };
    const offer = toColleagues && {
      stream: streamOfOffer(this.ids.newId() as HandingOnId),
      streamType: HANDING_ON_STREAM,
      expectedVersion: 0,
      events: [toColleagues],
    };
    return [before, offer].filter((append) => append !== undefined);
  }

  /** What the administrators typed, by plan. */
  private async reasonsOf(planned: readonly SubstitutionRow[]): Promise<ReadonlyMap<SubstitutionPlanId, string>> {
    const plans = [...new Set(planned.map(({ planId }) => planId))];
    if (plans.length === 0) return new Map();
    const events = await this.events.readStreams<SubstitutionsPlanned>(plans.map(streamOfPlan));
    return new Map(events.map(({ stream, data }) => [stream as SubstitutionPlanId, data.reason]));
  }

  private context(actor: CommandContext['actor']): CommandContext {
    return { actor, now: this.clock.now(), correlationId: this.ids.newId() };
  }

  /** One that fails holds up no other. */
  private async orLog<T>({ substitutionId }: SubstitutionRow, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.logger.warn(
        `could not save the booking of substitution ${substitutionId}, trying again soon: ${String(error)}. If this repeats, fix what it names`,
      );
      return undefined;
    }
  }
}
