import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

/** Bookings whose check-in showed fewer kilometers than the vehicle had before, latest first. */
export const odometerDiscrepanciesQuery = pagedQuery({
  path: '/api/admin/odometer-discrepancies',
  key: keys.odometerDiscrepancies,
  atOnce: 10,
});
