import { Logger } from '@nestjs/common';
import { instant } from '@rigbook/contracts/kernel';
import { type Database, DatabaseUnavailable } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import type { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import type { EndedAttempt } from './notification.statements.js';
import { OutcomeRecord } from './outcome-record.js';

const ended = (id: string): EndedAttempt => ({
  id,
  attempt: 1,
  at: instant('2026-11-23T08:00Z'),
  state: 'sent',
  dueAt: null,
  outcome: 'sent',
  problem: null,
  said: null,
  providerId: null,
});

const aMinuteOn = () => performance.now() + 60_000;

const lockedOut = () => new DatabaseUnavailable(Object.assign(new Error('canceling statement'), { code: '57014' }));

/** The ids that a statement is about, which are its first value: one, or an array in text. */
const idsIn = ({ values }: Statement): string[] => String(values[0]).replaceAll(/[{}]/g, '').split(',');

describe('outcomes', () => {
  let written: string[][];
  let send: jest.Mock;
  const recordOn = (write: (ids: string[]) => Promise<void>) => {
    const query = async (statement: Statement) => {
      await write(idsIn(statement));
      written.push(idsIn(statement));
    };
    const database = { query } as unknown as Database;
    const outcomes = new OutcomeRecord(database, { send } as unknown as LiveUpdates);
    return (id: string, until = aMinuteOn()) => outcomes.record(ended(id), until);
  };
  beforeEach(() => {
    written = [];
    send = jest.fn();
    Logger.overrideLogger(false);
  });

  it('that come together, or while others are being written, are written together', async () => {
    let [begin, finish] = [() => {}, () => {}];
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const record = recordOn((ids) => {
      begin();
      return ids.includes('a') ? finished : Promise.resolve();
    });
    const early = [record('a'), record('b')];
    await begun;
    const late = [record('c'), record('d')];
    finish();
    await Promise.all([...early, ...late]);
    expect(written).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('are written each by itself if one of them cannot be, and later ones still are', async () => {
    const record = recordOn(async (ids) => {
      if (ids.includes('bad')) throw new Error('refused');
    });
    await Promise.all(['a', 'bad', 'b'].map((id) => record(id)));
    expect(written).toEqual([['a'], ['b']]);
    await record('c');
    expect(written.at(-1)).toEqual(['c']);
  });

  it('do not wait for one whose row is locked, neither those with it nor later ones', async () => {
    let locked = true;
    const record = recordOn(async (ids) => {
      if (locked && ids.includes('locked')) throw lockedOut();
    });
    const held = record('locked');
    await Promise.all(['a', 'b'].map((id) => record(id)));
    await record('c');
    expect(written).toEqual([['a'], ['b'], ['c']]);
    locked = false;
    await held;
    expect(written.at(-1)).toEqual(['locked']);
  });

  it('do not wait long for a write that is not answered', async () => {
    let [begin, finish] = [() => {}, () => {}];
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const record = recordOn((ids) => {
      begin();
      return ids.includes('a') ? finished : Promise.resolve();
    });
    const slow = record('a');
    await begun;
    await record('b');
    expect(written).toEqual([['b']]);
    finish();
    await slow;
  });

  it('are retried together while the database is away', async () => {
    let away = true;
    const record = recordOn(async () => {
      if (away) throw new DatabaseUnavailable(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    });
    const both = [record('a'), record('b')];
    setTimeout(() => (away = false), 50);
    await Promise.all(both);
    expect(written).toEqual([['a', 'b']]);
  });

  it('are given up once their own attempt counts as cut off, and those with it are not', async () => {
    let tries = 0;
    const record = recordOn(async () => {
      if (tries++ === 0) throw new DatabaseUnavailable(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    });
    await Promise.all([record('late', performance.now()), record('a')]);
    expect(written).toEqual([['a']]);
  });

  it('are recorded even if pages cannot be told', async () => {
    const record = recordOn(() => Promise.resolve());
    send.mockImplementation(() => {
      throw new Error('no listeners');
    });
    await record('a');
    await record('b');
    expect(written).toEqual([['a'], ['b']]);
  });
});
