import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { instant, type Zone } from '@rigbook/contracts/kernel/time';
import { withConnection } from '../../src/platform/database/with-connection.js';

/** A Sunday, 06:00 in UTC: the present of the benchmarks. */
export const NOW = instant('2026-11-22T06:00:00.000Z');
export const THIS_SUNDAY = instant('2026-11-22T00:00:00.000Z');

export const ZONE: Zone = 'UTC';

/** `responders` are those without further rights. */
export interface Organisation {
  readonly administrator: ResponderId;
  readonly vehicles: readonly VehicleId[];
  readonly responders: readonly ResponderId[];
}

/** Unit numbers have three digits. */
const UNITS = 1_000;

/** Vehicles, and people, one of them an administrator, with whom everything is in order, in the organization's zone UTC. */
export async function createOrganisation(url: string, vehicles: number, people = 900): Promise<Organisation> {
  return withConnection(url, async (client) => {
    const added = await client.query<{ id: VehicleId }>(
      `INSERT INTO vehicle (id, name, type, location, allowed_roles, service_status, added_at)
       SELECT uuidv7(), 'BLS' || n, 'Basic Life Support', 'Base', '{EMT}', 'available', $2 FROM generate_series(1, $1) n
       RETURNING id`,
      [vehicles, NOW],
    );
    await client.query(
      `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
       SELECT added_at, uuidv7(), id, 1, 1, 'vehicle', 'VehicleAdded', 'system:bench', 'bench',
              jsonb_build_object('name', name, 'type', type, 'location', location, 'allowedRoles', allowed_roles) FROM vehicle`,
    );
    const registered = await client.query<{ id: ResponderId }>(
      `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, license_verified, registered_at)
       SELECT uuidv7(), unit, 'First', 'Last', 'unit' || unit || '@example.org', '0500000' || unit, 'EMT', true, $2
       FROM generate_series($3::integer - $1::integer, $3 - 1) n, lpad(n::text, 3, '0') unit RETURNING id`,
      [people, NOW, UNITS],
    );
    await client.query(`UPDATE organisation_settings SET zone = $1`, [ZONE]);
    const [administrator, ...responders] = registered.rows.map(({ id }) => id);
    if (!administrator) throw new Error('nobody was registered');
    await client.query(`UPDATE responder SET is_admin = true WHERE id = $1`, [administrator]);
    return { vehicles: added.rows.map(({ id }) => id), responders, administrator };
  });
}
