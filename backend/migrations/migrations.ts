import type { MigrationPlan } from '../src/platform/database/migrate.js';
import { EventLog0010 } from './0010-event-log.js';

/** In the order in which they run. A released migration is never changed, only followed by another one. */
export const migrations: MigrationPlan['migrations'] = [EventLog0010];

/** Rows of these tables are added and read, never changed: the application's role gets no other right on them. */
export const appendOnlyTables: readonly string[] = ['event'];
