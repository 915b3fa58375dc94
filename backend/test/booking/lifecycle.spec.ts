import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, checkOutForm, drawnSignature, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let eli: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, eli, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-23T08:00Z'));

const vehicle = async (name: string) =>
  ((await dana.get('/api/vehicles')).body as { name: string }[]).find((one) => one.name === name);

describe('a whole shift', () => {
  it('leads from the request to the returned vehicle, and every answer is what the diary then says', async () => {
    const step = shift(app, dana, admin);
    const requested = await step.request('ALS1');
    const approved = await step.approve(requested);
    expect(approved).toMatchObject({ status: 'approved', decidedAt: '2026-11-23T08:00:00.000Z', signedAt: null });
    expect(approved).toEqual((await admin.get(`/api/bookings/${requested.id}`)).body);
    app.clock.set('2026-11-23T15:50Z');
    await step.sign(requested);
    const active = await step.checkIn(requested);
    expect(active).toEqual((await dana.get(`/api/bookings/${requested.id}`)).body);
    expect(active).toMatchObject({ status: 'active', checkIn: { mileage: 48_210, fuelLevel: 80 } });
    expect(await vehicle('ALS1')).toMatchObject({
      status: 'in_use',
      availableFrom: '2026-11-23T20:00:00.000Z',
      fuelLevel: 80,
      mileage: 48_210,
    });

    app.clock.set('2026-11-23T18:30Z');
    const completed = await step.checkOut(requested);
    expect(completed).toEqual((await dana.get(`/api/bookings/${requested.id}`)).body);
    expect(await vehicle('ALS1')).toMatchObject({
      status: 'available',
      availableFrom: null,
      fuelLevel: 60,
      mileage: 48_274,
    });
    const inTheEvening = await app.signInAdmin();
    const exported = (await inTheEvening.get('/api/admin/bookings/export').expect(200)).text.split('\r\n');
    expect(exported.find((line) => line.startsWith(requested.id))).toContain(',48210,80,48274,60,0,');

    const types = await app.database.query<{ type: string }>({
      name: 't',
      text: 'SELECT type FROM event WHERE stream = $1 ORDER BY version',
      values: [requested.id],
    });
    expect(types.map(({ type }) => type)).toEqual([
      'BookingRequested',
      'BookingApproved',
      'AgreementSigned',
      'VehicleCheckedIn',
      'VehicleCheckedOut',
    ]);
  });

  it('an early checkout frees the remaining hours for others and keeps counting for the week', async () => {
    const step = shift(app, dana, admin);
    const { id } = await step.active('BLS1', { startTime: '2026-11-23T09:00:00Z', duration: 6 });
    app.clock.set('2026-11-23T10:30Z');
    await step.checkOut({ id });
    await eli
      .post('/api/bookings')
      .send({
        vehicleId: await vehicleId(app, 'BLS1'),
        startTime: '2026-11-23T11:00:00Z',
        duration: 2,
        purpose: 'Next',
      })
      .expect(201);
    expect((await dana.get('/api/responder-hours')).body.weeks[0].hours).toBe(10);
  });

  it('an active booking past its end is overdue', async () => {
    const step = shift(app, dana, admin);
    const { id } = await step.active('BLS2', { startTime: '2026-11-23T09:00:00Z', duration: 1 });
    app.clock.set('2026-11-23T10:00Z');
    expect((await dana.get(`/api/bookings/${id}`)).body).toMatchObject({ status: 'active', overdue: true });
    await step.checkOut({ id });
    expect((await dana.get(`/api/bookings/${id}`)).body).toMatchObject({ status: 'completed', overdue: false });
  });

  it('a maintenance that began during the shift outlasts the checkout', async () => {
    const step = shift(app, eli, admin);
    const { id } = await step.active('FLY CAR 1', { startTime: '2026-11-23T09:00:00Z', duration: 1 });
    const flyCar = await vehicleId(app, 'FLY CAR 1');
    await admin.put(`/api/vehicles/${flyCar}`).send({ status: 'maintenance' }).expect(200);
    expect(await vehicle('FLY CAR 1')).toMatchObject({ status: 'in_use' });
    await step.checkOut({ id });
    expect(await vehicle('FLY CAR 1')).toMatchObject({ status: 'maintenance' });
    await admin.put(`/api/vehicles/${flyCar}`).send({ status: 'available' }).expect(200);
  });

  it('holds a vehicle with major damage when the organisation wants that, not otherwise', async () => {
    const step = shift(app, eli, admin);
    const major = {
      damageReports: [{ area: 'hood', severity: 'major', description: 'Smashed' }],
      noDamageConfirmed: false,
    };
    const first = await step.active('FLY CAR 1', { startTime: '2026-11-23T10:00:00Z', duration: 1 });
    await step.checkOut(first, major);
    expect(await vehicle('FLY CAR 1')).toMatchObject({ status: 'available' });

    await app.database.query({
      name: 'hold',
      text: 'UPDATE organisation_settings SET hold_vehicle_with_major_damage = true',
      values: [],
    });
    const second = await step.active('FLY CAR 1', { startTime: '2026-11-23T12:00:00Z', duration: 1 });
    await step.checkOut(second, major);
    expect(await vehicle('FLY CAR 1')).toMatchObject({ status: 'maintenance' });
    await admin
      .put(`/api/vehicles/${await vehicleId(app, 'FLY CAR 1')}`)
      .send({ status: 'available' })
      .expect(200);
    await app.database.query({
      name: 'unhold',
      text: 'UPDATE organisation_settings SET hold_vehicle_with_major_damage = false',
      values: [],
    });
  });

  it('an early check-in takes the vehicle at once, unless it is promised to another booking before', async () => {
    const mine = shift(app, dana, admin);
    const theirs = shift(app, eli, admin);
    const later = await mine.signed('PARAMEDIC 1', { startTime: '2026-11-24T12:00:00Z', duration: 2 });
    const sooner = await theirs.request('PARAMEDIC 1', { startTime: '2026-11-24T08:00:00Z', duration: 2 });
    const refused = await dana.post(`/api/bookings/${later.id}/check-in`).send(checkInForm).expect(409);
    expect(refused.body).toMatchObject({
      code: 'VEHICLE_PROMISED_MEANWHILE',
      facts: { promised: { startAt: '2026-11-24T08:00:00.000Z' } },
    });
    await eli.delete(`/api/bookings/${sooner.id}`).expect(200);
    await mine.checkIn(later);
    const wish = {
      vehicleId: later.vehicle.id,
      startTime: '2026-11-24T08:00:00Z',
      duration: 2,
      purpose: 'Taken by then',
    };
    expect((await eli.post('/api/bookings').send(wish).expect(409)).body.code).toBe('VEHICLE_ALREADY_BOOKED');
    await admin.delete(`/api/admin/bookings/${later.id}`).expect(200);
    expect(await vehicle('PARAMEDIC 1')).toMatchObject({ status: 'available' });
  });

  it('refuses a check-in while another shift still has the vehicle', async () => {
    app.clock.set('2026-11-23T11:30Z');
    const mine = shift(app, dana, admin);
    const next = await mine.signed('BLS2', { startTime: '2026-11-23T13:00:00Z', duration: 1 });
    const early = await shift(app, eli, admin).active('BLS2', { startTime: '2026-11-23T12:00:00Z', duration: 1 });
    app.clock.set('2026-11-23T13:10Z');
    const refused = await dana.post(`/api/bookings/${next.id}/check-in`).send(checkInForm).expect(409);
    expect(refused.body).toMatchObject({ code: 'VEHICLE_IN_USE', facts: { vehicleName: 'BLS2' } });
    await eli.post(`/api/bookings/${early.id}/checkout`).send(checkOutForm).expect(200);
    await mine.checkIn(next, { mileage: 48_300 });
    await mine.checkOut(next, { mileage: 48_310 });
  });

  it('flags an odometer that went backwards and accepts it', async () => {
    app.clock.set('2026-11-23T13:30Z');
    const step = shift(app, dana, admin);
    const { id } = await step.active('BLS2', { startTime: '2026-11-23T14:00:00Z', duration: 1 }, { mileage: 40_000 });
    const [row] = await app.database.query<{ odometer_last_km: number }>({
      name: 'odo',
      text: 'SELECT odometer_last_km FROM booking_diary WHERE booking_id = $1',
      values: [id],
    });
    expect(row?.odometer_last_km).toBe(48_310);
    await step.checkOut({ id }, { mileage: 40_001 });
  });
});

