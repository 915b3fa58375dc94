import type { Pool } from 'pg';
import { wiring } from '../../src/app/app.module.js';
import { Database } from '../../src/platform/database/database.js';
import { Notifier } from '../../src/platform/database/notifier.js';
import { openDataSource } from '../../src/platform/database/open-data-source.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { UuidIds } from '../../src/platform/time/ids.js';

export interface OpenStore {
  readonly database: Database;
  readonly store: EventStore;
  /** the same connections without the store, for baselines */
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

const POOL_SIZE = 16;

/** The store as the application has it, with a connection for each writer and one for the announcements. */
export async function openStore(url: string, writers: number, views = wiring): Promise<OpenStore> {
  const poolSize = Math.max(POOL_SIZE, writers + 1);
  const dataSource = await openDataSource({ url, poolSize });
  const database = new Database(dataSource);
  const notifier = new Notifier(database);
  return {
    database,
    store: new EventStore(database, new UuidIds(), notifier, views),
    pool: (dataSource.driver as unknown as { master: Pool }).master,
    close: async () => {
      await notifier.onApplicationShutdown();
      await dataSource.destroy();
    },
  };
}
