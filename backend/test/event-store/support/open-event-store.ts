import { instant } from '@rigbook/contracts/kernel/time';
import { v7 } from 'uuid';
import { Database } from '../../../src/platform/database/database.js';
import { Notifier } from '../../../src/platform/database/notifier.js';
import { openDataSource } from '../../../src/platform/database/open-data-source.js';
import type { Append, CommandContext } from '../../../src/platform/event-store/commit.js';
import { EventStore } from '../../../src/platform/event-store/event-store.js';
import type { EventStoreWiring } from '../../../src/platform/event-store/event-store.wiring.js';
import type { DomainEvent } from '../../../src/platform/event-store/recorded-event.js';
import { UuidIds } from '../../../src/platform/time/ids.js';

export const context: CommandContext = {
  actor: 'system:test',
  now: instant('2026-11-22T16:00:00.000Z'),
  correlationId: 'test',
};

export const newId = () => v7();

export const append = (stream: string, expectedVersion: number, ...events: DomainEvent[]): Append => ({
  stream,
  streamType: 'rental',
  expectedVersion,
  events,
});

/** Milliseconds. Many connections at once take long on a busy machine; how long people wait is not what is tested here. */
export const patient = { connectionTimeoutMillis: 30_000, statement_timeout: 30_000, query_timeout: 30_000 };

/** A store with a pool of its own on the database behind the connection string, with the application's rights. */
export async function openEventStore(url: string, wiring: EventStoreWiring, poolSize?: number) {
  const dataSource = await openDataSource({ url, limits: patient, ...(poolSize !== undefined && { poolSize }) });
  const database = new Database(dataSource);
  const notifier = new Notifier(database);
  return {
    dataSource,
    database,
    notifier,
    store: new EventStore(database, new UuidIds(), notifier, wiring),
    async close() {
      await notifier.onApplicationShutdown();
      await dataSource.destroy();
    },
  };
}
