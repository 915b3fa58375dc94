import { ReleaseBookings } from '../../src/booking/commands/release-bookings/release-bookings.js';
import { EventStore } from '../../src/platform/event-store/index.js';
import { Clock } from '../../src/platform/time/clock.js';
import { Ids } from '../../src/platform/time/ids.js';
import type { TestApp } from './app.js';

/** What a worker does every minute: ends bookings whose shift did not begin by the time of the app's clock. */
export const releaseBookings = ({ nest, database }: Pick<TestApp, 'nest' | 'database'>): Promise<void> =>
  new ReleaseBookings(database, nest.get(EventStore), nest.get(Clock), nest.get(Ids)).takeTurn();
