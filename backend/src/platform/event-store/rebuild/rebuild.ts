import type { EventStoreWiring } from '../event-store.wiring.js';
import { BEGINNING } from '../log/log-place.js';
import { Upcasting } from '../upcasting.js';
import { loadShadow } from './load-shadow.js';
import { settledLog } from './log-on-connection.js';
import { withRebuildConnections } from './rebuild-connections.js';
import { selectProjections } from './selected-projections.js';
import { completeShadow, createShadow, validateGuards } from './shadow-tables.js';
import { swapTables } from './swap-tables.js';
import { readDefinitions } from './table-definition.js';

export interface ReplayOptions {
  /** connection string of the tables' owner */
  readonly url: string;
  readonly wiring: EventStoreWiring;
  /** names of views; empty: all */
  readonly only?: readonly string[];
  /** receives the number of events replayed so far */
  readonly onProgress?: (events: number) => void;
}

/**
 * Rebuilds views from the log and replaces the current ones while the application runs (docs/adr/0013). Returns the number of events
 * replayed before the tables were locked.
 * @throws UnknownProjection, RebuildUnderWay, NotRebuildable
 */
export async function rebuild({ url, wiring, only, onProgress }: ReplayOptions): Promise<number> {
  const selected = selectProjections(wiring, only);
  const upcasting = new Upcasting(wiring);
  return withRebuildConnections(url, async (connections) => {
    const { reader, owner } = connections;
    const definitions = await readDefinitions(owner, selected);
    for (const definition of definitions) await createShadow(owner, definition);

    let replayed = 0;
    let place = BEGINNING;
    const catchUp = async () => {
      const read = settledLog(reader, upcasting);
      const onBatch = (events: number) => {
        replayed += events;
        onProgress?.(replayed);
      };
      return (place = await loadShadow(connections, { read, from: place, selected, onBatch }));
    };
    await catchUp();
    for (const definition of definitions) await completeShadow(owner, definition);
    await swapTables({ owner, selected, definitions, upcasting, catchUp });
    for (const definition of definitions) await validateGuards(owner, definition);
    return replayed;
  });
}
