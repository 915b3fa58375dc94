import type { Zone } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';

export interface WritingOrganisation {
  readonly organizationName: string;
  readonly zone: Zone;
}

/** In whose name and on whose clocks messages are written. */
export const writingOrganisation = (): Query<WritingOrganisation> =>
  query<{ organization_name: string; zone: Zone }, WritingOrganisation>(
    {
      name: 'notifications.organisation',
      text: `SELECT organization_name, zone FROM organisation_settings`,
      values: [],
    },
    ([row]) => {
      if (!row) throw new Error('the row of organisation_settings is missing');
      return { organizationName: row.organization_name, zone: row.zone };
    },
  );
