import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { oneRow, type Query } from '../../../platform/database/index.js';

export interface OfficeOrAdmins {
  readonly organizationName: string;
  readonly language: Language;
  readonly addresses: readonly string[];
}

/** The addresses of administrators who are not suspended. */
export const ADMIN_ADDRESSES = `ARRAY(SELECT email FROM responder WHERE is_admin AND suspended_at IS NULL AND email <> '' ORDER BY unit_number)`;

/** The contact address of the settings; without one, the administrators that have an address. */
export const officeOrAdmins = (): Query<OfficeOrAdmins | undefined> =>
  oneRow<OfficeOrAdmins>({
    name: 'mail.office-or-admins',
    text: `SELECT organization_name AS "organizationName", language,
                  CASE WHEN contact_email IS NOT NULL THEN ARRAY[contact_email]
                       ELSE ${ADMIN_ADDRESSES} END AS addresses
           FROM organisation_settings`,
    values: [],
  });
