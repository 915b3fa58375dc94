import { Injectable } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DamageId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { damageById } from '../vehicle-damage/damage-page.query.js';
import { toDamage, type DamageResponse } from '../vehicle-damage/damage.response.js';
import type { VehicleDamageRow } from '../vehicle-damage/damage-page.query.js';
import { VEHICLE_STREAM, type DamageReopened, type DamageResolved } from '../vehicle.events.js';
import { inFleetFrom, type VehicleHistory, type VehicleInFleet } from '../vehicle.state.js';
import { reopenDamage, resolveDamage, type ReportedDamage } from './resolve-damage.decision.js';

export class ResolveDamage extends commandOf<{ damageId: DamageId; note: string | null }, DamageResponse>() {}

export class ReopenDamage extends commandOf<{ damageId: DamageId }, DamageResponse>() {}

type DecideDamage = (vehicle: VehicleInFleet, damage: ReportedDamage) => DamageResolved | DamageReopened;

/** Decisions about damage are stored in the stream of its vehicle. */
@Injectable()
export class DamageDecisions {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal DAMAGE_NOT_FOUND, VEHICLE_NOT_FOUND, CHANGED_MEANWHILE, or one of `decideDamage` */
  async about(damageId: DamageId, context: CommandContext, decideDamage: DecideDamage): Promise<DamageResponse> {
    const { vehicleId: vehicleId, bookingId: bookingId } = await this.row(damageId);
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => inFleetFrom(history),
      decide: (vehicle) => ({ events: [decideDamage(vehicle, { damageId, bookingId })] }),
      locks: () => [vehicleId],
    });
    return toDamage(await this.row(damageId));
  }

  private async row(damageId: DamageId): Promise<VehicleDamageRow> {
    const row = await this.database.fetch(damageById(damageId));
    if (!row) throw new Refusal('DAMAGE_NOT_FOUND');
    return row;
  }
}

@CommandHandler(ResolveDamage)
export class ResolveDamageHandler implements ICommandHandler<ResolveDamage> {
  constructor(private readonly damage: DamageDecisions) {}

  execute({ damageId, note, context }: ResolveDamage): Promise<DamageResponse> {
    return this.damage.about(damageId, context, (vehicle, reported) => resolveDamage(vehicle, { ...reported, note }));
  }
}

@CommandHandler(ReopenDamage)
export class ReopenDamageHandler implements ICommandHandler<ReopenDamage> {
  constructor(private readonly damage: DamageDecisions) {}

  execute({ damageId, context }: ReopenDamage): Promise<DamageResponse> {
    return this.damage.about(damageId, context, reopenDamage);
  }
}
