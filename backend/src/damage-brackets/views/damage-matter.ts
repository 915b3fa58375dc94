import { createHash } from 'node:crypto';
import { bracketOf } from '@rigbook/contracts/damage/bracket.rules';
import type { Bracket } from '@rigbook/contracts/damage/damage-history';
import { namedIn } from '@rigbook/contracts/damage/named-in-bracket.rules';
import type { ResponderId } from '@rigbook/contracts/kernel';
import type { VehicleDamageRow } from '../../fleet/vehicle-damage/damage-page.query.js';
import type { damageTable } from '../../fleet/vehicle-damage/vehicle-damage.table.js';
import type { VehicleHistory } from '../../fleet/vehicle.state.js';
import { responderIn, type RowOf } from '../../platform/event-store/index.js';
import { type Dispute, disputeOf, noDamageIn } from './damage-dispute.state.js';
import type { ReadHistory } from './damage-history.query.js';
import { sightingsIn, toldOf, type ToldSighting } from './sightings.js';

/** Damage with all that is known about how it came about. */
export interface DamageMatter<Row extends RowOf<typeof damageTable> = VehicleDamageRow> {
  readonly damage: Row;
  /** undefined for moments, until the shift of the report is in the ledger of the vehicle */
  readonly bracket: Bracket | undefined;
  /** earlier shifts were not read */
  readonly isCut: boolean;
  readonly dispute: Dispute;
  /** what people saw at its spot before it was reported, in their words */
  readonly sightings: readonly ToldSighting[];
}

export function matterOf<Row extends RowOf<typeof damageTable>>(
  damage: Row,
  vehicle: VehicleHistory,
  read: ReadHistory,
): DamageMatter<Row> {
  const bracket = bracketOf(damage, { ...read, sightings: sightingsIn(vehicle), notDamage: noDamageIn(vehicle) });
  return {
    damage,
    bracket,
    isCut: read.isCut && bracket?.lastClean === null,
    dispute: disputeOf(vehicle, damage.damageId),
    sightings: toldOf(bracket?.sightings ?? [], vehicle),
  };
}

/**
 * Whom the damage names: those of its bracket, and who reported it. A bracket becomes narrower when earlier damage is settled as none:
 * who contested it, or to whose shift it was attributed, is still named.
 */
export const namesOf = ({
  damage,
  bracket,
  dispute: { contests, settlements },
}: DamageMatter<RowOf<typeof damageTable>>): readonly ResponderId[] => [
  ...(bracket ? namedIn(bracket) : []),
  damage.responderId,
  ...contests.map(({ responderId }) => responderId),
  ...settlements.flatMap(({ responderId }) => responderId ?? []),
];

/** Tells one bracket from another: what somebody saw, a correction or a late form may have changed it since it was read. */
export const markOf = ({ bracket }: Pick<DamageMatter, 'bracket'>): string =>
  createHash('sha256')
    .update(JSON.stringify(bracket ?? null))
    .digest('hex');

/** Everybody whose name a matter shows. */
export const namedInMatter = (matter: DamageMatter<RowOf<typeof damageTable>>): readonly ResponderId[] => [
  ...namesOf(matter),
  ...matter.dispute.settlements.flatMap(({ by }) => responderIn(by) ?? []),
];

/** What decides whether a person may contest it. */
export const contestFacts = (matter: DamageMatter, responderId: ResponderId) => ({
  since: matter.damage.reportedAt,
  isNamed: namesOf(matter).includes(responderId),
  waits: matter.dispute.waiting.has(responderId),
});
