import { Injectable } from '@nestjs/common';
import type { DamageId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/database.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { readVehicleInFleet } from '../in-fleet.js';
import { VEHICLE_STREAM, type DamageReopened, type DamageResolved } from '../vehicle.events.js';
import type { VehicleInFleet } from '../vehicle.state.js';
import { damageById } from './damage-page.query.js';
import { toDamage, type DamageResponse } from './damage.response.js';
import type { VehicleDamageRow } from './vehicle-damage.row.js';

type DamageStep = (vehicle: VehicleInFleet, row: VehicleDamageRow) => DamageResolved | DamageReopened;

/** What administrators do about a damage is decided and kept on the stream of its vehicle. */
@Injectable()
export class DamageSteps {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal DAMAGE_NOT_FOUND, VEHICLE_NOT_FOUND, CHANGED_MEANWHILE or what `decide` refuses */
  async take(damageId: DamageId, context: CommandContext, decide: DamageStep): Promise<DamageResponse> {
    const damage = await this.row(damageId);
    await decideInTurn(async () => {
      const { vehicle, version } = await readVehicleInFleet(this.events, damage.vehicle_id);
      await this.events.commit({
        context,
        lock: damage.vehicle_id,
        appends: [
          {
            stream: damage.vehicle_id,
            streamType: VEHICLE_STREAM,
            expectedVersion: version,
            events: [decide(vehicle, damage)],
          },
        ],
      });
    });
    return toDamage(await this.row(damageId));
  }

  private async row(damageId: DamageId): Promise<VehicleDamageRow> {
    const row = await this.database.fetch(damageById(damageId));
    if (!row) throw new Refusal('DAMAGE_NOT_FOUND');
    return row;
  }
}
