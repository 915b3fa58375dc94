import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { query, type Query } from '../../../platform/database/query.js';

/** Who asks for a test, where they can be reached, and in whose name they are written to. */
export interface Tester {
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string;
  readonly organizationName: string;
  readonly language: Language;
  readonly country: Country;
}

interface TesterRow {
  readonly unit_number: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone_number: string;
  readonly organization_name: string;
  readonly language: Language;
  readonly country: Country;
}

/** Undefined for somebody who was erased meanwhile. */
export const testerOf = (responderId: ResponderId): Query<Tester | undefined> =>
  query<TesterRow, Tester | undefined>(
    {
      name: 'channel.tester',
      text: `SELECT r.unit_number, r.first_name, r.last_name, r.email, r.phone_number, o.organization_name, o.language,
                    o.country
             FROM responder r CROSS JOIN organisation_settings o WHERE r.id = $1`,
      values: [responderId],
    },
    ([row]) =>
      row && {
        name: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.unit_number,
        email: row.email,
        phoneNumber: row.phone_number,
        organizationName: row.organization_name,
        language: row.language,
        country: row.country,
      },
  );
