import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DamageId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { DamageSteps } from '../vehicle-damage/damage-steps.js';
import type { DamageResponse } from '../vehicle-damage/damage.response.js';
import { resolveDamage } from './resolve-damage.decision.js';

export class ResolveDamage {
  constructor(
    readonly damageId: DamageId,
    readonly note: string | null,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(ResolveDamage)
export class ResolveDamageHandler implements ICommandHandler<ResolveDamage, DamageResponse> {
  constructor(private readonly steps: DamageSteps) {}

  execute({ damageId, note, context }: ResolveDamage): Promise<DamageResponse> {
    return this.steps.take(damageId, context, (vehicle, { booking_id: bookingId }) =>
      resolveDamage(vehicle, { damageId, bookingId, note }),
    );
  }
}
