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

type FactsRow = Omit<ResponderFacts, 'profileComplete'> & {
  readonly email: string | null;
  readonly phoneNumber: string | null;
};

/** Undefined if unknown or erased. */
export const responderFacts = (responderId: ResponderId): Query<ResponderFacts | undefined> =>
  query<FactsRow, ResponderFacts | undefined>(
    {
      name: 'responder-facts.one',
      text: `SELECT unit_number AS "unitNumber", first_name AS "firstName", last_name AS "lastName", email,
                    phone_number AS "phoneNumber", department, is_admin AS "isAdmin",
                    license_verified AS "licenceVerified"
             FROM responder WHERE id = $1`,
      values: [responderId],
    },
    ([row]) => row && toFacts(row),
  );

const toFacts = ({ email, phoneNumber, ...facts }: FactsRow): ResponderFacts => ({
  ...facts,
  profileComplete: isProfileComplete({ ...facts, email, phoneNumber }),
});
