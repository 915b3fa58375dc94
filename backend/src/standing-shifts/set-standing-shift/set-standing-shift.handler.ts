import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId, StandingShiftId, Zone } from '@rigbook/contracts/kernel';
import type { StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, responderIn } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { STANDING_SHIFT_STREAM, streamOf } from '../standing-shift.events.js';
import { planFacts } from './plan-facts.query.js';
import { setStandingShift } from './set-standing-shift.decision.js';

export class SetStandingShift extends commandOf<
  { responderId: ResponderId; plan: StandingPlan; zone: Zone },
  { readonly id: string }
>() {}

@CommandHandler(SetStandingShift)
export class SetStandingShiftHandler implements ICommandHandler<SetStandingShift> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  execute({ responderId, plan, zone, context }: SetStandingShift): Promise<{ readonly id: string }> {
    const id = this.ids.newId() as StandingShiftId;
    return decide(this.events, {
      context,
      stream: { id: streamOf(id), type: STANDING_SHIFT_STREAM, isNew: true },
      reads: [planFacts(responderId, plan)],
      facts: (_history, [stored]) => {
        if (!stored) throw new Refusal('RESPONDER_NOT_FOUND');
        const mayBookFor = stored.mayRequest && responderIn(context.actor) !== responderId;
        return { ...stored, mayBookFor, now: context.now, zone };
      },
      decide: (facts) => ({ events: [setStandingShift(responderId, plan, facts)] }),
      locks: () => [responderId],
      answer: () => ({ id }),
      status: 201,
    });
  }
}
