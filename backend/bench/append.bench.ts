import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { v7 } from 'uuid';
import { forAWhile } from './measure/for-a-while.js';
import { compare, type Comparison, type Plan, type Variant } from './measure/interleaved.js';
import { type OpenStore, openStore } from './support/open-store.js';

const GOAL = 0.95;
const ACTOR = 'system:bench';
const event = { type: 'Measured', data: { vehicleId: v7(), responderId: v7(), purpose: 'Weekly training drive' } };

interface Stream {
  readonly id: string;
  version: number;
}

/** An append at the expected version against one prepared INSERT of the same row, by several writers with one stream each. */
export async function appendAgainstInsert(url: string, writers: number, plan: Plan): Promise<Comparison> {
  const opened = await openStore(url, writers, { inline: [], eventual: [], upcasters: [] });
  const contest = {
    title: `append : prepared INSERT, ${writers} writers`,
    ours: appending(opened, writers),
    baseline: inserting(opened, writers),
    goal: GOAL,
  };
  try {
    return await compare(contest, plan);
  } finally {
    await opened.close();
  }
}

export const appending = ({ store }: Pick<OpenStore, 'store'>, writers: number): Variant =>
  onOwnStreams(writers, async (stream) => {
    const context = { actor: ACTOR, now: instantOfDate(new Date()), correlationId: stream.id };
    const append = { stream: stream.id, streamType: 'bench', expectedVersion: stream.version, events: [event] };
    await store.commit({ context, appends: [append] });
    stream.version += 1;
  });

const inserting = ({ pool }: OpenStore, writers: number): Variant =>
  onOwnStreams(writers, async (stream) => {
    stream.version += 1;
    const now = instantOfDate(new Date());
    const data = JSON.stringify(event.data);
    await pool.query({
      name: 'bench.insert',
      text: `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, causation_id, data)
             VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10) RETURNING transaction, position`,
      values: [now, v7(), stream.id, stream.version, 'bench', event.type, ACTOR, stream.id, null, data],
    });
  });

const onOwnStreams =
  (writers: number, write: (stream: Stream) => Promise<void>): Variant =>
  (milliseconds) => {
    const streams = Array.from({ length: writers }, () => ({ id: v7(), version: 0 }));
    return forAWhile(writers, milliseconds, (writer) => write(streams[writer] as Stream));
  };
