import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DamageId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { DamageSteps } from '../vehicle-damage/damage-steps.js';
import type { DamageResponse } from '../vehicle-damage/damage.response.js';
import { reopenDamage } from './reopen-damage.decision.js';

export class ReopenDamage {
  constructor(
    readonly damageId: DamageId,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(ReopenDamage)
export class ReopenDamageHandler implements ICommandHandler<ReopenDamage, DamageResponse> {
  constructor(private readonly steps: DamageSteps) {}

  execute({ damageId, context }: ReopenDamage): Promise<DamageResponse> {
    return this.steps.take(damageId, context, (vehicle, { booking_id: bookingId }) =>
      reopenDamage(vehicle, { damageId, bookingId }),
    );
  }
}
