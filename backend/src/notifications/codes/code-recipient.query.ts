import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { oneRow, type Query } from '../../platform/database/index.js';

/** The person to whom a code goes. */
export interface CodeRecipient {
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string;
  readonly organizationName: string;
  readonly language: Language;
  readonly country: Country;
}

/** Undefined if the person was erased. */
export const codeRecipient = (responderId: ResponderId): Query<CodeRecipient | undefined> =>
  oneRow<CodeRecipient>({
    name: 'code.recipient',
    text: `SELECT coalesce(nullif(concat_ws(' ', r.first_name, r.last_name), ''), r.unit_number) AS name, r.email,
                  r.phone_number AS "phoneNumber", o.organization_name AS "organizationName",
                  coalesce(r.language, o.people_language, o.language) AS language, o.country
           FROM responder r CROSS JOIN organisation_settings o WHERE r.id = $1`,
    values: [responderId],
  });
