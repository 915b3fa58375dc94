import type { Department } from '@rigbook/contracts/responders/responder.words';
import { DEFAULT_ZONE, type ResponderId, type Zone } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';
import type { SeededVehicle } from './plan-bookings.js';

/** True if anything was recorded apart from settings and the demo's data. */
export const usedByPeople = (): Query<boolean> =>
  query<{ used: boolean }, boolean>(
    {
      name: 'seed.used-by-people',
      text: `SELECT EXISTS (SELECT FROM event WHERE stream_type <> 'settings' AND actor <> 'system:demo') AS used`,
      values: [],
    },
    ([row]) => row?.used ?? false,
  );

export const zoneOfOrganisation = (): Query<Zone> =>
  query<{ zone: Zone }, Zone>(
    { name: 'seed.zone', text: 'SELECT zone FROM organisation_settings', values: [] },
    ([row]) => row?.zone ?? DEFAULT_ZONE,
  );

export interface PresentResponder {
  readonly id: ResponderId;
  readonly unitNumber: string;
  readonly department: Department | null;
  readonly isAdmin: boolean;
  readonly licenceVerified: boolean;
}

export const presentResponders = (): Query<readonly PresentResponder[]> =>
  allRows<PresentResponder>({
    name: 'seed.responders',
    text: `SELECT id, unit_number AS "unitNumber", department, is_admin AS "isAdmin", license_verified AS "licenceVerified"
           FROM responder ORDER BY unit_number`,
    values: [],
  });

export interface PresentVehicle extends SeededVehicle {
  readonly name: string;
}

export const presentVehicles = (): Query<readonly PresentVehicle[]> =>
  allRows<PresentVehicle>({
    name: 'seed.vehicles',
    text: `SELECT id, name, type, allowed_roles AS "allowedRoles" FROM vehicle WHERE retired_at IS NULL ORDER BY name`,
    values: [],
  });
