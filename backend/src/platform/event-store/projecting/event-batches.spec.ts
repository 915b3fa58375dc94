import fc from 'fast-check';
import type { Projection } from '../projection.js';
import type { ProjectedEvent } from '../recorded-event.js';
import { batchesOf } from './event-batches.js';

type Light = { type: 'LightOn'; data: { room: string } } | { type: 'LightOff'; data: { room: string } };

const nothing = () => [];
const lights = (overrides: Partial<Projection<Light>> = {}): Projection<Light> => ({
  name: 'lights',
  tables: [],
  on: { LightOn: nothing, LightOff: nothing },
  ...overrides,
});
const event = (id: number, stream: string, type: string, room = 'hall') =>
  ({ id: String(id), stream, type, data: { room } }) as unknown as ProjectedEvent;
const ids = (events: readonly ProjectedEvent[]) => events.map(({ id }) => id);

describe('batches of events', () => {
  it('take the first events of all streams together, then the second ones', () => {
    const events = [
      event(1, 'a', 'LightOn'),
      event(2, 'b', 'LightOn'),
      event(3, 'a', 'LightOff'),
      event(4, 'a', 'LightOn'),
    ];
    expect(batchesOf(lights(), events).map((batch) => [batch.type, ids(batch.events)])).toEqual([
      ['LightOn', ['1', '2']],
      ['LightOff', ['3']],
      ['LightOn', ['4']],
    ]);
  });

  it('keep the order within a partition that spans streams', () => {
    const byRoom = lights({ partitionBy: ({ data }) => data.room });
    const events = [event(1, 'a', 'LightOn'), event(2, 'b', 'LightOn'), event(3, 'c', 'LightOn', 'attic')];
    expect(batchesOf(byRoom, events).map((batch) => ids(batch.events))).toEqual([['1', '3'], ['2']]);
  });

  it('leave out what the projection does not listen to, and never ask for its key', () => {
    const partitionBy = ({ type }: { type: string }) => {
      if (type !== 'LightOn') throw new Error('not for me');
      return 'one';
    };
    const deaf = lights({ on: { LightOn: nothing }, partitionBy });
    expect(
      batchesOf(deaf, [event(1, 'a', 'LightOff'), event(2, 'a', 'LightOn')]).map((batch) => ids(batch.events)),
    ).toEqual([['2']]);
  });

  it('hold every event once, one of a partition at most in each, all partitions in their order', () => {
    const step = fc.record({
      stream: fc.constantFrom('a', 'b', 'c', 'd'),
      type: fc.constantFrom('LightOn', 'LightOff'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const events = steps.map(({ stream, type }, at) => event(at, stream, type));
        const batches = batchesOf(lights(), events);
        for (const batch of batches) {
          expect(new Set(batch.events.map(({ stream }) => stream)).size).toBe(batch.events.length);
          expect(batch.events.every(({ type }) => type === batch.type)).toBe(true);
        }
        for (const stream of ['a', 'b', 'c', 'd']) {
          const ofStream = (all: readonly ProjectedEvent[]) => ids(all.filter((one) => one.stream === stream));
          expect(ofStream(batches.flatMap((batch) => batch.events))).toEqual(ofStream(events));
        }
      }),
    );
  });
});
