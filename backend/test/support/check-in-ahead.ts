import { withConnection } from '../../src/platform/database/with-connection.js';

/**
 * Lets bookings of the next days be checked in now, in the database of that owner. For tests that book ahead and
 * then go through the steps of the shift.
 */
export const openCheckInDaysAhead = (url: string): Promise<void> =>
  withConnection(url, async (client) => {
    await client.query(`UPDATE organisation_settings SET check_in_opens_minutes_before = 14 * 24 * 60`);
  });
