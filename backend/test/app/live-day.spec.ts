import { liveDay } from '../../src/app/demo/live-day.js';
import { demoSince, giveDemoContacts, loadDemo } from '../../src/app/demo/load-demo.js';
import { SealHeads } from '../../src/platform/seal/seal-heads.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';

const seal = { headEveryMillis: 3_600_000, lookEveryMillis: 3_600_000 };

/** A demo as `npm start` begins it at that moment. */
async function demoAt(now: string): Promise<TestApp> {
  const app = await startTestApp({ environment: { RIGBOOK_DEMO: 'off' }, opensCheckInAsUsual: true });
  const demo = await startTestApp({ shareDatabaseOf: app, seal });
  demo.clock.set(now);
  await loadDemo(demo.nest, demoSince(demo.nest));
  await giveDemoContacts(demo.nest);
  await liveDay(demo.nest);
  const { close } = demo;
  return {
    ...demo,
    close: async () => {
      await close();
      await app.close();
    },
  };
}

describe.each([
  ['an ordinary afternoon', '2026-11-24T14:20:00Z'],
  ['a Saturday, when only administrators may book', '2026-11-28T09:10:00Z'],
  ['the night in which clocks go back', '2026-10-24T23:40:00Z'],
])('a demo that begins on %s', (_when, now) => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await demoAt(now);
  });
  afterAll(() => demo.close());

  it('shows every kind of booking', async () => {
    const admin = await demo.signInAdmin();
    const { body } = await admin.get('/api/admin/bookings').expect(200);
    expect(body.map(({ status }: { status: string }) => status).sort()).toEqual([
      'active',
      'approved',
      'approved',
      'cancelled',
      'cancelled',
      'completed',
      'pending',
      'pending',
      'rejected',
    ]);
    const { body: vehicles } = await admin.get('/api/vehicles').expect(200);
    expect(vehicles.find(({ name }: { name: string }) => name === 'BLS1')).toMatchObject({ status: 'in_use' });
    const { body: damage } = await admin.get('/api/admin/damage').expect(200);
    expect(damage).toHaveLength(1);
    const { body: now } = await admin.get('/api/admin/overview/now').expect(200);
    expect(now.extensions).toMatchObject([{ vehicle: { name: 'BLS1' }, status: 'active' }]);
    expect(body.filter(({ releasedBecause }: { releasedBecause: string | null }) => releasedBecause)).toMatchObject([
      { vehicle: { name: 'ALS1' }, releasedBecause: 'not-checked-in' },
    ]);
    expect(body.filter(({ purpose }: { purpose: string }) => purpose === 'Cover for a colleague')).toMatchObject([
      { status: 'pending', duration: 3 },
    ]);
    await eventually(async () => {
      const { body: contested } = await admin.get('/api/admin/contested-readings').expect(200);
      expect(contested).toMatchObject([
        {
          vehicle: { name: 'BLS2' },
          checkIn: { contests: [{ settlement: { outcome: 'kept' } }] },
          checkOut: { contests: [{ settlement: null }], maySettle: true },
        },
      ]);
    });
    const waits = await (await demo.signIn('105')).get('/api/waitlist').expect(200);
    expect(waits.body).toMatchObject([{ vehicle: { name: 'PARAMEDIC 1' }, place: 1, offer: null }]);
    const { body: standing } = await admin.get('/api/admin/standing-shifts').expect(200);
    expect(standing).toMatchObject([{ user: { unitNumber: '101' }, endedAt: null }]);
    expect(standing[0].days.length).toBeGreaterThan(0);
    const { body: below } = await admin.get('/api/admin/coverage/requests').expect(200);
    expect(below).toMatchObject([{ below: [{ vehicleType: 'Advanced Life Support', left: 0, least: 1 }] }]);
    const { body: refused } = await admin.get('/api/admin/refused-requests').expect(200);
    expect(refused).toEqual([]);
  });

  it('has no messages to anybody', async () => {
    expect(await demo.database.query({ name: '', text: 'SELECT kind FROM notification', values: [] })).toEqual([]);
  });

  it('has a log that is in order of time, and verified with its documents', async () => {
    const [order] = await demo.database.query<{ inOrder: boolean }>({
      name: '',
      text: `SELECT bool_and(recorded_at >= before) AS "inOrder"
             FROM (SELECT recorded_at, lag(recorded_at) OVER (ORDER BY position) AS before FROM event WHERE stream_type <> 'settings') e
             WHERE before IS NOT NULL`,
      values: [],
    });
    expect(order).toEqual({ inOrder: true });
    const sealed = `SELECT (SELECT count(*) FROM event) = (SELECT count(*) FROM seal) AS all`;
    await eventually(async () => {
      expect(await demo.database.query({ name: '', text: sealed, values: [] })).toEqual([{ all: true }]);
    });
    await demo.nest.get(SealHeads).write();
    const auditor = await demo.signInAuditor();
    const { text } = await auditor.get('/api/audit/verification').buffer(true).expect(200);
    const found = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(found.find(({ check }) => check === 'documents')).toMatchObject({ counted: 3 });
  });
});
