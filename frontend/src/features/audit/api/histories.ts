import { keys } from '../../../lib/http/keys.js';
import { pagedQuery } from '../../../lib/queries/paged-query.js';
import type { BookingFilter } from '../../booking/api/booking-search.js';

/** Bookings with a history, newest start first. */
export const findBookingsQuery = (filter: BookingFilter) =>
  pagedQuery({ path: '/api/audit/bookings', key: [...keys.histories, filter], filter });
