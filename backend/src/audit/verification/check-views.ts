import type { EventStoreWiring } from '../../platform/event-store/event-store.wiring.js';
import type { Difference } from '../../platform/event-store/rebuild/compare-tables.js';
import { RebuildUnderWay } from '../../platform/event-store/rebuild/rebuild-connections.js';
import { selectProjections, tablesOf } from '../../platform/event-store/rebuild/selected-projections.js';
import { verify } from '../../platform/event-store/rebuild/verify.js';
import { fault } from '../../platform/seal/verify/fault.js';
import { type Checked, failedIf } from './checked.js';

/** Is every read model what its replay makes of the log? Not checked while a replay is under way. @throws the signal's reason */
export async function checkViews(
  url: string,
  wiring: EventStoreWiring,
  signal: AbortSignal,
): Promise<Omit<Checked, 'checkedAt'>> {
  const counted = tablesOf(selectProjections(wiring)).length;
  try {
    const [difference] = await verify({ url, wiring, signal });
    return { check: 'views', counted, ...failedIf(difference ? faultOf(difference) : null) };
  } catch (error) {
    if (!(error instanceof RebuildUnderWay)) throw error;
    return { check: 'views', counted: 0, outcome: 'not-checked', fault: null };
  }
}

/** The row stays where it is: whoever runs the server sees it by `npm run replay -- --verify`. */
const faultOf = ({ table, onlyIn }: Difference) => fault('view-differs', { subject: `${table} (${onlyIn})` });
