import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { DiaryFilter } from './diary-search.js';

/** More would make the screen slow and help nobody to find one; each decision reads them again. */
const mostPages = 20;

/** All bookings that the filter lets through, in its order. */
export const bookingDiaryQuery = (filter: DiaryFilter) =>
  pagedQuery({ path: '/api/admin/bookings', key: [...keys.adminBookings, filter], filter, mostPages });
