import { type Instant, instantOfMillis, millisOf } from '@rigbook/contracts/kernel/time';
import type { Database } from '../../platform/database/database.js';
import { withConnection } from '../../platform/database/with-connection.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { rebuild } from '../../platform/event-store/rebuild/rebuild.js';
import { wiring } from '../app.module.js';
import { Dice } from './dice.js';
import { insertResponder } from '../../responders/responder.statements.js';
import { addToFleet, madeUpFleet } from './made-up-fleet.js';
import { madeUpPeople, register } from './made-up-people.js';
import { presentResponders, presentVehicles, zoneOfOrganisation } from './organisation-facts.query.js';
import { planBookings, WINDOW_MS } from './plan-bookings.js';
import { eventsInOrder } from './events-in-order.js';
import { writeLog } from './write-log.js';

export interface SeedSize {
  readonly bookings: number;
  /** total, including existing ones; the same for vehicles */
  readonly responders: number;
  readonly vehicles: number;
}

export interface SeedTarget {
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
  const people = madeUpPeople(size.responders - present.length, present, dice);
  const fleet = madeUpFleet(size.vehicles - vehicles.length, vehicles);
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
    lock: 'seed',
    appends: [...people.map(register), ...fleet.map(addToFleet)],
    statements: people.map((record) => insertResponder(record, begunAt)),
  });
  const context = { nowMs: millisOf(now), zone, dice, odometers: new Map() };
  const admins = present.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
  await withConnection(url, async (client) => {
    await client.query('BEGIN');
    await writeLog(client, eventsInOrder(planned, context, admins), (events) =>
      onProgress(`Wrote ${events} events so far`),
    );
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE) event, responder');
  });
  await rebuild({ url, wiring, onProgress: (events) => onProgress(`Built views from ${events} events so far`) });
}
