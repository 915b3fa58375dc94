import { eventually } from '../event-store/support/eventually.js';
import { startReceiver } from '../integrations/support/receiver.js';
import { facts, cellsOf, json, linesOf, reworded, type Files } from './comparing.js';
import { type Readings, readEverything } from './readings.js';
import { recorded, startOnRecorded, type Recorded, type RecordedApp } from './recorded-app.js';

const then = recorded<Recorded>('readings');
/** Chosen before the upgrade, which gives another one to an organization without, and says so in the log. */
const checkInOpensMinutesBefore = 45;
let of: RecordedApp;
let now: Readings;
beforeAll(async () => {
  const webhooks = { lookEveryMillis: 20, eventsAtOnce: 100, answerWithinMillis: undefined };
  of = await startOnRecorded(then.readAt, { webhooks }, async (client) => {
    await client.query('UPDATE organisation_settings SET check_in_opens_minutes_before = $1', [
      checkInOpensMinutesBefore,
    ]);
  });
  // its view is filled moments after the upgrade
  const discrepancies = '/api/admin/odometer-discrepancies';
  const before = then.answers[`administrator ${discrepancies}`] as readonly object[];
  await eventually(async () => expect(await of.readers.admin.get(discrepancies)).toHaveLength(before.length));
  now = await readEverything(of.readers, then.readAt);
});
afterAll(() => of.close());

describe('what integrators were given by a release', () => {
  it('is in the event feed as it was, with every cursor', () => {
    expect(now.feed).toEqual(then.feed);
  });

  it('is sent by webhook as it was', async () => {
    const receiver = await startReceiver();
    try {
      const hook = { name: 'Ledger', address: receiver.address, eventTypes: null, beginsWith: 'first-event' };
      const { id } = await of.readers.admin.post('/api/admin/webhooks', hook);
      await eventually(() => expect(receiver.received.length).toBeGreaterThanOrEqual(then.webhooks.length));
      await of.readers.admin.delete(`/api/admin/webhooks/${id}`);
      const sent = receiver.received.slice(0, then.webhooks.length).map(({ event }) => event);
      expect(sent).toEqual(then.webhooks);
    } finally {
      await receiver.close();
    }
  });
});

describe('what auditors were given by a release', () => {
  it.each(Object.keys(then.histories))('is in the history as it was: %s', (address) => {
    type Entries = readonly { readonly after: object }[];
    const [before, today] = [then, now].map(({ histories }) => reworded(histories[address]) as Entries) as [
      Entries,
      Entries,
    ];
    const withoutBooking = (entries: Entries) => entries.map(({ after: _booking, ...entry }) => entry);
    expect(withoutBooking(today)).toEqual(withoutBooking(before));
    expect(today).toMatchObject(before); // a booking may have more to it
  });

  it.each(Object.keys(then.dossiers))('is in the dossier as it was: %s', (id) => {
    const before = then.dossiers[id]!;
    // how damage came about is worked out for bookings of before too
    const { 'brackets.json': _brackets, ...today } = now.dossiers[id]!;
    expect(Object.keys(today)).toEqual(Object.keys(before));
    const machineRead = ({ 'summary.html': _page, 'manifest.json': manifest, ...files }: Files) => {
      // the wording of the page may change, and the page and the manifest contain the time of the download
      const { createdAt: _time, signature: _ofAll, files: listed, ...said } = json(manifest) as Manifest;
      return {
        ...files,
        ...said,
        listed: listed.filter(({ name }) => !['summary.html', 'brackets.json'].includes(name)),
      };
    };
    expect(machineRead(today)).toEqual(machineRead(before));
    expect(facts(today)).toEqual(facts(before));
  });

  it.each(Object.keys(then.exports).filter((address) => address.includes('jsonl')))(
    'is in the export as it was: %s',
    (address) => {
      const [before, today] = [then, now].map(({ exports }) => linesOf(exports[address]!).map(json).map(reworded));
      if (/events|-use/.test(address)) expect(today).toEqual(before);
      else expect(today).toMatchObject(before!); // a booking or a refused request may have more to it
    },
  );

  it.each(Object.keys(then.exports).filter((address) => address.includes('csv')))(
    'is in the columns of the file as it was: %s',
    (address) => {
      const [before, today] = [then, now].map(({ exports }) => cellsOf(exports[address]!)) as [string[][], string[][]];
      expect(today).toHaveLength(before.length);
      // columns may be added, and their headings and sentences reworded
      for (const [row, cells] of before.entries()) if (row > 0) expect(inOrder(cells, today[row]!)).toEqual(cells);
    },
  );

  it('is in the export of the log as it was', () => {
    expect(now.logExport).toEqual(then.logExport);
  });
});

describe('what a release answered', () => {
  it.each(Object.keys(then.answers))('is answered, perhaps with more to it: %s', (address) => {
    const before = then.answers[asAdministrator(address)] ?? then.answers[address];
    const expected = address.endsWith('/settings') ? { ...(before as object), checkInOpensMinutesBefore } : before;
    // a replay may read more types of events than that of the release did
    const { events: _read, ...replayed } = expected as { events?: number };
    const isReplay = address.includes('/api/audit/diary');
    expect(reworded(now.answers[address])).toMatchObject(reworded(isReplay ? replayed : expected) as object);
  });
});

/** The release told auditors less of a single booking than of the same booking in a list, which was a mistake. */
const asAdministrator = (address: string): string =>
  address.replace(/^auditor (?=\/api\/bookings\/)/, 'administrator ');

interface Manifest {
  readonly createdAt: string;
  readonly signature: string;
  readonly files: readonly { readonly name: string }[];
}

/** Those of the cells that are found in that order among others. */
function inOrder(cells: readonly string[], among: readonly string[]): readonly string[] {
  let from = 0;
  return cells.filter((cell) => {
    const at = among.indexOf(cell, from);
    if (at >= 0) from = at + 1;
    return at >= 0;
  });
}
