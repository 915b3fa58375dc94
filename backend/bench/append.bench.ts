import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { v7 } from 'uuid';
import { compare, type Comparison, type Plan, type Variant } from './measure/interleaved.js';
import { forAWhile } from './measure/for-a-while.js';
import { openStore } from './support/open-store.js';

const GOAL = 0.95;
const event = { type: 'Measured', data: { vehicleId: v7(), responderId: v7(), purpose: 'Weekly training drive' } };

/** An append at the expected version against one prepared INSERT of the same row, by so many writers with a stream each. */
export async function appendAgainstInsert(url: string, writers: number, plan: Plan): Promise<Comparison> {
  const { store, pool, close } = await openStore(url, writers, { inline: [], eventual: [], upcasters: [] });
  const append: Variant = {
    name: 'append',
    perSecond: (milliseconds) => {
      const streams = Array.from({ length: writers }, () => ({ stream: v7(), version: 0 }));
      return forAWhile(writers, milliseconds, async (writer) => {
        const own = streams[writer] as { stream: string; version: number };
        const context = { actor: 'system:bench', now: instantOfDate(new Date()), correlationId: own.stream };
        const appends = [{ stream: own.stream, streamType: 'bench', expectedVersion: own.version, events: [event] }];
        await store.commit({ context, appends });
        own.version += 1;
      });
    },
  };
  const insert: Variant = {
    name: 'insert',
    perSecond: (milliseconds) => {
      const streams = Array.from({ length: writers }, () => ({ stream: v7(), version: 0 }));
      return forAWhile(writers, milliseconds, async (writer) => {
        const own = streams[writer] as { stream: string; version: number };
        own.version += 1;
        const now = instantOfDate(new Date());
        await pool.query({
          name: 'bench.insert',
          text: `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, causation_id, data)
                 VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10) RETURNING transaction, position`,
          values: [
            now,
            v7(),
            own.stream,
            own.version,
            'bench',
            event.type,
            'system:bench',
            own.stream,
            null,
            JSON.stringify(event.data),
          ],
        });
      });
    },
  };
  const comparison = await compare(`append : prepared INSERT, ${writers} writers`, append, insert, plan, GOAL);
  await close();
  return comparison;
}
