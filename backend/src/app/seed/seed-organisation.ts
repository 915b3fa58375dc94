import { type Instant, instantOfMillis, millisOf } from '@rigbook/contracts/kernel';
import type { Database } from '../../platform/database/index.js';
import { withConnection } from '../../platform/database/with-connection.js';
import type { EventStore } from '../../platform/event-store/index.js';
import { rebuild } from '../../platform/event-store/rebuild/rebuild.js';
import { insertResponder } from '../../responders/responder.statements.js';
import { wiring } from '../app.module.js';
import { StartFailure } from '../running/run-main.js';
import { Dice } from './dice.js';
import { eventsInOrder, writeLog } from './write-log.js';
import { addToFleet, sampleFleet, samplePeople, register } from './sample-organisation.js';
import { presentResponders, presentVehicles, zoneOfOrganisation } from './organisation-facts.query.js';
import { sampleDocument, signedSamples } from './sample-document.js';
import { planBookings, WINDOW_MS } from './plan-bookings.js';

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

export interface SeedSize {
  readonly bookings: number;
  /** total, including existing ones; the same for vehicles */
  readonly responders: number;
  readonly vehicles: number;
}

interface SeedTarget {
  /** connection string of the tables' owner */
  readonly url: string;
  readonly database: Database;
  readonly store: EventStore;
  readonly now: Instant;
  /** receives a line about the progress */
  readonly onProgress?: (line: string) => void;
}

/**
 * Adds made-up people, vehicles and bookings up to that size: first people and vehicles, then the log of all bookings in one
 * transaction, then every view from the log. The guards of the views check that the made-up bookings follow the rules.
 */
export async function seedOrganisation(target: SeedTarget, size: SeedSize): Promise<void> {
  const { url, database, store, now, onProgress = () => {} } = target;
  const [present, vehicles, zone] = await database.fetchAll([
    presentResponders(),
    presentVehicles(),
    zoneOfOrganisation(),
  ]);
  const dice = new Dice();
  const people = samplePeople(size.responders - present.length, present, dice);
  const fleet = sampleFleet(size.vehicles - vehicles.length, vehicles);
  const planned = planBookings(
    {
      count: size.bookings,
      vehicles: [...vehicles, ...fleet],
      responders: [...present, ...people].filter(({ licenceVerified, department }) => licenceVerified && department),
      now,
      zone,
    },
    dice,
  );
  const begunMs = (planned[0]?.startMs ?? millisOf(now)) - 2 * WINDOW_MS;
  onProgress(`Planned ${planned.length} bookings since ${instantOfMillis(begunMs).slice(0, 10)}`);

  const begunAt = instantOfMillis(begunMs);
  await store.commit({
    context: { actor: 'system:seed', now: begunAt, correlationId: 'seed' },
    locks: ['seed'],
    appends: [...people.map(register), ...fleet.map(addToFleet)],
    statements: people.map((record) => insertResponder(record, begunAt)),
  });
  const document = await sampleDocument();
  const context = { nowMs: millisOf(now), zone, dice, pdfSha256: document.pdfSha256, odometers: new Map() };
  const admins = present.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
  await withConnection(url, async (client) => {
    await client.query('BEGIN');
    await writeLog(client, eventsInOrder(planned, context, admins), (events) =>
      onProgress(`Wrote ${events} events so far`),
    );
    await client.query(signedSamples(document));
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE) event, responder');
  });
  await rebuild({ url, wiring, onProgress: (events) => onProgress(`Built views from ${events} events so far`) });
}
