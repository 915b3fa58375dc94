import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

type KnownDamage = components['schemas']['KnownDamage'];
type Damage = components['schemas']['Damage'];

let app: TestApp;
let admin: Person;
let dana: Person;
let noa: Person;
let ofDana: ReturnType<typeof shift>;
let ofNoa: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
  dana = await app.signIn('101');
  noa = await app.signIn('102');
  ofDana = shift(app, dana, admin);
  ofNoa = shift(app, noa, admin);
});
afterAll(() => app.close());

const found = (changes: object = {}) => ({
  reportId: v7(),
  area: 'driver-side',
  place: 'left-front-door',
  severity: 'minor',
  description: 'A scratch',
  ...changes,
});
const vehicle = async (name: string) => {
  const details = { name, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  return name;
};
const knownAt = async (of: Person, { id }: { readonly id: string }) =>
  (await of.get(`/api/bookings/${id}/known-damage`).expect(200)).body as KnownDamage[];
const openOf = async (name: string) =>
  (await admin.get(`/api/admin/damage?vehicleId=${await vehicleId(app, name)}`).expect(200)).body as Damage[];
const historyOf = async ({ id }: { readonly id: string }, type: string) => {
  const { body } = await admin.get(`/api/audit/bookings/${id}/history`).expect(200);
  return (body as { type: string; eventId: string; facts: Record<string, unknown> }[]).filter(
    (entry) => entry.type === type,
  );
};
const during = { startTime: '2026-11-23T09:00:00Z', duration: 1 };

describe('damage that is found at the check-in', () => {
  it('is open at once, and known to the next one, who sees it again and reports it no second time', async () => {
    const name = await vehicle('KNOWN 1');
    const first = await ofDana.signed(name, during);
    expect(await knownAt(dana, first)).toEqual([]);
    const scratch = found();
    await ofDana.checkIn(first, { damageReports: [scratch] });
    const [open] = await openOf(name);
    expect(open).toMatchObject({ area: 'driver-side', place: 'left-front-door', bookingId: first.id });
    expect(await knownAt(dana, first)).toMatchObject([{ id: open!.id, place: 'left-front-door', isOwn: true }]);
    await ofDana.checkOut(first);

    const next = await ofNoa.signed(name, during);
    const [known] = await knownAt(noa, next);
    expect(known).toEqual({
      id: open!.id,
      area: 'driver-side',
      place: 'left-front-door',
      severity: 'minor',
      description: 'A scratch',
      reportedAt: open!.reportedAt,
      isOwn: false,
    });
    await ofNoa.checkIn(next, { confirmedDamage: [known!.id.toUpperCase()] });
    expect(await openOf(name)).toHaveLength(1);
    expect((await historyOf(next, 'VehicleCheckedIn'))[0]!.facts).toMatchObject({ confirmedDamage: [known!.id] });
    await ofNoa.checkOut(next);
  });

  it('is confirmed only of the vehicle itself, also once it is resolved', async () => {
    const [one, other] = [await vehicle('KNOWN 2'), await vehicle('KNOWN 3')];
    const reported = async (name: string) => {
      const booking = await ofDana.active(name, during, { damageReports: [found()] });
      await ofDana.checkOut(booking);
      return (await openOf(name))[0]!.id;
    };
    const [own, foreign] = [await reported(one), await reported(other)];
    const next = await ofNoa.signed(one, during);
    await admin.put(`/api/admin/damage/${own}/resolution`).send({}).expect(200);
    await ofNoa.checkIn(next, { confirmedDamage: [own, foreign, v7()] });
    expect((await historyOf(next, 'VehicleCheckedIn'))[0]!.facts).toMatchObject({ confirmedDamage: [own] });
    await ofNoa.checkOut(next);
  });

  it('is for who takes the vehicle, and for nobody else', async () => {
    const name = await vehicle('KNOWN 4');
    await ofDana.checkOut(await ofDana.active(name, during, { damageReports: [found()] }));
    const pending = await ofNoa.request(name, during);
    expect(await knownAt(noa, pending)).toEqual([]);
    await ofNoa.approve(pending);
    expect(await knownAt(noa, pending)).toHaveLength(1);
    expectProblem(await dana.get(`/api/bookings/${pending.id}/known-damage`), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await dana.get(`/api/bookings/${v7()}/known-damage`), 404, 'BOOKING_NOT_FOUND');
    expect(await knownAt(admin, pending)).toHaveLength(1);
  });

  it('needs an id for each report, and each once', async () => {
    const booking = await ofDana.signed(await vehicle('KNOWN 5'), during);
    const checkIn = (damageReports: readonly object[]) =>
      dana
        .post(`/api/bookings/${booking.id}/check-in`)
        .send({ fuelLevel: 80, mileage: 1, checklist: [], damageReports });
    const { reportId: _reportId, ...without } = found();
    const twice = found();
    for (const reports of [[without], [twice, twice], [found({ place: 'wing' })]])
      expectProblem(await checkIn(reports), 400, 'VALIDATION_FAILED');
  });
});

describe('damage that is reported during a shift', () => {
  it('is open at once, told to the office, and stands in the history', async () => {
    const name = await vehicle('REPORT 1');
    const booking = await ofDana.active(name, during);
    const flat = found({ area: 'wheels', place: 'left-rear-wheel', description: 'Flat' });
    await dana.post(`/api/bookings/${booking.id}/damage`).send(flat).expect(200);
    expect(await openOf(name)).toMatchObject([{ place: 'left-rear-wheel', reportedBy: { unitNumber: '101' } }]);
    expect((await historyOf(booking, 'DamageReported'))[0]!.facts).toMatchObject({ damageReports: [flat] });
    const { body } = await admin.get(`/api/admin/notifications?bookingId=${booking.id}`).expect(200);
    expect(JSON.stringify(body)).toContain('damage_reported');
    await ofDana.checkOut(booking);
  });

  it('is refused without the vehicle, and for others', async () => {
    const booking = await ofDana.signed(await vehicle('REPORT 2'), during);
    const report = (of: Person) => of.post(`/api/bookings/${booking.id}/damage`).send(found());
    expectProblem(await report(dana), 409, 'VEHICLE_NOT_WITH_YOU');
    expectProblem(await report(noa), 404, 'BOOKING_NOT_FOUND');
    await ofDana.checkOut(await ofDana.checkIn(booking));
    expectProblem(await report(dana), 409, 'VEHICLE_NOT_WITH_YOU');
  });

  it('says if it was changed after an answer that was lost, also after the shift', async () => {
    const name = await vehicle('REPORT 9');
    const booking = await ofDana.active(name, during);
    const [sent, more] = [v7(), v7()];
    const report = found({ photoIds: [sent] });
    const send = (body: object) => dana.post(`/api/bookings/${booking.id}/damage`).send({ ...report, ...body });
    await send({}).expect(200);
    // the photo was sent since
    await send({ photoIds: undefined }).expect(200);
    const changes = [
      { severity: 'major' },
      { description: 'Two scratches' },
      { place: 'hood' },
      { photoIds: [sent, more] },
    ];
    for (const changed of changes) expectProblem(await send(changed), 409, 'REPORTED_OTHERWISE');
    await ofDana.checkOut(booking);
    await send({}).expect(200);
    expectProblem(await send({ severity: 'major' }), 409, 'REPORTED_OTHERWISE');
    expect(await openOf(name)).toMatchObject([{ severity: 'minor', description: report.description }]);
  });

  it('is one report, however often it is sent', async () => {
    const name = await vehicle('REPORT 3');
    const booking = await ofDana.active(name, during);
    const flat = found();
    for (let nth = 0; nth < 2; nth += 1) await dana.post(`/api/bookings/${booking.id}/damage`).send(flat).expect(200);
    expect(await openOf(name)).toHaveLength(1);
    await ofDana.checkOut(booking);
  });

  it('is told to the office once, also if it is sent again under another key or after the return', async () => {
    const name = await vehicle('REPORT 5');
    const atCheckIn = found();
    const booking = await ofDana.active(name, during, { damageReports: [atCheckIn] });
    const flat = found();
    const send = (report: object) =>
      dana.post(`/api/bookings/${booking.id}/damage`).set('Idempotency-Key', v7()).send(report).expect(200);
    for (const report of [flat, flat, atCheckIn]) await send(report);
    await ofDana.checkOut(booking);
    await send(flat);
    expect(await historyOf(booking, 'DamageReported')).toHaveLength(1);
    expect(await openOf(name)).toHaveLength(2);
  });

  it('takes the vehicle out of service at the return if it is major and the organization wants that', async () => {
    const name = await vehicle('REPORT 4');
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: true }).expect(200);
    const booking = await ofDana.active(name, during);
    await dana
      .post(`/api/bookings/${booking.id}/damage`)
      .send(found({ severity: 'major' }))
      .expect(200);
    await ofDana.checkOut(booking);
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: false }).expect(200);
    const { body } = await admin.get('/api/admin/vehicles').expect(200);
    const status = (body as { name: string; status: string }[]).find((one) => one.name === name)?.status;
    expect(status).toBe('maintenance');
  });
});

