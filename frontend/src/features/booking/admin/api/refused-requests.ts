import { requestRefusalCodes } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { Zone } from '@rigbook/contracts/kernel/time';
import { address, oneOf, type SearchOf } from '../../../../lib/address.js';
import { bookingFields, bookingFilterOf } from '../../api/booking-search.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

const { q: _words, ...fields } = bookingFields;

/** Filters for the refused requests. The days are those of the refusals. */
export const refusedAddress = address({ ...fields, reason: oneOf(requestRefusalCodes) });
export type RefusedSearch = SearchOf<typeof refusedAddress>;

/** The API's query parameters. */
export const refusedFilterOf = ({ reason, ...search }: RefusedSearch, zone: Zone) => {
  const { search: _none, ...filter } = bookingFilterOf(search, zone);
  return { ...filter, ...(reason && { code: reason }) };
};

export type RefusedFilter = ReturnType<typeof refusedFilterOf>;

/** Refused requests that match the filter, latest first. */
export const refusedRequestsQuery = (filter: RefusedFilter, atOnce: number) =>
  pagedQuery({
    path: '/api/admin/refused-requests',
    key: [...keys.adminRefusedRequests, filter, atOnce],
    filter,
    atOnce,
  });
