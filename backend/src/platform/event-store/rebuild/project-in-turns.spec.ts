import type { RecordedEvent } from '../recorded-event.js';
import type { AnyProjection } from '../projection.js';
import { projectInTurns } from './project-in-turns.js';

const event = { type: 'LockerRented', stream: 'A1' } as RecordedEvent;
const selected = (name: string, statement: () => void) => {
  const on = { LockerRented: () => (statement(), { name, text: name, values: [] }) };
  return { projection: { name, tables: [], on } as AnyProjection, eventual: false };
};

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('what a batch writes into several views', () => {
  it('is made view by view, with a turn for everybody else in between', async () => {
    const order: string[] = [];
    const views = [
      selected('first', () => setImmediate(() => order.push('somebody else'))),
      selected('second', () => order.push('second')),
    ];
    const statements = await all(projectInTurns(views, [event], (_, events) => events));
    expect(order).toEqual(['somebody else', 'second']);
    expect(statements.map((ofView) => ofView.map(({ name }) => name))).toEqual([['first'], ['second']]);
  });

  it('is not made to its end when nobody wants it any more', async () => {
    const told = new AbortController();
    const views = [
      selected('first', () => told.abort(new Error('enough'))),
      selected('second', () => expect(true).toBe(false)),
    ];
    await expect(all(projectInTurns(views, [event], (_, events) => events, told.signal))).rejects.toThrow('enough');
  });
});
