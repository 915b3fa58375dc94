import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { oneRow, type Query } from '../../../platform/database/index.js';

/** The person who asked for a test, with addresses and the organization's name. */
export interface Tester {
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string;
  readonly organizationName: string;
  readonly language: Language;
  readonly country: Country;
}

/** Undefined if the person was erased. */
export const testerOf = (responderId: ResponderId): Query<Tester | undefined> =>
  oneRow<Tester>({
    name: 'channel.tester',
    text: `SELECT coalesce(nullif(concat_ws(' ', r.first_name, r.last_name), ''), r.unit_number) AS name, r.email,
                  r.phone_number AS "phoneNumber", o.organization_name AS "organizationName", o.language, o.country
           FROM responder r CROSS JOIN organisation_settings o WHERE r.id = $1`,
    values: [responderId],
  });
