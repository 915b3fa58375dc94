import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubstitutionPlanId, VehicleId } from '@rigbook/contracts/kernel';
import { bookingsByIds } from '../../booking/views/booking-diary/booking-diary.query.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { query } from '../../platform/database/index.js';
import { type ConstraintMeanings, decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { streamOfPlan, SUBSTITUTION_PLAN_STREAM } from '../substitutes.events.js';
import { planSubstitutes, type PlanSubstitutes as Plan } from './plan-substitutes.decision.js';

export class PlanSubstitutes extends commandOf<{ plan: Plan }, { readonly id: SubstitutionPlanId }>() {}

/** Of two administrators at once, the second finds the plan of the first. */
const constraintMeanings: ConstraintMeanings = {
  substitution_open_booking: () => new Refusal('ALREADY_BEING_SAVED'),
};

/** Stores what is to be done. A worker does it, step by step (carry-out). */
@CommandHandler(PlanSubstitutes)
export class PlanSubstitutesHandler implements ICommandHandler<PlanSubstitutes> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  execute({ plan, context }: PlanSubstitutes): Promise<{ readonly id: SubstitutionPlanId }> {
    const id = this.ids.newId() as SubstitutionPlanId;
    return decide(this.events, {
      context,
      stream: { id: streamOfPlan(id), type: SUBSTITUTION_PLAN_STREAM, isNew: true },
      reads: [
        bookingsByIds(plan.bookings.map(({ bookingId }) => bookingId)),
        vehiclesOfFleet(plan.bookings.flatMap(({ substituteVehicleId }) => substituteVehicleId ?? [])),
      ],
      facts: (_history, [bookings, vehicles]) => ({
        bookings,
        vehicles,
        now: context.now,
        newId: () => this.ids.newId(),
      }),
      decide: (facts) => ({ events: [planSubstitutes(plan, facts)] }),
      constraintMeanings,
      answer: () => ({ id }),
      status: 201,
    });
  }
}

const vehiclesOfFleet = (ids: readonly VehicleId[]) =>
  query<{ id: VehicleId }, ReadonlySet<VehicleId>>(
    {
      name: 'substitutes.vehicles-of-fleet',
      text: `SELECT id FROM vehicle WHERE id = ANY ($1::uuid[]) AND retired_at IS NULL`,
      values: [ids],
    },
    (rows) => new Set(rows.map(({ id }) => id)),
  );
