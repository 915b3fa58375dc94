import type { ResponderId } from '@rigbook/contracts/kernel';
import { isProfileComplete } from '@rigbook/contracts/responders/profile.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { query, type Query } from '../../platform/database/index.js';

/** Facts about a responder for decisions about their bookings, and names for the answer. */
export interface ResponderFacts {
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly department: Department | null;
  readonly isAdmin: boolean;
  readonly profileComplete: boolean;
  readonly licenceVerified: boolean;
}

/** A row of RESPONDER_FACTS. */
export type ResponderFactsRow = Omit<ResponderFacts, 'profileComplete'> & {
  readonly email: string | null;
  readonly phoneNumber: string | null;
};

/** Columns of `responder r`. */
export const RESPONDER_FACTS = `r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName", r.email,
  r.phone_number AS "phoneNumber", r.department, r.is_admin AS "isAdmin", r.license_verified AS "licenceVerified"`;

/** Undefined if unknown or erased. */
export const responderFacts = (responderId: ResponderId): Query<ResponderFacts | undefined> =>
  query<ResponderFactsRow, ResponderFacts | undefined>(
    {
      name: 'responder-facts.one',
      text: `SELECT ${RESPONDER_FACTS} FROM responder r WHERE r.id = $1`,
      values: [responderId],
    },
    ([row]) => row && toResponderFacts(row),
  );

/** Whether the person of `responder r` could sign in and request: not suspended, and no mere auditor. */
export const MAY_REQUEST = `(r.suspended_at IS NULL AND (r.is_admin OR NOT r.is_auditor))`;

/** Undefined if unknown or erased. */
export const mayRequest = (responderId: ResponderId): Query<boolean | undefined> =>
  query<{ may: boolean }, boolean | undefined>(
    {
      name: 'responder-facts.may-request',
      text: `SELECT ${MAY_REQUEST} AS may FROM responder r WHERE r.id = $1`,
      values: [responderId],
    },
    ([row]) => row?.may,
  );

export const toResponderFacts = (row: ResponderFactsRow): ResponderFacts => ({
  unitNumber: row.unitNumber,
  firstName: row.firstName,
  lastName: row.lastName,
  department: row.department,
  isAdmin: row.isAdmin,
  profileComplete: isProfileComplete(row),
  licenceVerified: row.licenceVerified,
});
