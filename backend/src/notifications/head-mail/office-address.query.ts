import type { Zone } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { query, type Query } from '../../platform/database/index.js';

interface OfficeAddress {
  readonly organizationName: string;
  readonly contactEmail: string | null;
  readonly zone: Zone;
  readonly language: Language;
}

/** The contact address of the settings, for mails about the running of Rigbook. */
export const officeAddress = (): Query<OfficeAddress> =>
  query<OfficeAddress, OfficeAddress>(
    {
      name: 'office-address',
      text: `SELECT organization_name AS "organizationName", contact_email AS "contactEmail", zone, language
             FROM organisation_settings`,
      values: [],
    },
    ([row]) => {
      if (!row) throw new Error('the row of organisation_settings is missing');
      return row;
    },
  );