describe('the words of one report', () => {
  it('stay when somebody else is erased who reported damage of the same booking', async () => {
    const name = await vehicle('ERASE 2');
    const { body: users } = await admin.get('/api/users').expect(200);
    const ruth = (users as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === '103')!.id;
    await admin.put(`/api/users/${ruth}`).send({ isAdmin: true }).expect(200);
    const ofRuth = await app.signIn('103');
    await ofRuth.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
    const booking = await ofDana.active(name, during, { damageReports: [found({ description: 'of Dana' })] });
    app.clock.advanceMinutes(1);
    const atReturn = {
      damageReports: [found({ description: 'of Ruth' }), found({ description: 'of Ruth too' })],
      noDamageConfirmed: false,
      fuelLevel: 70,
      mileage: 48_300,
    };
    await ofRuth.post(`/api/bookings/${booking.id}/checkout`).send(atReturn).expect(200);
    await admin.delete(`/api/users/${ruth}`).expect(204);
    expect((await openOf(name)).map(({ description }) => description).sort()).toEqual(['', '', 'of Dana']);
    const { text } = await admin.get('/api/audit/verification').buffer(true).expect(200);
    const steps = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { outcome: string });
    expect(steps.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it('are erased, and the others stay', async () => {
    const name = await vehicle('ERASE 1');
    const booking = await ofDana.active(name, during, { damageReports: [found({ description: 'at check-in' })] });
    await dana
      .post(`/api/bookings/${booking.id}/damage`)
      .send(found({ description: 'on the way' }))
      .expect(200);
    const atReturn = found({ description: 'at the return' });
    await ofDana.checkOut(booking, { damageReports: [atReturn], noDamageConfirmed: false });
    const words = async () => (await openOf(name)).map(({ description }) => description).sort();
    const erase = async (type: string) => {
      const [event] = await historyOf(booking, type);
      const body = { eventId: event!.eventId, path: 'damageReports.0.description', because: 'offensive' };
      await admin.post(`/api/admin/bookings/${booking.id}/text-erasures`).send(body).expect(204);
    };
    await erase('DamageReported');
    expect(await words()).toEqual(['', 'at check-in', 'at the return']);
    await erase('VehicleCheckedIn');
    expect(await words()).toEqual(['', '', 'at the return']);
    await erase('VehicleCheckedOut');
    expect(await words()).toEqual(['', '', '']);
  });
});
