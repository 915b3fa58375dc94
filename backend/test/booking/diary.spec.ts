import type { components } from '@rigbook/contracts/api.types';
import type { Response } from 'supertest';
import { readDiary } from '../../src/booking/views/booking-diary/read-diary.js';
import { readAll } from '../../src/booking/views/export-diary/export-diary.controller.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

type Booking = components['schemas']['Booking'];

let app: TestApp;
let admin: Person;
let bookings: Record<'formula' | 'hebrew' | 'latest' | 'cancelled', Booking>;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  const [dana, amir] = await Promise.all([app.signIn('101'), app.signIn('102')]);
  admin = await app.signInAdmin();
  const ofDana = shift(app, dana, admin);
  const ofAmir = shift(app, amir, admin);
  const at = (startTime: string, purpose: string) => ({ startTime, purpose, duration: 2 });
  const formula = await ofDana.request('ALS1', at('2026-11-25T10:00:00.000Z', '=HYPERLINK("x"), 100%\nsecond line'));
  const hebrew = await ofAmir.request('BLS1', at('2026-11-24T10:00:00.000Z', 'כוננות, צפון העיר'));
  const latest = await ofDana.request('BLS1', at('2026-11-26T10:00:00.000Z', 'Training drive in צפון'));
  const cancelled = await ofAmir.request('ALS1', at('2026-11-23T18:00:00.000Z', 'Night shift_A'));
  await admin.delete(`/api/admin/bookings/${cancelled.id}`).send({ reason: 'Called off' }).expect(200);
  bookings = { formula, hebrew, latest, cancelled };
});
afterAll(() => app.close());

const found = async (query: object): Promise<string[]> => {
  const { body } = await admin.get('/api/admin/bookings').query(query).expect(200);
  return (body as Booking[]).map(({ id }) => Object.entries(bookings).find(([, one]) => one.id === id)?.[0] ?? id);
};

it.each([
  ['dana', ['latest', 'formula']],
  ['LEVI', ['latest', 'formula']],
  ['dana als1', ['formula']],
  ['101', ['latest', 'formula']],
  ['102 bls', ['hebrew']],
  ['צפון', ['latest', 'hebrew']],
  ['פון', ['latest', 'hebrew']],
  ['training צפון', ['latest']],
  ['shift_a', ['cancelled']],
  ['shift%a', []],
  ['100%', ['formula']],
  ['snvp', []],
  ['nobody', []],
  ['   ', ['latest', 'formula', 'hebrew', 'cancelled']],
])('looking for %j finds %j', async (search, names) => {
  expect(await found({ search })).toEqual(names);
});

it('reads in the order asked for, in pages that neither leave out nor repeat anything', async () => {
  const orders = {
    'newest-start': ['latest', 'formula', 'hebrew', 'cancelled'],
    'oldest-start': ['cancelled', 'hebrew', 'formula', 'latest'],
    'first-requested': ['formula', 'hebrew', 'latest', 'cancelled'],
    'last-requested': ['cancelled', 'latest', 'hebrew', 'formula'],
  };
  for (const [order, names] of Object.entries(orders)) {
    expect(await found({ order })).toEqual(names);
    const paged: string[] = [];
    let next: string | undefined = `/api/admin/bookings?order=${order}&limit=1`;
    while (next !== undefined) {
      const page: Response = await admin.get(next).expect(200);
      paged.push(...(page.body as Booking[]).map(({ id }) => id));
      next = /<([^>]+)>/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(paged).toEqual(names.map((name) => bookings[name as keyof typeof bookings].id));
  }
  const days = { from: '2026-11-24T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' };
  for (const order of ['first-requested', 'last-requested'])
    expect((await found({ ...days, order })).sort()).toEqual(['formula', 'hebrew']);
});

it('refuses an order, a search, a figure, an hour and a language that there are not', async () => {
  for (const wrong of ['order=biggest', `search=${'x'.repeat(101)}`, 'search=%00'])
    await admin.get(`/api/admin/bookings?${wrong}`).expect(400);
  for (const wrong of [
    'unsigned=false',
    'overdue=1',
    'weekday=7',
    'weekday=',
    'hour=24',
    'hour=',
    'hour=%20',
    'hour=0x3',
  ])
    await admin.get(`/api/admin/bookings?${wrong}`).expect(400);
  for (const wrong of ['language=fr', 'limit=1']) await admin.get(`/api/admin/bookings/export?${wrong}`).expect(400);
});

describe('the export', () => {
  const exported = (query: object) => admin.get('/api/admin/bookings/export').query(query).expect(200);

  it('is a CSV that spreadsheets read, with clock times and instants and without formulas', async () => {
    const days = { from: '2026-11-23T22:00:00.000Z', to: '2026-11-25T22:00:00.000Z', order: 'oldest-start' };
    const { headers, text } = await exported(days);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings-2026-11-24-to-2026-11-25.csv"',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(text.startsWith('\uFEFFBooking,Status,Unit,First name,')).toBe(true);
    const [head = '', ...lines] = text.split('\r\n');
    expect(head).toContain(',Start (Asia/Jerusalem),End (Asia/Jerusalem),Hours,Purpose,');
    expect(head).toContain(',Start (UTC),');
    expect(lines).toHaveLength(3);
    const names = 'Amir,Cohen,BLS1,Basic Life Support';
    const times = '2026-11-24 12:00,2026-11-24 14:00,2,"כוננות, צפון העיר",2026-11-23 10:00';
    expect(lines[0]).toContain(`${bookings.hebrew.id},Pending approval,102,${names},${times},`);
    expect(lines[0]).toContain(',2026-11-24T10:00:00.000Z,2026-11-24T12:00:00.000Z,');
    expect(lines[1]).toContain(`,"'=HYPERLINK(""x""), 100%\nsecond line",`);
    expect(lines[2]).toBe('');
  });

  it('holds all that the list holds, in the language asked for, and only its head where there is nothing', async () => {
    const { text, headers } = await exported({ search: 'shift', language: 'he' });
    expect(text).toContain('מזהה הזמנה,סטטוס,יחידה');
    expect(text).toContain(`${bookings.cancelled.id},בוטלה,102`);
    expect(text).toContain(',מנהל,,Called off,');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(headers['content-disposition']).toContain('bookings-some-on-2026-11-23.csv');
    expect((await exported({})).headers['content-disposition']).toContain('bookings-all-on-2026-11-23.csv');
    const notSigned = await exported({ unsigned: true });
    expect(notSigned.headers['content-disposition']).toContain('bookings-some-on-2026-11-23.csv');
    expect(notSigned.text.split('\r\n')).toHaveLength(2);
    expect((await exported({ search: 'nobody' })).text.split('\r\n')).toHaveLength(2);
  });

  it('asks for nothing more once its reader has gone', async () => {
    const diary = await readDiary(app.database, {}, { now: app.clock.now(), zone: 'UTC' });
    let asked = 0;
    const page: typeof diary = (request) => {
      asked += 1;
      return diary({ ...request, limit: 1 });
    };
    for await (const rows of readAll(page)) {
      expect(rows).toHaveLength(1);
      if (asked === 2) break;
    }
    expect(asked).toBe(2);
  });
});
