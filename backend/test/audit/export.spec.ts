import { parse } from 'csv-parse/sync';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let auditor: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, auditor] = await Promise.all([app.signIn('101'), app.signInAuditor()]);
  admin = await app.signInAdmin();
  const step = shift(app, dana, admin);
  const shiftOver = await step.active('ALS1', { startTime: '2026-11-23T08:00:00.000Z', duration: 2 });
  app.clock.set('2026-11-23T11:30:00Z');
  await step.checkOut(shiftOver);
  await step.request('BLS1', { startTime: '2026-11-24T22:00:00.000Z', purpose: '=HYPERLINK("http://x")' });
  await dana
    .post('/api/bookings')
    .send({ vehicleId: await vehicleId(app, 'BLS1'), startTime: '2026-11-24T22:00:00Z', duration: 1, purpose: 'x' })
    .expect(409);
});
afterAll(() => app.close());

const november = { from: '2026-11-01', to: '2026-11-30' };
const ask = (subject: string, query: object, person = auditor) =>
  person
    .get(`/api/audit/export/${subject}`)
    .query({ ...november, ...query })
    .buffer(true)
    .parse((response, read) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => read(null, Buffer.concat(parts).toString('utf8')));
    });
const csvOf = async (subject: string, query: object = {}): Promise<Record<string, string>[]> => {
  const { body } = await ask(subject, { format: 'csv', ...query }).expect(200);
  return parse(body as unknown as string, { bom: true, columns: true });
};
const jsonOf = async (subject: string, query: object = {}): Promise<Record<string, unknown>[]> => {
  const { body } = await ask(subject, { format: 'jsonl', ...query }).expect(200);
  return (body as unknown as string)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};

describe('an export', () => {
  it('of bookings has those that start in the days, on the clocks of the zone and in UTC', async () => {
    const [first, second, ...others] = await csvOf('bookings');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ Status: 'Completed', 'Start (Asia/Jerusalem)': '2026-11-23 10:00' });
    // midnight of Jerusalem belongs to the 25th
    expect(second).toMatchObject({
      'Start (Asia/Jerusalem)': '2026-11-25 00:00',
      'Start (UTC)': '2026-11-24T22:00:00.000Z',
    });
    expect(await jsonOf('bookings', { from: '2026-11-25', to: '2026-11-25' })).toMatchObject([
      { status: 'pending', startTime: '2026-11-24T22:00:00.000Z', user: { unitNumber: '101' } },
    ]);
    expect(await jsonOf('bookings', { from: '2026-11-26' })).toEqual([]);
  });

  it('is safe to open in a spreadsheet, which knows it for UTF-8', async () => {
    const { body, headers } = await ask('bookings', { format: 'csv', language: 'he' }).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('bookings-2026-11-01-to-2026-11-30.csv');
    expect(String(body)).toMatch(/^\ufeffמזהה הזמנה,/);
    expect((await csvOf('bookings'))[1]).toMatchObject({ Purpose: `'=HYPERLINK("http://x")` });
  });

  it('of events has every event of the days as it stands in the log, in its order', async () => {
    const events = await jsonOf('events');
    const text = `SELECT id FROM event ORDER BY transaction, position`;
    const logged = await app.database.query<{ id: string }>({ name: '', text, values: [] });
    const recorded = logged.map(({ id }) => id);
    // the demo's are of the same days
    expect(events.map(({ id }) => id)).toEqual(recorded);
    expect(Object.keys(events[0]!)).toEqual(Object.keys(events[0]!).sort());
    const rows = await csvOf('events');
    expect(rows.map((row) => row['Event id'])).toEqual(recorded);
    const { data, texts } = events.at(-1)! as { data: object; texts: readonly { text: string }[] };
    expect(JSON.parse(rows.at(-1)!['Data (JSON)']!)).toEqual({ ...data, purpose: texts[0]!.text });
    expect(texts).toMatchObject([{ path: 'purpose', text: '=HYPERLINK("http://x")' }]);
    expect(await jsonOf('events', { from: '2026-11-24', to: '2026-11-24' })).toEqual([]);
  });

  it('of use says what the bookings came to, by vehicle and by responder', async () => {
    const came = { bookedHours: 2, shifts: 1, hoursOut: 3.5, kilometres: 64, returnedLate: 1, damageReports: 0 };
    expect(await jsonOf('vehicle-use')).toMatchObject([
      { vehicle: 'ALS1', bookings: 1, ...came },
      { vehicle: 'BLS1', bookings: 1, bookedHours: 0, shifts: 0, hoursOut: 0 },
    ]);
    expect(await jsonOf('responder-use')).toMatchObject([{ unit: '101', bookings: 2, ...came }]);
    expect(await csvOf('responder-use')).toMatchObject([{ Unit: '101', 'Hours booked': '2', 'Hours out': '3.5' }]);
  });

  it('of refused requests has each with its reason', async () => {
    expect(await csvOf('refused-requests')).toMatchObject([
      {
        Unit: '101',
        Vehicle: 'BLS1',
        Code: 'VEHICLE_ALREADY_BOOKED',
        'Refused because': expect.stringContaining('BLS1'),
      },
    ]);
    expect(await jsonOf('refused-requests')).toMatchObject([{ code: 'VEHICLE_ALREADY_BOOKED', ruleVersion: 2 }]);
  });

  it.each([
    ['no days', 'bookings?format=csv', 400],
    ['a day that no month has', 'bookings?format=csv&from=2026-02-30&to=2026-03-01', 400],
    ['days the wrong way round', 'bookings?format=csv&from=2026-03-02&to=2026-03-01', 400],
    ['another format', 'bookings?format=xls&from=2026-03-01&to=2026-03-01', 400],
    ['what is not exported', 'users?format=csv&from=2026-03-01&to=2026-03-01', 404],
  ])('is refused for %s', async (_what, address, status) => {
    await auditor.get(`/api/audit/export/${address}`).expect(status);
  });
});
