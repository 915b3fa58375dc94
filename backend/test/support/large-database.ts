import { instant, type Period, periodOf } from '@rigbook/contracts/kernel/time';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { openTestDatabase, type TestDatabase } from './database.js';
import { type SeededBookings, seedBookings } from './seed-bookings.js';

export interface LargeDatabase {
  readonly store: TestDatabase;
  readonly seeded: SeededBookings;
}

export const VEHICLES = 20;
export const PAGE = 100;
/** Rows of growing tables that an answer may touch: a page, and what lies beside it in an index block. */
export const MOST_ROWS = 3 * PAGE;

/** Past bookings end here. */
export const largeUntil = instant('2026-11-23T08:00Z');
export const week = (): Period => periodOf(instant('2026-11-22T22:00Z'), 7 * 24);
export const first = { limit: PAGE, after: undefined };
export const laterThan = ({ bookingId }: SeededBookings) => ({
  limit: PAGE,
  after: { at: instant('2025-01-01T00:00Z'), id: bookingId },
});

/** The readings of a shift for each booking; of each thousandth somebody contests one, and before it are kilometers that nobody accounts for. */
export const SHIFT_FOR_EACH = `
  INSERT INTO odometer_shift (booking_id, vehicle_id, taken_at, check_in_km, check_in_read_km, check_in_fuel_percent, returned_at,
                              check_out_km, check_out_read_km, check_out_fuel_percent, check_out_contest, before_km)
  SELECT booking_id, vehicle_id, start_at, 1000, 1000, 50, end_at, 1010, 1010, 40,
         CASE WHEN row_number() OVER (ORDER BY start_at) % 1000 = 0 THEN 'open' END,
         1000 + (row_number() OVER (ORDER BY start_at) % 1000 = 0)::integer - (row_number() OVER (ORDER BY start_at) % 1000 = 1)::integer
  FROM booking_diary;
  ANALYZE odometer_shift;`;

/** Years of bookings, and what `more` adds to them. What is added may refer to what is not there. */
export async function openLargeDatabase(bookings: number, more: string): Promise<LargeDatabase> {
  const store = await openTestDatabase();
  const size = { bookings, vehicles: VEHICLES, responders: 1000, until: largeUntil };
  const seeded = await seedBookings(store.superuserUrl, size);
  await withConnection(store.superuserUrl, (owner) => owner.query(`SET session_replication_role = replica; ${more}`));
  return { store, seeded };
}
