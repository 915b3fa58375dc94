import { withConnection } from '../../platform/database/with-connection.js';
import { StartFailure } from '../running/start-failure.js';

/** Does the work while no other process seeds this database; the lock ends with the process. @throws StartFailure */
export const withSeedLock = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ ours: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('npm run seed', 0)) AS ours`,
    );
    if (!rows[0]?.ours)
      throw new StartFailure('Another npm run seed is running on this database. Wait until it has finished.');
    return work();
  });