describe('who may what', () => {
  it("hides another responder's booking altogether", async () => {
    const { id } = await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-25T16:00:00Z' });
    const signature = { signature: await drawnSignature(), name: 'Eli', date: '2026-11-23' };
    const answers = await Promise.all([
      eli.get(`/api/bookings/${id}`),
      eli.delete(`/api/bookings/${id}`),
      eli.post(`/api/bookings/${id}/signature`).send(signature),
      eli.post(`/api/bookings/${id}/check-in`).send(checkInForm),
      eli.post(`/api/bookings/${id}/checkout`).send(checkOutForm),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([404, 'BOOKING_NOT_FOUND']));
    expect((await eli.get('/api/bookings')).body.some((one: { id: string }) => one.id === id)).toBe(false);
  });

  it('lets an admin check out for the responder', async () => {
    app.clock.set('2026-11-23T15:30Z');
    const { id } = await shift(app, dana, admin).active('BLS1', { startTime: '2026-11-23T16:00:00Z', duration: 1 });
    await admin.post(`/api/bookings/${id}/checkout`).send(checkOutForm).expect(200);
    const [event] = await app.database.query<{ data: { checkedOutBy: string } }>({
      name: 'by',
      text: `SELECT data FROM event WHERE stream = $1 AND type = 'VehicleCheckedOut'`,
      values: [id],
    });
    expect(event?.data.checkedOutBy).toBe('admin');
  });

  it('lets an auditor read any booking and change none', async () => {
    const auditor = await app.signInAuditor();
    const { id } = await shift(app, dana, admin).request('BLS2', { startTime: '2026-11-26T06:00:00Z', duration: 1 });
    await auditor.get(`/api/bookings/${id}`).expect(200);
    await auditor.delete(`/api/bookings/${id}`).expect(404);
    expect(
      (await auditor.put(`/api/admin/bookings/${id}/approve`).send({ approved: true }).expect(403)).body.code,
    ).toBe('ADMIN_ONLY');
  });

  it('names the status that is no step', async () => {
    const { id } = await shift(app, dana, admin).request('BLS2', { startTime: '2026-11-26T08:00:00Z', duration: 1 });
    const change = (body: object) => admin.put(`/api/admin/bookings/${id}/status`).send(body);
    expect((await change({ status: 'completed' }).expect(400)).body.code).toBe('VALIDATION_FAILED');
    expect((await change({ status: 'approved', reason: 'Fine' }).expect(200)).body).toMatchObject({
      status: 'approved',
      adminNotes: 'Fine',
    });
    expect((await change({ status: 'rejected' }).expect(409)).body.code).toBe('INVALID_TRANSITION');
    expect((await change({ status: 'cancelled', reason: 'Changed' }).expect(200)).body).toMatchObject({
      status: 'cancelled',
      reason: 'Changed',
    });
  });
});
