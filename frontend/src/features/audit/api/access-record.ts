import { accessKinds } from '@rigbook/contracts/access-record/access-record.words';
import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { addDays, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { Zone } from '@rigbook/contracts/kernel/time';
import { address, day, matching, oneOf, text, uuid, type SearchOf } from '../../../lib/address.js';
import { keys } from '../../../lib/http/keys.js';
import { pagedQuery } from '../../../lib/queries/paged-query.js';

const LONGEST_NETWORK = 49;

/** Filters for the access record. */
export const accessAddress = address({
  kind: oneOf(accessKinds),
  unit: matching(isUnitNumber),
  person: uuid,
  network: text(LONGEST_NETWORK),
  from: day,
  to: day,
});
export type AccessSearch = SearchOf<typeof accessAddress>;

/** The API's query parameters: days become instants in the organization's zone. */
const accessFilterOf = ({ kind, unit, person, network, from, to }: AccessSearch, zone: Zone) => ({
  ...(kind && { kind }),
  ...(unit && { unitNumber: unit }),
  ...(person && { responderId: person }),
  ...(network && { network }),
  ...(from && { from: startOfDay(from, zone) }),
  ...(to && { to: startOfDay(addDays(to, 1), zone) }),
});

/** Entries that match, latest first. */
export const accessRecordQuery = (search: AccessSearch, zone: Zone) => {
  const filter = accessFilterOf(search, zone);
  return pagedQuery({ path: '/api/audit/access-record', key: [...keys.accessRecord, filter], filter });
};
