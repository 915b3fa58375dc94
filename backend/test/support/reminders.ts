import { Reminders } from '../../src/notifications/reminders/reminders.js';
import { Clock } from '../../src/platform/time/clock.js';
import type { TestApp } from './app.js';

/** What a worker does every minute: queues the reminders that are due by the time of the app's clock. */
export const queueReminders = ({ nest, database }: Pick<TestApp, 'nest' | 'database'>): Promise<void> =>
  new Reminders(database, nest.get(Clock)).takeTurn();
