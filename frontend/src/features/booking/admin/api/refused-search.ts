import { requestRefusalCodes } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { Zone } from '@rigbook/contracts/kernel/time';
import { address, oneOf, type SearchOf } from '../../../../lib/address.js';
import { bookingFields, bookingFilterOf } from '../../api/booking-search.js';

const { q: _words, ...fields } = bookingFields;

/** What the list of refused requests is narrowed by. The days are those of the refusals. */
export const refusedAddress = address({ ...fields, reason: oneOf(requestRefusalCodes) });
export type RefusedSearch = SearchOf<typeof refusedAddress>;

/** What the API is asked for. */
export const refusedFilterOf = ({ reason, ...search }: RefusedSearch, zone: Zone) => {
  const { search: _none, ...filter } = bookingFilterOf(search, zone);
  return { ...filter, ...(reason && { code: reason }) };
};

export type RefusedFilter = ReturnType<typeof refusedFilterOf>;
