import { logBatches, type ReadLog } from './log-batches.js';
import { BEGINNING, isAfter } from '../log/log-place.js';
import type { RecordedEvent } from '../recorded-event.js';

const events = Array.from({ length: 7 }, (_, at) => ({ transaction: '1', position: String(at + 1) }) as RecordedEvent);
const read: ReadLog = async (after, limit) => events.filter((event) => isAfter(event, after)).slice(0, limit);

describe('batches of the log', () => {
  it.each([
    [3, [3, 3, 1]],
    [7, [7]],
    [100, [7]],
  ])('of %d hold every event once, in order', async (size, sizes) => {
    const batches = [];
    for await (const batch of logBatches(read, BEGINNING, size)) batches.push(batch);
    expect(batches.map(({ length }) => length)).toEqual(sizes);
    expect(batches.flat()).toEqual(events);
  });

  it('are read one ahead of the one that is worked on', async () => {
    let asked = 0;
    const counting: ReadLog = (after, limit) => {
      asked += 1;
      return read(after, limit);
    };
    const askedBefore = [];
    for await (const batch of logBatches(counting, BEGINNING, 3)) askedBefore.push([batch.length, asked]);
    expect(askedBefore).toEqual([
      [3, 2],
      [3, 3],
      [1, 3],
    ]);
  });

  it('pass on the error of a read where the batch is awaited', async () => {
    const failing: ReadLog = async (after, limit) => {
      if (after !== BEGINNING) throw new Error('gone');
      return read(after, limit);
    };
    const batches = logBatches(failing, BEGINNING, 3);
    expect((await batches.next()).value).toHaveLength(3);
    await expect(batches.next()).rejects.toThrow('gone');
  });
});

describe('places in the log', () => {
  it('compare by transaction first, then by position, as numbers', () => {
    expect(isAfter({ transaction: '10', position: '1' }, { transaction: '9', position: '5' })).toBe(true);
    expect(isAfter({ transaction: '9', position: '10' }, { transaction: '9', position: '9' })).toBe(true);
    expect(isAfter({ transaction: '9', position: '9' }, { transaction: '9', position: '9' })).toBe(false);
  });
});
