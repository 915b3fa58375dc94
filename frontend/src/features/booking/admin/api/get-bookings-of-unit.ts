import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** The bookings of the responder with that unit, newest start first. */
export const bookingsOfUnitQuery = (unitNumber: string) =>
  pagedQuery({ path: '/api/admin/bookings', key: keys.bookingsOfUnit(unitNumber), filter: { unitNumber }, atOnce: 10 });
