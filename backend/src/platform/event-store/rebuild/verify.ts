import type pg from 'pg';
import { readCheckpoint } from '../checkpoint.statements.js';
import { logBatches } from '../log-batches.js';
import { BEGINNING, isAfter } from '../log-place.js';
import type { LogPlace, RecordedEvent } from '../recorded-event.js';
import { send } from '../transaction-pipeline.js';
import { Upcasting } from '../upcasting.js';
import { type Difference, firstDifference } from './compare-tables.js';
import { loadShadow, REPLAY_BATCH } from './load-shadow.js';
import { settledLog, visibleLog } from './log-on-connection.js';
import type { ReplayOptions } from './rebuild.js';
import { withRebuildConnections } from './rebuild-connections.js';
import { type SelectedProjection, selectProjections, tablesOf } from './selected-projections.js';
import { createShadow } from './shadow-tables.js';
import { readDefinition } from './table-definition.js';
import { writeShadow } from './write-shadow.js';

/**
 * Builds views anew beside the present ones and compares them row by row, as of one moment, while the application goes on.
 * Changes nothing. Answers the first difference of each table. @throws as `rebuild`
 */
export async function verify({ url, wiring, only, onProgress }: ReplayOptions): Promise<readonly Difference[]> {
  const selected = selectProjections(wiring, only);
  const upcasting = new Upcasting(wiring.upcasters);
  return withRebuildConnections(url, async (connections) => {
    const { reader, owner } = connections;
    for (const table of tablesOf(selected)) await createShadow(owner, await readDefinition(owner, table));

    let replayed = 0;
    const ends = await endsOf(reader, selected);
    const place = await loadShadow(connections, {
      read: settledLog(reader, upcasting),
      from: BEGINNING,
      selected,
      choose: ({ projection }, events) => upTo(ends.get(projection.name), events),
      onBatch: (events) => {
        replayed += events;
        onProgress?.(replayed);
      },
    });

    await owner.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const endsNow = await endsOf(owner, selected);
    for (const { projection } of selected) {
      const from = earlier(place, ends.get(projection.name));
      for await (const events of logBatches(visibleLog(owner, upcasting), from, REPLAY_BATCH)) {
        await writeShadow(owner, [projection], upTo(endsNow.get(projection.name), events));
      }
    }
    const differences: Difference[] = [];
    for (const table of tablesOf(selected)) differences.push(...(await firstDifference(owner, table)));
    await owner.query('ROLLBACK');
    return differences;
  });
}

/** How far the live eventual views have come, which is where their comparison has to end; inline ones are always at the end. */
async function endsOf(client: pg.Client, selected: readonly SelectedProjection[]): Promise<Map<string, LogPlace>> {
  const ends = new Map<string, LogPlace>();
  for (const { projection, eventual } of selected) {
    if (!eventual) continue;
    const { rows } = await send(client, readCheckpoint(projection.name));
    ends.set(projection.name, (rows[0] as LogPlace | undefined) ?? BEGINNING);
  }
  return ends;
}

function upTo(end: LogPlace | undefined, events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const last = events.at(-1);
  return !end || !last || !isAfter(last, end) ? events : events.filter((event) => !isAfter(event, end));
}

const earlier = (one: LogPlace, other: LogPlace | undefined): LogPlace => (other && isAfter(one, other) ? other : one);
