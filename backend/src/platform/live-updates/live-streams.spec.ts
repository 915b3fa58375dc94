import { Subject } from 'rxjs';
import type { Person } from '../http/caller.js';
import { SystemClock } from '../time/clock.js';
import type { Hint } from './live-updates.js';
import type { LiveListener } from './live-listener.js';
import type { LiveSession } from './live-stream.js';
import { LiveStreams } from './live-streams.js';

const settled = () => new Promise((resume) => setImmediate(resume));
const far = '2999-01-01T00:00:00.000Z' as LiveSession['administersUntil'];
const dana = { session: 's1', responderId: 'dana' } as unknown as Person;
const state = (administersUntil: LiveSession['administersUntil']) =>
  new Map([['s1', { responderId: 'dana', administersUntil }]]);

/** Whose sessions are asked for is answered when the test says so, in any order. */
async function openStream() {
  const [heard, missedSome] = [new Subject<Hint>(), new Subject<void>()];
  const asked: ((answer: ReadonlyMap<string, LiveSession>) => void)[] = [];
  const streams = new LiveStreams(
    {
      heard,
      missedSome,
      listen: async () => {},
      listensFor: () => 60_000,
      stop: async () => {},
    } as unknown as LiveListener,
    { stillOpen: () => new Promise((resolve) => asked.push(resolve)) },
    new SystemClock(),
  );
  missedSome.next(); // of nobody's yet
  const opened = streams.open(dana);
  await settled();
  asked[0]!(state(far));
  const topics: string[] = [];
  (await opened).subscribe(({ type, data }) => {
    if (type === 'changed') topics.push(...(data as { topics: string[] }).topics);
  });
  return { streams, heard, asked, topics };
}

it('looks at sessions once at a time, so that no older answer opens what was closed', async () => {
  const { streams, heard, asked, topics } = await openStream();
  heard.next({ topic: 'session', of: 'dana' });
  heard.next({ topic: 'session', of: 'dana' });
  heard.next({ topic: 'session' });
  await settled();
  expect(asked).toHaveLength(2);
  asked[1]!(state(far));
  await settled();
  // what was said meanwhile is one more look
  expect(asked).toHaveLength(3);
  asked[2]!(state(null));
  await settled();
  expect(asked).toHaveLength(3);
  heard.next({ topic: 'admin-users' });
  heard.next({ topic: 'vehicles' });
  await new Promise<void>((resume) => {
    const looking = setInterval(() => {
      if (topics.length === 0) return;
      clearInterval(looking);
      resume();
    }, 10);
  });
  expect(topics).toEqual(['vehicles']);
  await streams.onModuleDestroy();
});

it('ends the streams of a session that is over', async () => {
  const { streams, heard, asked } = await openStream();
  const ended = new Promise<void>((resolve) => {
    void streams.open(dana).then((stream) => stream.subscribe({ complete: resolve }));
  });
  await settled();
  asked[1]!(state(null));
  await settled();
  heard.next({ topic: 'session' });
  await settled();
  asked[2]!(new Map());
  await ended;
  await streams.onModuleDestroy();
});
