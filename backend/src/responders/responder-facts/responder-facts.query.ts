import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { isProfileComplete } from '@rigbook/contracts/responders/profile.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { query, type Query } from '../../platform/database/query.js';

/** What deciding about a booking has to know of its responder, and the names that the answer shows. */
export interface ResponderFacts {
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly department: Department | null;
  readonly isAdmin: boolean;
  readonly profileComplete: boolean;
  readonly licenceVerified: boolean;
}

interface FactsRow {
  readonly unit_number: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly department: Department | null;
  readonly is_admin: boolean;
  readonly license_verified: boolean;
}

/** Undefined for an unknown or erased responder. */
export const responderFacts = (responderId: ResponderId): Query<ResponderFacts | undefined> =>
  query<FactsRow, ResponderFacts | undefined>(
    {
      name: 'responder-facts.one',
      text: `SELECT unit_number, first_name, last_name, email, phone_number, department, is_admin, license_verified
             FROM responder WHERE id = $1`,
      values: [responderId],
    },
    ([row]) => row && toFacts(row),
  );

const toFacts = (row: FactsRow): ResponderFacts => ({
  unitNumber: row.unit_number,
  firstName: row.first_name,
  lastName: row.last_name,
  department: row.department,
  isAdmin: row.is_admin,
  profileComplete: isProfileComplete({
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: row.phone_number,
    department: row.department,
  }),
  licenceVerified: row.license_verified,
});
