import { type Bracket, bracketOf, namedIn } from '@rigbook/contracts/damage/bracket.rules';
import type { ResponderId } from '@rigbook/contracts/kernel';
import type { VehicleDamageRow } from '../../fleet/vehicle-damage/damage-page.query.js';
import type { damageTable } from '../../fleet/vehicle-damage/vehicle-damage.table.js';
import type { VehicleHistory } from '../../fleet/vehicle.state.js';
import { responderIn, type RowOf } from '../../platform/event-store/index.js';
import { type Dispute, disputeOf, noDamageIn } from './damage-dispute.state.js';
import type { ReadHistory } from './damage-history.query.js';

/** Damage with all that is known about how it came about. */
export interface DamageMatter<Row extends RowOf<typeof damageTable> = VehicleDamageRow> {
  readonly damage: Row;
  /** undefined for moments, until the shift of the report is in the ledger of the vehicle */
  readonly bracket: Bracket | undefined;
  /** earlier shifts were not read */
  readonly isCut: boolean;
  readonly dispute: Dispute;
}

export function matterOf<Row extends RowOf<typeof damageTable>>(
  damage: Row,
  vehicle: VehicleHistory,
  read: ReadHistory,
): DamageMatter<Row> {
  const bracket = bracketOf(damage, { ...read, notDamage: noDamageIn(vehicle) });
  return {
    damage,
    bracket,
    isCut: read.isCut && bracket?.lastClean === null,
    dispute: disputeOf(vehicle, damage.damageId),
  };
}

/** Whom the damage names: those of its bracket, or who reported it. */
export const namesOf = ({
  damage,
  bracket,
}: Pick<DamageMatter<RowOf<typeof damageTable>>, 'damage' | 'bracket'>): readonly ResponderId[] =>
  bracket ? namedIn(bracket) : [damage.responderId];

/** Everybody whose name a matter shows. */
export const namedInMatter = ({
  dispute: { contests, settlements },
  ...matter
}: DamageMatter<RowOf<typeof damageTable>>): readonly ResponderId[] => [
  ...namesOf(matter),
  ...contests.map(({ responderId }) => responderId),
  ...settlements.flatMap(({ by, responderId }) => [responderIn(by) ?? [], responderId ?? []].flat()),
];

/** What decides whether a person may contest it. */
export const contestFacts = (matter: DamageMatter, responderId: ResponderId) => ({
  reportedAt: matter.damage.reportedAt,
  isNamed: namesOf(matter).includes(responderId),
  waits: matter.dispute.waiting.has(responderId),
});
