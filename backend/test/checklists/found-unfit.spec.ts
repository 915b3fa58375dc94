import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import { majorDamageFoundReason, majorDamageReason } from '@rigbook/contracts/fleet/maintenance.rules';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { checklistsOf } from '../support/checklists.js';
import { checkInForm, shift, vehicleId } from '../support/shift.js';

type Defect = components['schemas']['Defect'];
type Damage = components['schemas']['Damage'];

const beforeIt = '2026-11-23T09:00:00.000Z';
const onTheDevice = '2026-11-23T09:05:00.000Z';
const during = { startTime: beforeIt, duration: 2 };
let app: TestApp;
let admin: Person;
let dana: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(beforeIt);
  [admin, dana] = await Promise.all([app.signInAdmin(), app.signIn('101')]);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(beforeIt));

/** A vehicle of its own with a list, and a booking of it that can begin. */
async function beginning(name: string) {
  const details = { name, type: `Type of ${name}`, location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  const checklistEdition = await checklistsOf(admin, details.type).publish();
  const booking = await shift(app, dana, admin).signed(name, during);
  const id = await vehicleId(app, name);
  return {
    booking,
    id,
    finds: (more: object = {}) =>
      dana
        .post(`/api/bookings/${booking.id}/check-in`)
        .send({
          ...checkInForm,
          checklist: [],
          checklistEdition,
          checklistAnswers: [{ item: 'brakes', isFine: false, words: 'They do not hold' }],
          ...more,
        })
        .expect(200),
    defects: async () => (await admin.get(`/api/admin/defects?vehicleId=${id}`).expect(200)).body as readonly Defect[],
    status: async () => {
      const { body } = await admin.get('/api/vehicles').expect(200);
      return (body as { id: string; status: string }[]).find((one) => one.id === id)?.status;
    },
    set: (status: string) => admin.put(`/api/vehicles/${id}`).send({ status }).expect(200),
    history: async () => {
      const { body } = await admin.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
      return (body as { type: string; facts: object }[]).find(({ type }) => type === 'VehicleFoundUnfit')?.facts;
    },
  };
}

describe('a check-in that finds the vehicle unfit', () => {
  const report = { area: 'hood', severity: 'minor', description: 'A dent' };

  it('keeps notes and damage: the damage is known of the vehicle, with who reported it', async () => {
    const { booking, id, finds, defects, history } = await beginning('UNFIT 1');
    const reportId = v7();
    const said = {
      checkinNotes: 'It stands at the gate',
      preExistingDamage: 'Rust',
      damageReports: [{ ...report, reportId }],
    };
    expect((await finds(said)).body).toMatchObject({ id: booking.id, status: 'approved' });
    const [defect] = await defects();
    expect(await history()).toMatchObject({
      notes: 'It stands at the gate',
      preExistingDamage: 'Rust',
      damageReports: [{ ...report, reportId }],
      checklistEdition: { edition: 2 },
      checklistAnswers: [{ item: 'brakes', isFine: false, defectId: defect!.id }],
    });
    const { body: damage } = await admin.get(`/api/admin/damage?vehicleId=${id}`).expect(200);
    const [known] = damage as Damage[];
    expect(known).toMatchObject({ area: 'hood', description: 'A dent', bookingId: booking.id });
    const { body: bracket } = await dana.get(`/api/damage/${known!.id}`).expect(200);
    expect(bracket).toMatchObject({
      bracket: { firstSeen: { step: 'unfit', at: beforeIt, bookingId: booking.id }, held: [] },
    });
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('begins with the same booking once the vehicle is back', async () => {
    const { booking, finds, set, status } = await beginning('UNFIT 2');
    await finds();
    expect(await status()).toBe('maintenance');
    await set('available');
    expect(await shift(app, dana, admin).checkIn(booking)).toMatchObject({ status: 'active' });
    await shift(app, dana, admin).checkOut(booking);
  });
});

describe('major damage in a check-in that finds the vehicle unfit', () => {
  const wreck = () => ({
    damageReports: [{ area: 'hood', severity: 'major', description: 'Smashed', reportId: v7() }],
  });
  const setting = (holdVehicleWithMajorDamage: boolean) =>
    admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage }).expect(200);
  const reason = async (id: string) => {
    const { body } = await admin.get('/api/admin/vehicles').expect(200);
    const found = (body as { id: string; maintenance: { reason: string } | null }[]).find((one) => one.id === id);
    return found?.maintenance?.reason;
  };
  const resolveAll = async (id: string) => {
    const { body } = await admin.get(`/api/admin/damage?vehicleId=${id}`).expect(200);
    for (const { id: damageId } of body as Damage[])
      await admin.put(`/api/admin/damage/${damageId}/resolution`).send({ note: 'New hood' }).expect(200);
  };
  beforeEach(() => setting(true));
  afterAll(() => setting(false));

  it('holds the vehicle when its shift ends, as major damage of any check-in does', async () => {
    const { booking, id, finds, set, status } = await beginning('WRECK 1');
    await finds(wreck());
    await set('available');
    await shift(app, dana, admin).checkIn(booking);
    await shift(app, dana, admin).checkOut(booking);
    expect(await status()).toBe('maintenance');
    expect(await reason(id)).toBe(majorDamageReason);
  });

  it('does not hold a vehicle whose damage was repaired before', async () => {
    const { booking, id, finds, set, status } = await beginning('WRECK 2');
    await finds(wreck());
    await resolveAll(id);
    await set('available');
    await shift(app, dana, admin).checkIn(booking);
    await shift(app, dana, admin).checkOut(booking);
    expect(await status()).toBe('available');
  });

  it.each([
    ['stops the vehicle of a late form, also if what was critical is repaired', true, 'maintenance'],
    ['stops nothing without the setting', false, 'available'],
  ])('%s', async (_what, holds, expected) => {
    await setting(holds);
    const { id, finds, set, status } = await beginning(`WRECK ${expected}`);
    app.clock.set('2026-11-23T09:30:00.000Z');
    await set('maintenance');
    app.clock.set('2026-11-23T10:00:00.000Z');
    await set('available');
    app.clock.set('2026-11-23T10:30:00.000Z');
    await finds({ ...wreck(), completedAt: onTheDevice });
    expect(await status()).toBe(expected);
    if (holds) expect(await reason(id)).toBe(majorDamageFoundReason);
  });
});

describe('a check-in that found the vehicle unfit, and waited on the device', () => {
  it('stops the vehicle if nobody has seen to it', async () => {
    const { finds, defects, status } = await beginning('LATE 1');
    app.clock.set('2026-11-23T10:30:00.000Z');
    await finds({ completedAt: onTheDevice });
    expect(await status()).toBe('maintenance');
    expect(await defects()).toMatchObject([{ isCritical: true }]);
  });

  it('does not stop the vehicle again that was repaired since: what was found stands as a defect', async () => {
    const { booking, finds, defects, history, set, status } = await beginning('LATE 2');
    app.clock.set('2026-11-23T09:30:00.000Z');
    await set('maintenance');
    app.clock.set('2026-11-23T10:00:00.000Z');
    await set('available');
    app.clock.set('2026-11-23T10:30:00.000Z');
    expect((await finds({ completedAt: onTheDevice, checkinNotes: 'I called you' })).body).toMatchObject({
      status: 'approved',
    });
    expect(await status()).toBe('available');
    expect(await defects()).toMatchObject([{ isCritical: true, words: 'They do not hold', state: 'open' }]);
    expect(await history()).toMatchObject({ notes: 'I called you', completedOnDeviceAt: onTheDevice });
    const { body: messages } = await admin.get(`/api/admin/notifications?bookingId=${booking.id}`).expect(200);
    expect((messages as { kind: string }[]).filter(({ kind }) => kind === 'vehicle_unfit')).toHaveLength(1);
  });

  it('is kept if the office has stopped the vehicle meanwhile: a defect, with notes and damage', async () => {
    const { id, finds, defects, history, set, status } = await beginning('LATE 4');
    app.clock.set('2026-11-23T09:30:00.000Z');
    await set('maintenance');
    app.clock.set('2026-11-23T10:30:00.000Z');
    const damageReports = [{ area: 'hood', severity: 'minor', description: 'A dent', reportId: v7() }];
    const said = { checkinNotes: 'I called you', damageReports };
    expect((await finds({ ...said, completedAt: onTheDevice })).body).toMatchObject({ status: 'approved' });
    expect(await status()).toBe('maintenance');
    expect(await defects()).toMatchObject([{ isCritical: true, words: 'They do not hold' }]);
    expect(await history()).toMatchObject({ notes: 'I called you', damageReports });
    const { body: damage } = await admin.get(`/api/admin/damage?vehicleId=${id}`).expect(200);
    expect(damage).toMatchObject([{ area: 'hood', description: 'A dent' }]);
  });

  it('stops a vehicle whose maintenance had begun before it was filled in, for something else', async () => {
    const { finds, set, status } = await beginning('LATE 5');
    await set('maintenance');
    app.clock.set('2026-11-23T10:00:00.000Z');
    await set('available');
    app.clock.set('2026-11-23T10:30:00.000Z');
    await finds({ completedAt: onTheDevice });
    expect(await status()).toBe('maintenance');
  });

  it('stops the vehicle if the clock of the device is wrong', async () => {
    const { finds, set, status } = await beginning('LATE 6');
    app.clock.set('2026-11-23T09:30:00.000Z');
    await set('maintenance');
    app.clock.set('2026-11-23T10:00:00.000Z');
    await set('available');
    app.clock.set('2026-11-23T10:30:00.000Z');
    await finds({ completedAt: '2026-10-01T09:05:00.000Z' });
    expect(await status()).toBe('maintenance');
  });

  it('stops a vehicle that was repaired before it was filled in', async () => {
    const { finds, set, status } = await beginning('LATE 3');
    await set('maintenance');
    await set('available');
    app.clock.set('2026-11-23T10:30:00.000Z');
    await finds({ completedAt: onTheDevice });
    expect(await status()).toBe('maintenance');
  });
});
