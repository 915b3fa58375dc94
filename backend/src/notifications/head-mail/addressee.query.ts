import type { Zone } from '@rigbook/contracts/kernel/time';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { query, type Query } from '../../platform/database/query.js';

export interface HeadAddressee {
  readonly organizationName: string;
  readonly contactEmail: string | null;
  readonly zone: Zone;
  readonly language: Language;
}

/** Where heads go: the contact address of the settings. */
export const headAddressee = (): Query<HeadAddressee> =>
  query<HeadAddressee, HeadAddressee>(
    {
      name: 'head-mail.addressee',
      text: `SELECT organization_name AS "organizationName", contact_email AS "contactEmail", zone, language
             FROM organisation_settings`,
      values: [],
    },
    ([row]) => {
      if (!row) throw new Error('the row of organisation_settings is missing');
      return row;
    },
  );
