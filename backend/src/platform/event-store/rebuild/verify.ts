import type pg from 'pg';
import { readCheckpoint } from '../following/checkpoint.statements.js';
import { BEGINNING, isAfter } from '../log/log-place.js';
import type { LogPlace, ReplayedEvent } from '../recorded-event.js';
import { send } from '../../database/one-round-trip.js';
import { Upcasting } from '../upcasting.js';
import { type Difference, firstDifference } from './compare-tables.js';
import { loadShadow } from './load-shadow.js';
import { settledLog, visibleLog } from './log-on-connection.js';
import type { ReplayOptions } from './rebuild.js';
import { withRebuildConnections } from './rebuild-connections.js';
import { type SelectedProjection, selectProjections, tablesOf } from './selected-projections.js';
import { createShadow } from './shadow-tables.js';
import { readDefinitions } from './table-definition.js';

/** Smaller than for a rebuild: it runs in the process that answers requests, and its transactions delay followers. */
const BATCH = 1_000;

export interface VerifyOptions extends ReplayOptions {
  /** ends the comparison early */
  readonly signal?: AbortSignal;
}

/**
 * Rebuilds views next to the current ones and compares them row by row, as of one moment, while the application runs. Changes
 * nothing. Returns the first difference of each table. @throws as `rebuild`, and the signal's reason
 */
export async function verify(options: VerifyOptions): Promise<readonly Difference[]> {
  const { url, wiring, only, onProgress, signal } = options;
  const selected = selectProjections(wiring, only);
  const upcasting = new Upcasting(wiring);
  return withRebuildConnections(url, async (connections) => {
    const { reader, owner } = connections;
    for (const definition of await readDefinitions(owner, selected)) await createShadow(owner, definition);

    let replayed = 0;
    const ends = await endsOf(reader, selected);
    const place = await loadShadow(connections, {
      read: settledLog(reader, upcasting),
      from: BEGINNING,
      batch: BATCH,
      selected,
      choose: ({ projection }, events) => between(BEGINNING, ends.get(projection.name), events),
      onBatch: (events) => {
        replayed += events;
        onProgress?.(replayed);
      },
      signal,
    });

    // read-only, since a writing transaction would delay all followers of the log
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const endsNow = await endsOf(reader, selected);
    const fromOf = ({ projection }: SelectedProjection) => earlier(place, ends.get(projection.name));
    await loadShadow(connections, {
      read: visibleLog(reader, upcasting),
      batch: BATCH,
      from: selected.map(fromOf).reduce(earlier, place),
      selected,
      choose: (one, events) => between(fromOf(one), endsNow.get(one.projection.name), events),
      signal,
    });

    await owner.query('BEGIN READ ONLY');
    const differences: Difference[] = [];
    for (const table of tablesOf(selected))
      differences.push(...(await firstDifference({ live: reader, rebuilt: owner }, table, signal)));
    return differences;
  });
}

/** The checkpoints of the eventual views, where their comparison must end; inline views are always at the end. */
async function endsOf(client: pg.Client, selected: readonly SelectedProjection[]): Promise<Map<string, LogPlace>> {
  const ends = new Map<string, LogPlace>();
  for (const { projection, eventual } of selected) {
    if (!eventual) continue;
    const { rows } = await send(client, readCheckpoint(projection.name));
    ends.set(projection.name, (rows[0] as LogPlace | undefined) ?? BEGINNING);
  }
  return ends;
}

/** The events after a place, up to another one if given. */
function between(
  from: LogPlace,
  end: LogPlace | undefined,
  events: readonly ReplayedEvent[],
): readonly ReplayedEvent[] {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last || (isAfter(first, from) && !(end && isAfter(last, end)))) return events;
  return events.filter((event) => isAfter(event, from) && !(end && isAfter(event, end)));
}

const earlier = (one: LogPlace, other: LogPlace | undefined): LogPlace => (other && isAfter(one, other) ? other : one);
