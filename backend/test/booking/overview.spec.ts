import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let admin: Person;
let dana: ReturnType<typeof shift>;
let avi: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  const [first, second, administrator] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
  admin = administrator;
  [dana, avi] = [shift(app, first, admin), shift(app, second, admin)];
});
afterAll(() => app.close());

const read = async (from: string, to: string) =>
  (await admin.get('/api/admin/overview').query({ from, to }).expect(200)).body;
const idsWithin = async (from: string, to: string): Promise<string[]> =>
  (await read(from, to)).bookings.map(({ id }: { id: string }) => id);
const now = async () => (await admin.get('/api/admin/overview/now').expect(200)).body;
const ids = (bookings: { id: string }[]) => bookings.map(({ id }) => id);
const at = (startTime: string, duration: number) => ({ startTime, duration });
const monday = ['2026-11-22T22:00:00.000Z', '2026-11-23T22:00:00.000Z'] as const;
const tuesday = ['2026-11-23T22:00:00.000Z', '2026-11-24T22:00:00.000Z'] as const;

it('a day shows the fleet, and whatever holds a vehicle in it, as it truly did', async () => {
  const overMidnight = await dana.request('ALS1', at('2026-11-23T20:00:00.000Z', 8));
  const cancelled = await dana.request('BLS1', at('2026-11-23T12:00:00.000Z', 2));
  await admin.delete(`/api/admin/bookings/${cancelled.id}`).expect(200);
  const tomorrow = await avi.request('BLS1', at('2026-11-24T08:00:00.000Z', 4));
  await admin
    .put(`/api/vehicles/${await vehicleId(app, 'FLY CAR 1')}`)
    .send({ status: 'maintenance', reason: 'Brakes' })
    .expect(200);

  const day = await read(...monday);
  expect(ids(day.bookings)).toEqual([overMidnight.id]);
  expect(day.bookings[0]).toMatchObject({ status: 'pending', user: { unitNumber: '101' }, vehicle: { name: 'ALS1' } });
  expect(day.vehicles.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['ALS1', 'BLS1', 'BLS2', 'FLY CAR 1', 'PARAMEDIC 1']),
  );
  expect(day.vehicles).toContainEqual(
    expect.objectContaining({ name: 'FLY CAR 1', maintenance: expect.objectContaining({ reason: 'Brakes' }) }),
  );
  expect(await idsWithin(...tuesday)).toEqual([overMidnight.id, tomorrow.id]);
  expect(await idsWithin('2026-11-21T22:00:00.000Z', '2026-11-28T22:00:00.000Z')).toHaveLength(2);
  // half-open at either end
  expect(await idsWithin('2026-11-24T04:00:00.000Z', '2026-11-24T08:00:00.000Z')).toEqual([]);
});

it('a shift is where its vehicle was: from an early check-in, while it is overdue, until a late return', async () => {
  app.clock.set('2026-11-23T08:30:00.000Z');
  const booking = await avi.active('BLS2', at('2026-11-23T09:00:00.000Z', 2));
  expect(await idsWithin('2026-11-23T08:00:00.000Z', '2026-11-23T09:00:00.000Z')).toEqual([booking.id]);

  app.clock.set('2026-11-23T12:45:00.000Z');
  const afternoon = ['2026-11-23T12:00:00.000Z', '2026-11-23T13:00:00.000Z'] as const;
  expect(await read(...afternoon)).toMatchObject({ bookings: [{ id: booking.id, overdue: true }] });
  expect(await now()).toMatchObject({ out: [{ id: booking.id, overdue: true, phoneNumber: '0500000102' }] });
  await avi.checkOut(booking);
  app.clock.set('2026-11-23T13:30:00.000Z');
  expect(await idsWithin(...afternoon)).toEqual([booking.id]);
  expect(await idsWithin('2026-11-23T12:45:00.000Z', '2026-11-23T14:00:00.000Z')).toEqual([]);
  expect((await now()).out).toEqual([]);
});

it('what starts within the hour, or should have started, is watched until it is decided and signed', async () => {
  app.clock.set('2026-11-23T13:40:00.000Z');
  const booking = await dana.request('BLS1', at('2026-11-23T15:00:00.000Z', 3));
  expect((await now()).notReady).toEqual([]);
  app.clock.set('2026-11-23T14:00:00.000Z');
  expect(await now()).toMatchObject({ notReady: [{ id: booking.id, status: 'pending', phoneNumber: '0500000101' }] });
  await dana.approve(booking);
  app.clock.set('2026-11-23T15:20:00.000Z');
  expect(await now()).toMatchObject({ notReady: [{ id: booking.id, status: 'approved' }] });
  await dana.sign(booking);
  expect((await now()).notReady).toEqual([]);
});

it.each([
  ['nothing', {}],
  ['an end before the beginning', { from: monday[1], to: monday[0] }],
  ['more than eight days', { from: '2026-11-01T00:00:00.000Z', to: '2026-11-09T02:00:00.000Z' }],
])('refuses to read %s', async (_, query) => {
  const { body } = await admin.get('/api/admin/overview').query(query).expect(400);
  expect(body.code).toBe('VALIDATION_FAILED');
});
