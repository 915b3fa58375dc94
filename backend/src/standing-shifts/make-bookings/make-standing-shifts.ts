import { Injectable, Logger } from '@nestjs/common';
import {
  addDays,
  type BookingId,
  type Day,
  dayOf,
  type Instant,
  type Period,
  type Zone,
} from '@rigbook/contracts/kernel';
import {
  DAYS_TOLD_LATE,
  hoursOn,
  isOver,
  type StandingPlan,
} from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { standingShiftPurpose } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { requestFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { Database } from '../../platform/database/index.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { mayRequest } from '../../responders/responder-facts/responder-facts.query.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { MakeOffers } from '../../waitlist/make-offers/make-offers.js';
import { STANDING_SHIFT_STREAM, type StandingShiftEvent, streamOf } from '../standing-shift.events.js';
import { standingShiftFrom } from '../standing-shift.state.js';
import { canBeMade, daysDue, endIfOver, makeBooking } from './make-booking.decision.js';
import { appendsOfDay, factsOfVehicles, locksWithPapers, MAKER, oncePerDay } from './days-to-make.js';
import { type StandingShiftAtWork, standingShiftsAtWork } from './standing-shifts-at-work.query.js';

type OrLog = (shift: StandingShiftAtWork, work: () => Promise<void> | void) => Promise<void>;
type History = readonly RecordedEvent<StandingShiftEvent>[];

/** Days of gaps that are read in one round trip. */
const GAPS_AT_ONCE = 50;

interface DayDue {
  readonly shift: StandingShiftAtWork;
  readonly day: Day;
  readonly period: Period;
  /** it was told as not made */
  readonly isGap: boolean;
}

function daysOf(shift: StandingShiftAtWork, about: { readonly now: Instant; readonly zone: Zone }): readonly DayDue[] {
  if (shift.isErased) return [];
  const [made, notMade] = [new Set(shift.made), new Set(shift.notMade)];
  return daysDue({ plan: shift, since: shift.since, made, notMade }, about).map((day) => ({
    ...{ shift, day, period: hoursOn(shift, day, about.zone), isGap: notMade.has(day) },
  }));
}

/**
 * Books each day of a standing shift as it comes into the booking window, or tells that it cannot. What is due follows from the log and the
 * time, so a restart or a clock that jumps forgets nothing; the version of the shift's stream, which grows in the booking's transaction,
 * lets one of two workers win, and a unique index guards each day.
 */
@Injectable()
export class MakeStandingShifts {
  private readonly logger = new Logger(MakeStandingShifts.name);

  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly offers: MakeOffers,
  ) {}

  /** Without `again`, days that were told as not made are left alone. Answers how many shifts could not be served. */
  async turn({ again, signal }: { readonly again: boolean; readonly signal?: AbortSignal }): Promise<number> {
    const failed = new Set<StandingShiftAtWork>();
    const orLog: OrLog = async (shift, work) => {
      if (!(await this.orLog(shift, work, again))) failed.add(shift);
    };
    const { zone, language } = await this.database.fetch(organisationSettings());
    const now = this.clock.now();
    const today = dayOf(now, zone);
    const shifts = await this.database.fetch(standingShiftsAtWork(addDays(today, -DAYS_TOLD_LATE)));
    const due: DayDue[] = [];
    for (const shift of shifts) await orLog(shift, () => void due.push(...daysOf(shift, { now, zone })));
    const gaps = due.filter(({ isGap }) => isGap);
    const couldBeMade = new Set(again ? await this.withoutObstacle(gaps, { now, zone }, orLog) : []);
    if (couldBeMade.size > 0 && !(await this.isLineServed(signal))) {
      for (const { shift } of couldBeMade) failed.add(shift);
      couldBeMade.clear();
    }
    for (const one of due) {
      if (signal?.aborted) return failed.size;
      if (one.isGap && !couldBeMade.has(one)) continue;
      const about = { zone, purpose: standingShiftPurpose[language] };
      await orLog(one.shift, () => this.make(one.shift, one.day, about));
    }
    for (const shift of shifts)
      if (shift.isErased || isOver(shift, today)) await orLog(shift, () => this.end(shift, zone));
    return failed.size;
  }

  /**
   * The line is served after hours of gaps were found free: who waits for one of them is offered it first. If that fails, days that are due for
   * the first time are made all the same.
   */
  private async isLineServed(signal: AbortSignal | undefined): Promise<boolean> {
    try {
      await this.offers.turn(signal);
      return true;
    } catch (error) {
      this.logger.warn(
        `could not serve the waitlist, so standing shifts get no freed hours until the next try: ${String(error)}. If this repeats, fix what it names`,
      );
      return false;
    }
  }

  /** Of days that could not be made, those that could be made now: read in few round trips, since mostly nothing has changed. */
  private async withoutObstacle(
    gaps: readonly DayDue[],
    about: { readonly now: Instant; readonly zone: Zone },
    orLog: OrLog,
  ): Promise<readonly DayDue[]> {
    const free: DayDue[] = [];
    for (let first = 0; first < gaps.length; first += GAPS_AT_ONCE) {
      const some = gaps.slice(first, first + GAPS_AT_ONCE);
      try {
        free.push(...(await this.couldBeMade(some, about)));
      } catch {
        for (const gap of some)
          await orLog(gap.shift, async () => void free.push(...(await this.couldBeMade([gap], about))));
      }
    }
    return free;
  }

  private async couldBeMade(
    gaps: readonly DayDue[],
    { now, zone }: { readonly now: Instant; readonly zone: Zone },
  ): Promise<readonly DayDue[]> {
    const found = await this.database.fetchAll(
      gaps.flatMap(({ shift: { responderId, vehicles }, period }) =>
        vehicles.map((vehicleId) => requestFacts({ responderId, vehicleId, period }, zone)),
      ),
    );
    let read = 0;
    return gaps.filter(({ shift, period }) => {
      const facts = factsOfVehicles(shift.vehicles, found.slice(read, (read += shift.vehicles.length)));
      return canBeMade(shift, period, { ...facts, now, zone, mayBook: shift.mayBook });
    });
  }

  private make(
    shift: StandingShiftAtWork,
    day: Day,
    { zone, purpose }: { readonly zone: Zone; readonly purpose: string },
  ): Promise<void> {
    const { standingShiftId, responderId, vehicles } = shift;
    const context = this.context();
    const bookingId = this.ids.newId() as BookingId;
    const period = hoursOn(shift, day, zone);
    return decide(this.events, {
      context,
      stream: { id: streamOf(standingShiftId), type: STANDING_SHIFT_STREAM },
      reads: [
        mayRequest(responderId),
        ...vehicles.map((vehicleId) => requestFacts({ responderId, vehicleId, period }, zone)),
      ],
      facts: (history: History, [mayBook = false, ...found]) => ({
        shift: standingShiftFrom(history),
        version: history.length,
        mayBook,
        ...factsOfVehicles(vehicles, found),
      }),
      decide: ({ shift: now, version, ...facts }) => {
        // the facts are of the hours as they were read; changed ones are for the next turn
        if (now.status !== 'standing' || !isPlanOf(shift, now.plan)) return { events: [] };
        const about = { now: context.now, zone, standingShiftId, bookingId, purpose };
        const decided = makeBooking(now, day, { ...facts, ...about });
        return { appends: decided ? appendsOfDay(standingShiftId, { ...decided, bookingId }, version) : [] };
      },
      locks: (facts) => [...vehicles, ...locksWithPapers(facts.vehicles), responderId],
      constraintMeanings: { ...constraintMeanings, ...oncePerDay },
    });
  }

  private end({ standingShiftId, isErased }: StandingShiftAtWork, zone: Zone): Promise<void> {
    const context = this.context();
    return decide(this.events, {
      context,
      stream: { id: streamOf(standingShiftId), type: STANDING_SHIFT_STREAM },
      facts: (history: History) => standingShiftFrom(history),
      decide: (shift) => {
        const ended = endIfOver(shift, { now: context.now, zone, isErased });
        return { events: ended ? [ended] : [] };
      },
    });
  }

  private context(): CommandContext {
    return { actor: MAKER, now: this.clock.now(), correlationId: this.ids.newId() };
  }

  /** One that fails holds up no other. Answers whether it did not fail. `warns`: the tries between are not worth a line each. */
  private async orLog(
    { standingShiftId }: StandingShiftAtWork,
    work: () => Promise<void> | void,
    warns: boolean,
  ): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (warns)
        this.logger.warn(
          `could not serve standing shift ${standingShiftId}, trying again later: ${String(error)}. If this repeats, fix what it names`,
        );
      return false;
    }
  }
}

const isPlanOf = (row: StandingPlan, plan: StandingPlan): boolean =>
  row.vehicleId === plan.vehicleId &&
  row.vehicleType === plan.vehicleType &&
  row.startHour === plan.startHour &&
  row.durationHours === plan.durationHours;
