import { Injectable } from '@nestjs/common';
import type { DamageId } from '@rigbook/contracts/kernel';
import { damageById, damageByIds, type VehicleDamageRow } from '../../fleet/vehicle-damage/damage-page.query.js';
import { VEHICLE_STREAM, type VehicleEvent } from '../../fleet/vehicle.events.js';
import type { VehicleHistory } from '../../fleet/vehicle.state.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { damageHistory } from './damage-history.query.js';
import { type DamageMatter, matterOf } from './damage-matter.js';

@Injectable()
export class DamageMatters {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal DAMAGE_NOT_FOUND if no booking reported it */
  async about(damageId: DamageId): Promise<DamageMatter> {
    const damage = await this.reported(damageId);
    const [vehicle, [history]] = await this.events.readFacts(damage.vehicleId, [historyFor(damage)] as const);
    return matterOf(damage, vehicle as VehicleHistory, history);
  }

  /** The same for several: their vehicles are read once each, on one connection. */
  async aboutAll(damageIds: readonly DamageId[]): Promise<readonly DamageMatter[]> {
    const damages = await this.database.fetch(damageByIds(damageIds));
    if (damages.length === 0) return [];
    const vehicles = [...new Set(damages.map(({ vehicleId }) => vehicleId))];
    const said = await this.events.readStreams<VehicleEvent>(vehicles);
    const histories = await this.database.fetchAll(damages.map(historyFor));
    return damages.map((damage, nth) =>
      matterOf(
        damage,
        said.filter(({ stream }) => stream === damage.vehicleId),
        histories[nth] ?? { shifts: [], looks: [], isCut: false },
      ),
    );
  }

  /**
   * What is said about damage is stored in the stream of its vehicle, also of a retired one.
   * @throws Refusal DAMAGE_NOT_FOUND, CHANGED_MEANWHILE, or one of `say`
   */
  async decide(
    damageId: DamageId,
    context: CommandContext,
    say: (matter: DamageMatter) => readonly VehicleEvent[],
  ): Promise<undefined> {
    const { vehicleId } = await this.reported(damageId);
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: async (vehicle: VehicleHistory) => {
        // read after the history of the vehicle, which decides again if it has grown
        const damage = await this.reported(damageId);
        return matterOf(damage, vehicle, await this.database.fetch(historyFor(damage)));
      },
      decide: (matter) => ({ events: say(matter) }),
      locks: () => [vehicleId],
      answer: () => undefined,
    });
    return undefined;
  }

  private async reported(damageId: DamageId): Promise<VehicleDamageRow> {
    const row = await this.database.fetch(damageById(damageId));
    if (!row) throw new Refusal('DAMAGE_NOT_FOUND');
    return row;
  }
}

const historyFor = ({ vehicleId, reportedAt }: VehicleDamageRow): ReturnType<typeof damageHistory> =>
  damageHistory(vehicleId, reportedAt);
