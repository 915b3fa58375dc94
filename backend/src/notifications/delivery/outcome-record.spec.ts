import { Logger } from '@nestjs/common';
import { instant } from '@rigbook/contracts/kernel';
import type { Database } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import type { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { DeliveryPace } from './delivery-pace.js';
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

/** The ids that a statement is about, which are its first value: one, or an array in text. */
const idsIn = ({ values }: Statement): string[] => String(values[0]).replaceAll(/[{}]/g, '').split(',');

describe('outcomes', () => {
  let written: string[][];
  let publish: jest.Mock;
  const recordOn = (write: (ids: string[]) => Promise<void>) => {
    const query = async (statement: Statement) => {
      await write(idsIn(statement));
      written.push(idsIn(statement));
    };
    const database = { query } as unknown as Database;
    return new OutcomeRecord(database, new DeliveryPace(), { publish } as unknown as LiveUpdates);
  };
  beforeEach(() => {
    written = [];
    publish = jest.fn();
    Logger.overrideLogger(false);
  });

  it('that come together, or while others are being written, are written together', async () => {
    let [begin, finish] = [() => {}, () => {}];
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const outcomes = recordOn((ids) => {
      begin();
      return ids.includes('a') ? finished : Promise.resolve();
    });
    const early = [outcomes.record(ended('a')), outcomes.record(ended('b'))];
    await begun;
    const late = [outcomes.record(ended('c')), outcomes.record(ended('d'))];
    finish();
    await Promise.all([...early, ...late]);
    expect(written).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it('are written each by itself if one of them cannot be, and later ones still are', async () => {
    const outcomes = recordOn(async (ids) => {
      if (ids.includes('bad')) throw new Error('refused');
    });
    await Promise.all(['a', 'bad', 'b'].map((id) => outcomes.record(ended(id))));
    expect(written).toEqual([['a'], ['b']]);
    await outcomes.record(ended('c'));
    expect(written.at(-1)).toEqual(['c']);
  });
});
