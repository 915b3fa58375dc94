import { bookingStatuses } from '@rigbook/contracts/booking/booking.words';
import { wiring } from '../../src/app/app.module.js';
import { seedOrganisation, withSeedLock } from '../../src/app/seed/seed-organisation.js';
import { usedByPeople } from '../../src/app/seed/organisation-facts.query.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type TestApp } from '../support/app.js';

const size = { bookings: 1_500, responders: 60, vehicles: 12 };

describe('a made-up organisation around the demo', () => {
  let app: TestApp;
  const ask = <Row extends object>(text: string) => app.database.query<Row>({ name: '', text, values: [] });

  beforeAll(async () => {
    app = await startTestApp({ worker: false });
    expect(await app.database.fetch(usedByPeople())).toBe(false);
    const store = app.nest.get(EventStore);
    await seedOrganisation({ url: app.testDatabase.url, database: app.database, store, now: app.clock.now() }, size);
  });
  afterAll(() => app.close());

  it('has views that are what a replay makes of its log', async () => {
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('has the size asked for, bookings of every status, and some that wait for somebody', async () => {
    const counted = await ask<{ status: string; bookings: string }>('SELECT status, bookings FROM dashboard_count');
    expect(counted.map(({ status }) => status).sort()).toEqual([...bookingStatuses].sort());
    expect(counted.reduce((sum, { bookings }) => sum + Number(bookings), 0)).toBe(size.bookings);
    const now = `'${app.clock.now()}'::timestamptz`;
    const [facts] = await ask(`
      SELECT (SELECT count(*)::int FROM responder) AS responders, (SELECT count(*)::int FROM vehicle) AS vehicles,
             (SELECT bool_and(first_name ~ '[א-ת]' = (last_name ~ '[א-ת]')) FROM responder) AS "namesInOneScript",
             bool_or(status = 'pending' AND start_at > ${now}) AS "toDecide",
             bool_or(status = 'approved' AND signed_at IS NULL AND start_at > ${now}) AS "toSign",
             bool_or(status = 'active' AND end_at < ${now}) AS overdue,
             bool_or(status = 'completed' AND checked_out_at > end_at) AS "backAfterTheEnd",
             bool_or(greatest(requested_at, decided_at, signed_at, checked_in_at, checked_out_at, cancelled_at) > ${now}) AS "fromTheFuture"
      FROM booking_diary`);
    expect(facts).toEqual({
      responders: size.responders,
      vehicles: size.vehicles,
      namesInOneScript: true,
      toDecide: true,
      toSign: true,
      overdue: true,
      backAfterTheEnd: false,
      fromTheFuture: false,
    });
  });

  it('has a document for every signature, and each is the one that was signed', async () => {
    const [counted] = await ask<{ signatures: number; genuine: number }>(`
      SELECT count(*)::int AS signatures, count(*) FILTER (WHERE a.pdf_sha256 = e.data ->> 'pdfSha256')::int AS genuine
      FROM event e LEFT JOIN signed_agreement a ON a.booking_id = e.stream WHERE e.type = 'AgreementSigned'`);
    expect(counted?.signatures).toBeGreaterThan(0);
    expect(counted?.genuine).toBe(counted?.signatures);
    const admin = await app.signInAdmin();
    const [{ id } = { id: '' }] = await ask<{ id: string }>('SELECT booking_id AS id FROM signed_agreement LIMIT 1');
    expect((await admin.get(`/api/admin/agreements/${id}/verification`).expect(200)).body).toMatchObject({
      verdict: 'genuine',
    });
  });

  it('tells its log in the order in which things happened', async () => {
    const [row] = await ask(`
      SELECT count(*)::int AS "toldTooEarly" FROM
        (SELECT recorded_at < lag(recorded_at) OVER (ORDER BY transaction, position) AS early
         FROM event WHERE stream_type = 'booking') WHERE early`);
    expect(row).toEqual({ toldTooEarly: 0 });
  });

  it('is seeded by one at a time', async () => {
    const { url } = app.testDatabase;
    const work = jest.fn(async () => {});
    const late = withSeedLock(url, () => withSeedLock(url, work));
    await expect(late).rejects.toThrow('Another npm run seed is running on this database.');
    expect(work).not.toHaveBeenCalled();
    await withSeedLock(url, work);
    expect(work).toHaveBeenCalled();
  });

  it('lets the demo sign in and see it, and is not seeded into again', async () => {
    const admin = await app.signInAdmin();
    const { body } = await admin.get('/api/admin/bookings?limit=500').expect(200);
    expect(body).toHaveLength(500);
    expect(await app.database.fetch(usedByPeople())).toBe(true);
  });
});
