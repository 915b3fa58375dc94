import type { Instant } from '@rigbook/contracts/kernel';
import { unlessSet } from './column.js';
import { instant, integer, text, uuid, words } from './column.js';
import { rowView } from './row-view.js';

type ParcelEvent =
  | { readonly type: 'ParcelSent'; readonly data: { readonly to: string; readonly tags: readonly string[] } }
  | { readonly type: 'ParcelOpened'; readonly data: object }
  | { readonly type: 'PartsCounted'; readonly data: { readonly parts: readonly string[] } };

const parcels = rowView({
  name: 'parcels',
  table: 'parcel',
  key: 'parcelId',
  columns: {
    parcelId: uuid(),
    sentTo: text,
    tags: words<string>(),
    openings: integer.initially(0),
    firstOpenedAt: instant.orNull,
  },
}).from<ParcelEvent>({
  adds: { ParcelSent: ({ data }) => ({ sentTo: data.to, tags: data.tags }) },
  changes: {
    ParcelOpened: ({ recordedAt }) => ({ firstOpenedAt: unlessSet(recordedAt) }),
    PartsCounted: ({ data }) => data.parts.map((part) => ({ parcelId: part, openings: 0 })),
  },
});

const at = (minute: number) => `2026-11-22T16:0${minute}:00.000Z` as Instant;
const envelope = (minute: number) => ({ id: 'e1', stream: 'p1', actor: 'system:test', recordedAt: at(minute) });
const sent = { ...envelope(0), type: 'ParcelSent', data: { to: 'Dana', tags: ['a', 'b'] } } as const;
const opened = (minute: number) => ({ ...envelope(minute), type: 'ParcelOpened', data: {} }) as const;
const counted = (...parts: string[]) => ({ ...envelope(3), type: 'PartsCounted', data: { parts } }) as const;

const one = (statements: unknown) => [statements].flat()[0] as { name: string; text: string; values: unknown[] };

describe('a row view', () => {
  it('adds the row of an event under the key of its stream', () => {
    const { name, text: sql, values } = one(parcels.on.ParcelSent?.([sent]));
    expect(name).toBe('parcels.ParcelSent/1');
    expect(sql).toBe(
      'INSERT INTO parcel (parcel_id, sent_to, tags) SELECT parcel_id, sent_to, tags FROM ' +
        '(VALUES ($1::uuid, $2::text, $3::text[])) AS e (parcel_id, sent_to, tags) ON CONFLICT (parcel_id) DO NOTHING',
    );
    expect(values).toEqual(['p1', 'Dana', ['a', 'b']]);
  });

  it('changes what an event sets, and keeps what is to be kept', () => {
    const { text: sql, values } = one(parcels.on.ParcelOpened?.([opened(1)]));
    expect(sql).toContain('UPDATE parcel t SET first_opened_at = coalesce(t.first_opened_at, e.first_opened_at) FROM');
    expect(sql).toContain('WHERE t.parcel_id = e.parcel_id');
    expect(values).toEqual(['p1', at(1)]);
  });

  it('writes the rows of one event, of several, and of none', () => {
    expect(one(parcels.on.PartsCounted?.([counted('p2')])).values).toEqual(['p2', 0]);
    const several = one(parcels.on.PartsCounted?.([counted('p2', 'p3'), counted('p4')]));
    expect(several.values).toEqual(['{p2,p3,p4}', '{0,0,0}']);
    expect(parcels.on.PartsCounted?.([counted()])).toEqual([]);
  });

  it('lists its columns for a query', () => {
    expect(parcels.select('p')).toBe(
      'p.parcel_id AS "parcelId", p.sent_to AS "sentTo", p.tags AS "tags", p.openings AS "openings", p.first_opened_at AS "firstOpenedAt"',
    );
  });

  it('says how a row stands after each event, beside what else is known', () => {
    const added = parcels.after({ sender: 'Noa' }, sent);
    expect(added).toEqual({
      sender: 'Noa',
      parcelId: 'p1',
      sentTo: 'Dana',
      tags: ['a', 'b'],
      openings: 0,
      firstOpenedAt: null,
    });
    const openedTwice = parcels.after(parcels.after(added, opened(1)), opened(2));
    expect(openedTwice).toEqual({ ...added, firstOpenedAt: at(1) });
    expect(parcels.after(openedTwice, counted('p2'))).toEqual(openedTwice);
  });

  it('writes the rows of an event that set other columns in a statement of another name', () => {
    const fickle = rowView({
      name: 'fickle',
      table: 'parcel',
      key: 'parcelId',
      columns: parcels.columns,
    }).from<ParcelEvent>({
      adds: {},
      changes: { PartsCounted: ({ data }) => (data.parts.length > 0 ? { openings: 1 } : { sentTo: '' }) },
    });
    const written = [fickle.on.PartsCounted?.([counted('p2'), counted()]) ?? []].flat();
    expect(written.map(({ name }) => name)).toEqual([
      expect.stringContaining('fickle.PartsCounted'),
      expect.stringContaining('fickle.PartsCounted-2'),
    ]);
    const again = [fickle.on.PartsCounted?.([counted()]) ?? []].flat();
    expect(written.map(({ text }) => text)).toContain(again[0]?.text);
  });
});
