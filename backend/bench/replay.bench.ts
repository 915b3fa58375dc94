import pg from 'pg';
import { wiring } from '../src/app/app.module.js';
import { typeParsers } from '../src/platform/database/type-parsers.js';
import { BEGINNING } from '../src/platform/event-store/log/log-place.js';
import { nextEvents } from '../src/platform/event-store/log/log.statements.js';
import type { LogPlace } from '../src/platform/event-store/recorded-event.js';
import { rebuild } from '../src/platform/event-store/rebuild/rebuild.js';
import { send } from '../src/platform/database/one-round-trip.js';
import { compare, type Comparison } from './measure/interleaved.js';
import { median } from './measure/median.js';

const GOAL = 0.9;
const BATCH = 5_000;

/**
 * Events per second that are replayed into the diary's shadow table, against only reading them batch by batch.
 * Also the whole rebuild, with indexes, statistics and swap.
 */
export async function replayAgainstRead(url: string, rounds: number): Promise<readonly Comparison[]> {
  const whole: number[] = [];
  const replay = async () => {
    const rates = await rateOfReplay(url);
    whole.push(rates.whole);
    return { perSecond: rates.loading };
  };
  const read = async () => ({ perSecond: await rateOfReading(url) });
  const plan = { rounds, milliseconds: 0 };
  const loading = await compare(
    { title: 'replay into the diary : bare read of the log', ours: replay, baseline: read, goal: GOAL },
    plan,
  );
  const ratio = median(whole.slice(1)) / loading.baseline;
  return [
    loading,
    {
      title: 'the same with indexes, statistics and swap',
      ours: median(whole.slice(1)),
      baseline: loading.baseline,
      ratio,
      quartiles: [ratio, ratio],
    },
  ];
}

async function rateOfReading(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, types: typeParsers });
  await client.connect();
  const begin = performance.now();
  let events = 0;
  for (let place: LogPlace | undefined = BEGINNING; place;) {
    const { rows } = await send(client, nextEvents(place, BATCH));
    events += rows.length;
    place = rows.length === BATCH ? (rows.at(-1) as LogPlace) : undefined;
  }
  const rate = (events * 1_000) / (performance.now() - begin);
  await client.end();
  return rate;
}

/** Events a second until the last batch is in the shadow table, and until the new table serves. */
async function rateOfReplay(url: string): Promise<{ loading: number; whole: number }> {
  const begin = performance.now();
  let loadedAt = begin;
  const onProgress = () => {
    loadedAt = performance.now();
  };
  const events = await rebuild({ url, wiring, only: ['booking-diary'], onProgress });
  return { loading: (events * 1_000) / (loadedAt - begin), whole: (events * 1_000) / (performance.now() - begin) };
}
