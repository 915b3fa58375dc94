import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Instant, isBefore, type StandingShiftId, type VehicleId, type Zone } from '@rigbook/contracts/kernel';
import type { StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import {
  standingShiftCancellation,
  standingShiftPurpose,
} from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { BOOKING_STREAM, type BookingEvent, streamOf as streamOfBooking } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { allRows, Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent, responderIn } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { appendsOfDay, daysToMake, locksWithPapers, oncePerDay, vehiclesOf } from '../make-bookings/days-to-make.js';
import { makeBookings } from '../make-bookings/make-bookings.decision.js';
import { planFacts } from '../set-standing-shift/plan-facts.query.js';
import { STANDING_SHIFT_STREAM, type StandingShiftEvent, streamOf } from '../standing-shift.events.js';
import { evolve, type StandingShift, standingShiftFrom } from '../standing-shift.state.js';
import {
  type BookingMade,
  type Cancelled,
  changeStandingShift,
  endStandingShift,
} from './change-standing-shift.decision.js';

export class ChangeStandingShift extends commandOf<{
  id: StandingShiftId;
  plan: StandingPlan;
  changedAt: Instant;
  zone: Zone;
}>() {}

export class EndStandingShift extends commandOf<{
  id: StandingShiftId;
  changedAt: Instant;
  cancelsBookings: boolean;
}>() {}

type History = readonly RecordedEvent<StandingShiftEvent>[];

/** A booking with its version, so that a signature at the same moment makes the step decide again. */
type Found = BookingMade & { readonly version: number };

async function bookingsAhead(events: EventStore, shift: StandingShift, now: Instant): Promise<readonly Found[]> {
  if (shift.status === 'unknown') return [];
  const ahead = [...shift.made.values()].filter(({ startAt }) => isBefore(now, startAt));
  if (ahead.length === 0) return [];
  const histories = await events.readStreams<BookingEvent>(ahead.map(({ bookingId }) => streamOfBooking(bookingId)));
  return ahead.map((made) => {
    const history = histories.filter(({ stream }) => stream === streamOfBooking(made.bookingId));
    return { made, booking: bookingFrom(history), version: history.length };
  });
}

const appendsOf = (going: readonly Cancelled[], found: readonly Found[]) =>
  going.map(({ bookingId, events }) => ({
    stream: streamOfBooking(bookingId),
    streamType: BOOKING_STREAM,
    expectedVersion: found.find(({ made }) => made.bookingId === bookingId)?.version ?? 0,
    events,
  }));

const locksOf = (shift: StandingShift, found: readonly Found[]): readonly string[] => [
  ...new Set([
    ...found.flatMap(({ booking }) => (booking.status === 'unrequested' ? [] : [booking.vehicleId])),
    ...(shift.status === 'unknown' ? [] : [shift.responderId]),
  ]),
];

/**
 * The shift's stream, those of the bookings that go with it and those of the bookings that take their place grow in one transaction:
 * nobody else gets hours that the person keeps.
 */
@CommandHandler(ChangeStandingShift)
export class ChangeStandingShiftHandler implements ICommandHandler<ChangeStandingShift> {
  constructor(
    private readonly events: EventStore,
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  execute(command: ChangeStandingShift): Promise<void> {
    const { id, context } = command;
    return decide(this.events, {
      context,
      stream: { id: streamOf(id), type: STANDING_SHIFT_STREAM },
      reads: [organisationSettings()],
      facts: async (history: History, [{ language }]) => {
        const shift = standingShiftFrom(history);
        if (shift.status === 'unknown') throw new Refusal('STANDING_SHIFT_NOT_FOUND');
        const bookings = await bookingsAhead(this.events, shift, context.now);
        const { responderId, notMade } = shift;
        const [stored, types, vehicles] = await this.database.fetchAll([
          planFacts(responderId, command.plan),
          typesOf(bookings.map(({ made }) => made.vehicleId)),
          vehiclesOf(command.plan),
        ]);
        // nothing can be booked for a person who was erased
        const person = stored ?? { mayRequest: false, isAdmin: false, vehicles: 0 };
        const { now, zone, plan, changedAt } = { ...command, ...context };
        const facts = {
          ...{ ...person, now, zone, bookings },
          mayBookFor: person.mayRequest && responderIn(context.actor) !== responderId,
          types: new Map(types.map(({ vehicleId, type }) => [vehicleId, type])),
        };
        const reason = standingShiftCancellation[language].changed;
        const step = changeStandingShift(shift, { plan, changedAt, reason }, facts);
        const after = evolve(shift, { ...step.changed, recordedAt: now });
        const days = await daysToMake(this.database, after, {
          ...{ standingShiftId: id, now, zone, vehicles, purpose: standingShiftPurpose[language] },
          newId: () => this.ids.newId(),
          without: step.bookings.map(({ bookingId }) => bookingId),
        });
        return { step, after, days, bookings, shift, vehicles, toldBefore: notMade, version: history.length };
      },
      decide: ({ step, after, days, bookings, toldBefore, version }) => {
        const made = makeBookings(after, days, toldBefore);
        const booked = made.flatMap((day, nth) => appendsOfDay(id, day, version + 1 + nth));
        return { events: [step.changed], appends: [...appendsOf(step.bookings, bookings), ...booked] };
      },
      locks: ({ shift, bookings, vehicles, days }) => [
        ...locksOf(shift, bookings),
        ...vehicles,
        ...days.flatMap((day) => locksWithPapers(day.vehicles)),
      ],
      constraintMeanings: { ...constraintMeanings, ...oncePerDay },
      answer: () => undefined,
      status: 204,
    });
  }
}

@CommandHandler(EndStandingShift)
export class EndStandingShiftHandler implements ICommandHandler<EndStandingShift> {
  constructor(private readonly events: EventStore) {}

  execute({ id, changedAt, cancelsBookings, context }: EndStandingShift): Promise<void> {
    const { now } = context;
    return decide(this.events, {
      context,
      stream: { id: streamOf(id), type: STANDING_SHIFT_STREAM },
      reads: [organisationSettings()],
      facts: async (history: History, [{ language }]) => {
        const shift = standingShiftFrom(history);
        return { shift, language, bookings: await bookingsAhead(this.events, shift, now) };
      },
      decide: ({ shift, language, bookings }) => {
        const reason = standingShiftCancellation[language].ended;
        const decided = endStandingShift(shift, { changedAt, cancelsBookings, reason }, { now, bookings });
        return { events: [decided.ended], appends: appendsOf(decided.bookings, bookings) };
      },
      locks: ({ shift, bookings }) => locksOf(shift, bookings),
      answer: () => undefined,
      status: 204,
    });
  }
}

const typesOf = (vehicles: readonly VehicleId[]) =>
  allRows<{ vehicleId: VehicleId; type: string }>({
    name: 'standing-shifts.types',
    text: `SELECT id AS "vehicleId", type FROM vehicle WHERE id = ANY ($1::uuid[])`,
    values: [vehicles],
  });
