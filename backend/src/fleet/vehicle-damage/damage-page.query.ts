import type { DamageState } from '@rigbook/contracts/fleet/fleet.words';
import type { DamageId, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, oneRow, query, type Query } from '../../platform/database/index.js';
import { type Page, pageOf, type PageRequest } from '../../platform/http/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { damageTable } from './vehicle-damage.table.js';

/** Damage with the names of its vehicle, its reporter and its resolver. Erased people have no names. */
export interface VehicleDamageRow extends RowOf<typeof damageTable> {
  readonly vehicleName: string;
  readonly inFleet: boolean;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** of the person who saw it too */
  readonly seerUnitNumber: string | null;
  readonly seerFirstName: string | null;
  readonly seerLastName: string | null;
  readonly resolverUnitNumber: string | null;
  readonly resolverFirstName: string | null;
  readonly resolverLastName: string | null;
}

const SELECT_DAMAGE = `
  SELECT ${damageTable.select('d')}, v.name AS "vehicleName", v.retired_at IS NULL AS "inFleet",
         r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName",
         s.unit_number AS "seerUnitNumber", s.first_name AS "seerFirstName", s.last_name AS "seerLastName",
         a.unit_number AS "resolverUnitNumber", a.first_name AS "resolverFirstName", a.last_name AS "resolverLastName"
  FROM vehicle_damage d JOIN vehicle v ON v.id = d.vehicle_id
  LEFT JOIN responder r ON r.id = d.responder_id LEFT JOIN responder a ON a.id = d.resolved_by
  LEFT JOIN responder s ON s.id = d.seen_with`;

export interface DamageFilter {
  readonly state: DamageState;
  readonly vehicleId?: VehicleId | undefined;
}

/** Open damage is ordered by report, resolved damage by resolution; each order has its own indexes. */
const lists = {
  open: { where: 'd.resolved_at IS NULL AND v.retired_at IS NULL', at: 'd.reported_at' },
  resolved: { where: 'd.resolved_at IS NOT NULL', at: 'd.resolved_at' },
} as const;

/** One page of damage, newest first, and one row more to tell whether another page follows. */
export function damagePage(
  { state, vehicleId }: DamageFilter,
  { limit, after }: PageRequest,
): Query<Page<VehicleDamageRow>> {
  const { where, at } = lists[state];
  const values: unknown[] = [limit + 1];
  const conditions: string[] = [where];
  if (vehicleId !== undefined) conditions.push(`d.vehicle_id = $${values.push(vehicleId)}`);
  if (after) conditions.push(`(${at}, d.damage_id) < ($${values.push(after.at)}, $${values.push(after.id)})`);
  const name = ['vehicle-damage', state, vehicleId && 'of-vehicle', after && 'after'].filter(Boolean).join('.');
  return query<VehicleDamageRow, Page<VehicleDamageRow>>(
    {
      name,
      text: `${SELECT_DAMAGE} WHERE ${conditions.join(' AND ')} ORDER BY ${at} DESC, d.damage_id DESC LIMIT $1`,
      values,
    },
    pageOf(limit, ({ reportedAt, resolvedAt, damageId: id }) => ({ at: resolvedAt ?? reportedAt, id })),
  );
}

/** The latest report first. */
export const damageByIds = (damageIds: readonly DamageId[]): Query<readonly VehicleDamageRow[]> =>
  allRows<VehicleDamageRow>({
    name: 'vehicle-damage.by-ids',
    text: `${SELECT_DAMAGE} WHERE d.damage_id = ANY ($1::uuid[]) ORDER BY d.reported_at DESC, d.damage_id DESC`,
    values: [damageIds],
  });

/** Undefined if no booking reported it. */
export const damageById = (damageId: DamageId): Query<VehicleDamageRow | undefined> =>
  oneRow<VehicleDamageRow>({
    name: 'vehicle-damage.by-id',
    text: `${SELECT_DAMAGE} WHERE d.damage_id = $1`,
    values: [damageId],
  });
