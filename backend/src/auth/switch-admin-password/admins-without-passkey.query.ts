import type { ResponderId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';

export interface AdminWithoutPasskey {
  readonly id: ResponderId;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Administrators who are not suspended and have no passkey, by unit. */
export const adminsWithoutPasskey = (): Query<readonly AdminWithoutPasskey[]> =>
  allRows<AdminWithoutPasskey>({
    name: 'admin-password.admins-without-passkey',
    text: `SELECT r.id, r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName"
           FROM responder r
           WHERE r.is_admin AND r.suspended_at IS NULL AND NOT EXISTS (SELECT FROM passkey p WHERE p.responder_id = r.id)
           ORDER BY r.unit_number`,
    values: [],
  });
