import { Logger } from '@nestjs/common';
import { readConfiguration } from '../../src/platform/configuration/read-configuration.js';
import { Queues } from '../../src/platform/queue/queues.js';
import { eventually } from '../event-store/support/eventually.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { unsteadyPostgres, unsteadyRedis, type UnsteadyStore } from './support/queue-stores.js';

const stores = { Postgres: unsteadyPostgres, Redis: unsteadyRedis };

let database: TestDatabase;
let said: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  said = [];
  const note = (line: unknown) => void said.push(String(line));
  Logger.overrideLogger({ log: note, warn: note, error: note });
});
afterEach(() => Logger.overrideLogger(false));

const queuesOn = ({ environment }: UnsteadyStore) =>
  new Queues({ ...readConfiguration(environment), sessionSecret: 'a secret of the tests that is long enough' });

describe.each(['Postgres', 'Redis'] as const)('queues on %s', (kind) => {
  let store: UnsteadyStore;
  let queues: Queues;
  let carried: string[];
  let jobs = 0;

  beforeEach(async () => {
    store = await stores[kind](database.url);
    queues = queuesOn(store);
    carried = [];
  });
  afterEach(async () => {
    await queues.onApplicationShutdown();
    await store.go();
  });

  const workOff = (name: string, carry = async (_id: string) => {}) => {
    queues.work(name, 2, async ({ id }) => {
      carried.push(id);
      await carry(id);
    });
    return queues.queue(name);
  };
  /** As the relay does: again, where it was refused. */
  const goesThrough = (queue: ReturnType<Queues['queue']>) =>
    eventually(async () => {
      const id = `${kind}-${(jobs += 1)}`;
      await queue.add([{ jobId: id, data: { id } }]);
      await eventually(() => expect(carried).toContain(id), 2_000);
    });
  /** Beside these a store that breaks off may leave a job that was finished and does not know it. */
  const comingsAndGoings = () => said.filter((line) => / is (unavailable|available again)/.test(line));
  const isSaid = (line: RegExp) => eventually(() => expect(comingsAndGoings().at(-1)).toMatch(line));

  it('work once their store is there, when it was away at their start and whenever it was away later, and say so once', async () => {
    const [first, second] = [workOff('first'), workOff('second')];
    await isSaid(/is unavailable: .*ECONNREFUSED/);
    await store.come();
    await Promise.all([goesThrough(first), goesThrough(second)]);
    await isSaid(/is available again$/);
    await store.go();
    await isSaid(/is unavailable: /);
    await store.come();
    await Promise.all([goesThrough(first), goesThrough(second)]);
    await isSaid(/is available again$/);
    expect(comingsAndGoings().map((line) => line.replace(/:.*/, ''))).toEqual([
      `the queue on ${kind} is unavailable`,
      `the queue on ${kind} is available again`,
      `the queue on ${kind} is unavailable`,
      `the queue on ${kind} is available again`,
    ]);
  });

  it('stop without their store, once what is under way is finished', async () => {
    await store.come();
    let finish = () => {};
    const mayFinish = new Promise<void>((resolve) => (finish = resolve));
    const finished: string[] = [];
    const queue = workOff('first', async (id) => {
      await mayFinish;
      finished.push(id);
    });
    await goesThrough(queue);
    await store.go();
    await isSaid(/is unavailable: /);
    const stopped = queues.stopWorking().then(() => [...finished]);
    finish();
    expect(await stopped).toEqual(carried);
  });

  it('stop when their store was never there', async () => {
    workOff('first');
    await isSaid(/is unavailable: /);
    await queues.onApplicationShutdown();
  });
});

it('queues whose store hangs refuse what is added, and stop', async () => {
  await Promise.all(
    Object.values(stores).map(async (open) => {
      const store = await open(database.url);
      await store.come();
      const queues = queuesOn(store);
      const queue = queues.queue('first');
      await queue.add([{ jobId: 'before', data: { id: 'before' } }]);
      store.hang();
      await expect(queue.add([{ jobId: 'after', data: { id: 'after' } }])).rejects.toThrow();
      await queues.onApplicationShutdown();
      await store.go();
    }),
  );
});
