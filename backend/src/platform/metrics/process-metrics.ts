import { subscribe } from 'node:diagnostics_channel';
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/index.js';
import { committed, refused, roundTrips, type RoundTrip } from '../observed/observed.js';

/** What this process does: memory, event loop and garbage collection, its use of the database, events and refusals. */
export function measureProcess(registry: Registry, database: Database): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const trips = new Counter({
    name: 'rigbook_database_round_trips_total',
    help: 'Round trips of named statements to the database, without those of the queue',
    registers,
  });
  const statements = new Counter({
    name: 'rigbook_database_statements_total',
    help: 'Statements run in them',
    registers,
  });
  subscribe(roundTrips.start.name, (trip) => {
    trips.inc();
    statements.inc((trip as RoundTrip).statements.length);
  });

  new Gauge({
    name: 'rigbook_database_pool',
    help: 'Connections of the pool that are busy or idle, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.poolState())) this.set({ state }, count);
    },
  });

  const events = new Counter({
    name: 'rigbook_events_appended_total',
    help: 'Events appended by this process',
    labelNames: ['type'],
    registers,
  });
  committed.listen((appended) => {
    for (const { type } of appended) events.inc({ type });
  });

  const refusals = new Counter({
    name: 'rigbook_refusals_total',
    help: 'Requests that were refused, by the code of the refusal',
    labelNames: ['code'],
    registers,
  });
  refused.listen((code) => refusals.inc({ code }));
}
