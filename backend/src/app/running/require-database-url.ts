import type { Configuration } from '../../platform/configuration/configuration.js';
import { StartFailure } from './start-failure.js';

/** Processes that share one database cannot each bring a server along. */
export function requireDatabaseUrl({ databaseUrl }: Configuration): void {
  if (!databaseUrl) throw new StartFailure('DATABASE_URL is not set: only npm start brings its own Postgres.');
}
