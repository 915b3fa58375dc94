import type { DamageId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';
import type { Page, PageRequest } from '../../platform/http/page.js';
import { SELECT_DAMAGE, type VehicleDamageRow } from './vehicle-damage.row.js';

export const damageStandings = ['open', 'resolved'] as const;
export type DamageStanding = (typeof damageStandings)[number];

export interface DamageFilter {
  readonly standing: DamageStanding;
  readonly vehicleId?: VehicleId | undefined;
}

/** What is open is ordered by when it was reported, what is resolved by when that was; each has its own indexes. */
const lists = {
  open: { where: 'd.resolved_at IS NULL AND v.retired_at IS NULL', at: 'd.reported_at' },
  resolved: { where: 'd.resolved_at IS NOT NULL', at: 'd.resolved_at' },
} as const;

/** One page of damage, newest first; one row more than asked for tells whether another page follows. */
export function damagePage(
  { standing, vehicleId }: DamageFilter,
  { limit, after }: PageRequest,
): Query<Page<VehicleDamageRow>> {
  const { where, at } = lists[standing];
  const values: unknown[] = [limit + 1];
  const conditions: string[] = [where];
  if (vehicleId !== undefined) conditions.push(`d.vehicle_id = $${values.push(vehicleId)}`);
  if (after) conditions.push(`(${at}, d.damage_id) < ($${values.push(after.at)}, $${values.push(after.id)})`);
  const name = ['vehicle-damage', standing, vehicleId && 'of-vehicle', after && 'after'].filter(Boolean).join('.');
  return query<VehicleDamageRow, Page<VehicleDamageRow>>(
    {
      name,
      text: `${SELECT_DAMAGE} WHERE ${conditions.join(' AND ')} ORDER BY ${at} DESC, d.damage_id DESC LIMIT $1`,
      values,
    },
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );
}

/** Where a row stands in its list. */
export const placeInDamage = ({ damage_id, reported_at, resolved_at }: VehicleDamageRow) => ({
  at: resolved_at ?? reported_at,
  id: damage_id,
});

/** Undefined where no checkout reported such a damage. */
export const damageById = (damageId: DamageId): Query<VehicleDamageRow | undefined> =>
  query<VehicleDamageRow, VehicleDamageRow | undefined>(
    { name: 'vehicle-damage.by-id', text: `${SELECT_DAMAGE} WHERE d.damage_id = $1`, values: [damageId] },
    ([row]) => row,
  );
