import sharp from 'sharp';
import { v7 } from 'uuid';
import type { components } from '@rigbook/contracts/api.types';
import { eventually } from '../event-store/support/eventually.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

type Matter = components['schemas']['DamageMatter'];
type Damage = components['schemas']['Damage'];

let app: TestApp;
let admin: Person;
let auditor: Person;
let dana: Person;
let ron: Person;
let noa: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(at(6));
  [admin, auditor] = [await app.signInAdmin(), await app.signInAuditor()];
  [dana, ron, noa] = [await app.signIn('101'), await app.signIn('102'), await app.signIn('103')];
});
afterAll(() => app.close());

const at = (hour: number, minutes = 0, day = 23) =>
  `2026-11-${day}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00.000Z`;
const scratch = (more: object = {}) => ({
  reportId: v7(),
  area: 'driver-side',
  place: 'left-front-door',
  severity: 'minor',
  description: 'A scratch',
  ...more,
});
async function vehicle(name: string): Promise<string> {
  const details = { name, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  return name;
}

interface Driven {
  readonly km?: readonly [number, number];
  readonly atCheckIn?: object;
  readonly atCheckOut?: object;
  /** who takes the vehicle back */
  readonly by?: Person;
}

/** A shift from the hour on, of 50 minutes. */
async function driven(
  person: Person,
  name: string,
  hour: number,
  { km = [1_000, 1_020], by = person, ...more }: Driven = {},
) {
  const step = shift(app, person, admin);
  app.clock.set(at(hour));
  const booking = await step.signed(name, { startTime: at(hour), duration: 1 });
  await step.checkIn(booking, { mileage: km[0], ...more.atCheckIn });
  app.clock.set(at(hour, 50));
  await shift(app, by, admin).checkOut(booking, { mileage: km[1], ...more.atCheckOut });
  return booking.id;
}

const read = (person: Person, id: string) => person.get(`/api/damage/${id}`);
const matter = async (person: Person, id: string) => (await read(person, id).expect(200)).body as Matter;
async function damageOf(name: string): Promise<string> {
  const { body } = await admin.get(`/api/admin/damage?vehicleId=${await vehicleId(app, name)}`).expect(200);
  const [damage] = body as Damage[];
  // the ledger of the vehicle follows within moments
  await eventually(async () => expect((await matter(admin, damage!.id)).bracket).not.toBeNull());
  return damage!.id;
}
const contest = (person: Person, id: string, words = 'It was there when I came.') =>
  person.post(`/api/damage/${id}/contests`).send({ words });
/** As it was just read. */
const settle = async (id: string, form: object, by = admin) => {
  const { mark } = await matter(by, id);
  const settling = { reason: 'The photo shows it.', said: 0, mark, ...form };
  return by.post(`/api/admin/damage/${id}/settlements`).send(settling);
};
const settled = async (id: string, form: object, by = admin) => expect((await settle(id, form, by)).status).toBe(204);

async function anotherAdministrator(): Promise<Person> {
  const { body } = await admin.get('/api/users?search=104').expect(200);
  const { id } = (body as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === '104')!;
  await admin.put(`/api/users/${id}`).send({ isAdmin: true }).expect(200);
  const office = await app.signIn('104');
  await office.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
  return office;
}

/** Dana's shift is clean; Ron's check-in forty minutes later finds a scratch, and seven kilometers more. */
async function foundByRon(name: string) {
  const before = await driven(dana, await vehicle(name), 7);
  const found = await driven(ron, name, 9, { km: [1_027, 1_030], atCheckIn: { damageReports: [scratch()] } });
  return { id: await damageOf(name), before, found };
}

describe('the bracket of damage', () => {
  it('lies between the last clean look and the first sighting, with time and kilometers that nobody accounts for', async () => {
    const { id, before, found } = await foundByRon('BRACKET 1');
    expect((await matter(dana, id)).bracket).toMatchObject({
      lastClean: { step: 'check-out', at: at(7, 50), bookingId: before, user: { unitNumber: '101' }, seenWith: null },
      firstSeen: { step: 'check-in', at: at(9), bookingId: found, user: { unitNumber: '102' } },
      held: [],
      unheldMinutes: 70,
      unaccountedKilometers: 7,
      isCut: false,
    });
  });

  it('ends where somebody without a shift saw it, unless the office declined that', async () => {
    const name = await vehicle('BRACKET 16');
    const before = await driven(dana, name, 7);
    const id = await vehicleId(app, name);
    app.clock.set(at(8, 20));
    await noa.post(`/api/vehicles/${id}/seen`).send({ words: 'A long scratch', place: 'left-front-door' }).expect(204);
    await driven(ron, name, 9, { km: [1_027, 1_030], atCheckIn: { damageReports: [scratch()] } });
    const damage = await damageOf(name);
    const bracketNow = async () => (await matter(ron, damage)).bracket;
    expect(await bracketNow()).toMatchObject({
      lastClean: { bookingId: before },
      firstSeen: { step: 'seen', at: at(8, 20), bookingId: null, user: { unitNumber: '103' } },
      held: [],
      unheldMinutes: 30,
      unaccountedKilometers: 7,
    });
    expect((await matter(noa, damage)).sawFirst).toBe(true);
    expect((await bracketNow())!.sightings).toEqual([
      { id: expect.any(String), at: at(8, 20), place: 'left-front-door', words: 'A long scratch' },
    ]);
    const { body } = await admin.get(`/api/admin/defects?vehicleId=${id}`).expect(200);
    const [seen] = body as { id: string }[];
    const declined = { to: 'declined', note: 'That is the sticker.' };
    await admin.post(`/api/admin/defects/${seen!.id}/steps`).send(declined).expect(204);
    expect(await bracketNow()).toMatchObject({ firstSeen: { step: 'check-in' }, unheldMinutes: 70 });
    expectProblem(await read(noa, damage), 404, 'DAMAGE_NOT_FOUND');
  });

  it('does not fall upon who was shown what somebody saw, took the vehicle and returned it with a report', async () => {
    const name = await vehicle('BRACKET 18');
    const before = await driven(dana, name, 7);
    app.clock.set(at(8, 20));
    const seen = { words: 'A long scratch', place: 'left-front-door' };
    await noa
      .post(`/api/vehicles/${await vehicleId(app, name)}/seen`)
      .send(seen)
      .expect(204);
    const found = { noDamageConfirmed: false, damageReports: [scratch()] };
    await driven(ron, name, 9, { km: [1_027, 1_030], atCheckOut: found });
    expect((await matter(dana, await damageOf(name))).bracket).toMatchObject({
      lastClean: { bookingId: before, step: 'check-out' },
      firstSeen: { step: 'seen', at: at(8, 20) },
      held: [],
    });
  });

  it('is the shift of who found it at the return, and says how far it was driven', async () => {
    const name = await vehicle('BRACKET 2');
    const id = await driven(dana, name, 7, {
      atCheckOut: { noDamageConfirmed: false, damageReports: [scratch()] },
    });
    const { bracket } = await matter(dana, await damageOf(name));
    expect(bracket).toMatchObject({
      lastClean: { step: 'check-in' },
      firstSeen: { step: 'check-out' },
      held: [{ bookingId: id, user: { unitNumber: '101' }, startAt: at(7), endAt: at(7, 50), drivenKilometers: 20 }],
      unheldMinutes: 0,
      unaccountedKilometers: 0,
    });
  });

  it('goes back beyond a check-in with words about damage, and counts with corrected readings', async () => {
    const name = await vehicle('BRACKET 3');
    const before = await driven(dana, name, 7);
    await driven(noa, name, 9, {
      km: [1_025, 1_030],
      atCheckIn: { preExistingDamage: 'Scratches here and there' },
      atCheckOut: { noDamageConfirmed: false, damageReports: [scratch()] },
    });
    const id = await damageOf(name);
    expect((await matter(noa, id)).bracket).toMatchObject({
      lastClean: { bookingId: before },
      unaccountedKilometers: 5,
    });
    await admin
      .post(`/api/admin/bookings/${before}/reading-corrections`)
      .send({ step: 'check-out', seenMileage: 1_020, mileage: 1_024, reason: 'Misread' })
      .expect(200);
    await eventually(async () =>
      expect((await matter(noa, id)).bracket).toMatchObject({ unaccountedKilometers: 1, unheldMinutes: 70 }),
    );
  });

  it('says that the office looked at the return in the place of the responder', async () => {
    const name = await vehicle('BRACKET 11');
    await driven(dana, name, 7, {
      by: admin,
      atCheckOut: { noDamageConfirmed: false, damageReports: [scratch()] },
    });
    const id = await damageOf(name);
    const read = await matter(dana, id);
    expect(read.bracket).toMatchObject({
      lastClean: { step: 'check-in', user: { unitNumber: '101' }, byOffice: null },
      firstSeen: { step: 'check-out', user: { unitNumber: '101' }, byOffice: { unitNumber: '100' } },
    });
    expect(read.sawFirst).toBe(false);
    expect((await matter(admin, id)).sawFirst).toBe(true);
  });

  it('ends within the shift whose report a phone without a network sent together with its return', async () => {
    const name = await vehicle('BRACKET 12');
    const step = shift(app, dana, admin);
    app.clock.set(at(7));
    const booking = await step.signed(name, { startTime: at(7), duration: 1 });
    await step.checkIn(booking, { mileage: 1_000 });
    app.clock.set(at(9));
    await dana.post(`/api/bookings/${booking.id}/damage`).send(scratch()).expect(200);
    await step.checkOut(booking, { mileage: 1_020, completedAt: at(7, 50) });
    const id = await damageOf(name);
    await eventually(async () =>
      expect((await matter(dana, id)).bracket).toMatchObject({
        lastClean: { step: 'check-in', at: at(7) },
        firstSeen: { step: 'shift', at: at(7, 50) },
        held: [{ bookingId: booking.id, startAt: at(7), endAt: at(7, 50) }],
        unheldMinutes: 0,
      }),
    );
  });

  it('exists for people whom it names, administrators and auditors alone, and each look is recorded', async () => {
    const { id } = await foundByRon('BRACKET 4');
    expect((await matter(ron, id)).mayContest).toBe(true);
    expect((await matter(auditor, id)).mayContest).toBe(false);
    expectProblem(await read(noa, id), 404, 'DAMAGE_NOT_FOUND');
    expectProblem(await read(dana, v7()), 404, 'DAMAGE_NOT_FOUND');
    expectProblem(await read(await app.signIn('100'), id), 403, 'ADMIN_PASSWORD_REQUIRED');
    expectProblem(await read(await app.signIn('110'), id), 403, 'AUDITOR_PROOF_REQUIRED');
    await app.visitor().get(`/api/damage/${id}`).expect(401);
    const own = (await dana.get('/api/damage').expect(200)).body as Matter[];
    expect(own.map(({ damage }) => damage.id)).toContain(id);
    // who had the vehicle when is read one by one
    expect(own.every(({ bracket }) => bracket === null)).toBe(true);
    expect((await noa.get('/api/damage').expect(200)).body).not.toContainEqual(
      expect.objectContaining({ damage: expect.objectContaining({ id }) }),
    );
    await eventually(async () => {
      const [row] = await app.database.query<{ people: number }>({
        name: 'test.looks-at-damage',
        text: `SELECT count(DISTINCT responder_id)::integer AS people FROM access_record WHERE kind = 'damage-bracket-read' AND subject = $1`,
        values: [id],
      });
      expect(row!.people).toBe(3);
    });
  });
});

describe('contesting damage', () => {
  it('is for people whom it names, once until it is settled; the words are for the office', async () => {
    const { id, before } = await foundByRon('BRACKET 5');
    expectProblem(await contest(noa, id), 404, 'DAMAGE_NOT_FOUND');
    expectProblem(await contest(dana, id, ' '), 400, 'VALIDATION_FAILED');
    await contest(dana, id).expect(204);
    expectProblem(await contest(dana, id), 409, 'DAMAGE_CONTEST_WAITS');
    expect((await matter(dana, id)).contests).toMatchObject([{ words: 'It was there when I came.' }]);
    expect((await matter(ron, id)).contests).toMatchObject([{ user: { unitNumber: '101' }, words: null }]);
    expect(await matter(auditor, id)).toMatchObject({ contests: [{ words: 'It was there when I came.' }], said: 1 });

    await settled(id, { outcome: 'attributed', bookingId: before, said: 1 });
    const read = await matter(dana, id);
    expect(read.settlements).toMatchObject([
      { outcome: 'attributed', bookingId: before, user: { unitNumber: '101' }, by: { unitNumber: '100' } },
    ]);
    expect(read.settlements[0]!.reason).toBe('The photo shows it.');
    expect(read.mayContest).toBe(true);
    await contest(dana, id, 'Look at the other photo.').expect(204);
    await settled(id, { outcome: 'not-attributable', said: 3 });
    expect((await matter(dana, id)).settlements).toHaveLength(2);
  });

  it('ends fourteen days after the report', async () => {
    const { id } = await foundByRon('BRACKET 6');
    expect((await matter(dana, id)).contestableUntil).toBe('2026-12-07T09:00:00.000Z');
    app.clock.set('2026-12-07T09:00:00.000Z');
    const later = await app.signIn('101');
    expectProblem(await contest(later, id), 409, 'DAMAGE_CONTEST_OVER');
    expect((await matter(later, id)).mayContest).toBe(false);
  });
});

describe('whom damage named once', () => {
  it('can still be read once a later report has narrowed its bracket', async () => {
    const name = await vehicle('BRACKET 13');
    const before = await driven(dana, name, 7);
    await driven(noa, name, 9, {
      km: [1_020, 1_030],
      atCheckIn: { preExistingDamage: 'Scratches here and there' },
      atCheckOut: { noDamageConfirmed: false, damageReports: [scratch()] },
    });
    const dirt = await damageOf(name);
    await driven(ron, name, 11, { km: [1_030, 1_040], atCheckIn: { damageReports: [scratch()] } });
    const id = await damageOf(name);
    expect((await matter(dana, id)).bracket!.lastClean!.bookingId).toBe(before);
    await contest(dana, id).expect(204);
    await settled(dirt, { outcome: 'not-damage' });
    const after = await matter(dana, id);
    expect(after.bracket!.lastClean!.user.unitNumber).toBe('103');
    expect(after.contests).toMatchObject([{ words: 'It was there when I came.' }]);
    const own = (await dana.get('/api/damage').expect(200)).body as Matter[];
    expect(own.map(({ damage }) => damage.id)).toContain(id);
  });
});

async function upload(of: Person): Promise<string> {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  const { uploadURL } = (await of.post('/api/objects/upload').send().expect(201)).body as { uploadURL: string };
  await of.put(uploadURL).set('content-type', 'image/jpeg').send(picture).expect(204);
  return uploadURL;
}

describe('the photos of damage', () => {
  it('come with those of what somebody saw there before, since that moves it upon people', async () => {
    const name = await vehicle('BRACKET 21');
    const photoIds = [v7()];
    await driven(dana, name, 7);
    app.clock.set(at(8, 20));
    const of = await vehicleId(app, name);
    const seen = { words: 'A long scratch', place: 'left-front-door', photoIds };
    await noa.post(`/api/vehicles/${of}/seen`).send(seen).expect(204);
    await noa
      .put(`/api/vehicles/${of}/seen-photos/${photoIds[0]}`)
      .send({ uploadURL: await upload(noa) })
      .expect(204);
    await driven(ron, name, 9, { km: [1_027, 1_030], atCheckIn: { damageReports: [scratch()] } });
    const id = await damageOf(name);
    const { id: sightingId } = (await matter(dana, id)).bracket!.sightings[0]!;
    const photos = `/api/damage/${id}/photos`;
    expect((await dana.get(photos).expect(200)).body).toEqual([{ id: photoIds[0], state: 'here', sightingId }]);
    await dana.get(`${photos}/${photoIds[0]}`).expect(200);
    await dana.get(`/api/admin/defects/${sightingId}/seen-photos/${photoIds[0]}`).expect(403);
    await admin.post(`/api/admin/defects/${sightingId}/words-erasure`).send({ because: 'names-a-person' }).expect(204);
    expect((await matter(dana, id)).bracket!.sightings).toMatchObject([{ words: null }]);
  });

  it('are read by people whom it names, who cannot see the booking that reported it', async () => {
    const photoIds = [v7(), v7()];
    const name = await vehicle('BRACKET 17');
    await driven(dana, name, 7);
    const found = await driven(ron, name, 9, {
      km: [1_027, 1_030],
      atCheckIn: { damageReports: [scratch({ photoIds }), scratch({ area: 'roof', place: 'roof-front' })] },
    });
    const uploadURL = await upload(ron);
    await ron.put(`/api/bookings/${found}/damage-photos/${photoIds[0]}`).send({ uploadURL }).expect(204);
    await damageOf(name);
    const { body } = await admin.get(`/api/admin/damage?vehicleId=${await vehicleId(app, name)}`).expect(200);
    const of = (place: string) => (body as Damage[]).find((one) => one.place === place)!.id;
    const [id, other] = [of('left-front-door'), of('roof-front')];
    const photos = `/api/damage/${id}/photos`;
    await eventually(async () => {
      expect((await dana.get(photos).expect(200)).body).toEqual([
        { id: photoIds[0], state: 'here', sightingId: null },
        { id: photoIds[1], state: 'to-come', sightingId: null },
      ]);
    });
    expectProblem(await dana.get(`/api/bookings/${found}/damage-photos/${photoIds[0]}`), 404, 'BOOKING_NOT_FOUND');
    await dana.get(`${photos}/${photoIds[0]}`).expect(200);
    await auditor.get(`${photos}/${photoIds[0]}`).expect(200);
    expectProblem(await dana.get(`${photos}/${photoIds[1]}`), 404, 'PHOTO_NOT_FOUND');
    expectProblem(await dana.get(`/api/damage/${other}/photos/${photoIds[0]}`), 404, 'PHOTO_NOT_FOUND');
    expectProblem(await noa.get(photos), 404, 'DAMAGE_NOT_FOUND');
    expectProblem(await noa.get(`${photos}/${photoIds[0]}`), 404, 'DAMAGE_NOT_FOUND');
    const [unproven, unopened] = [await app.signIn('110'), await app.signIn('100')];
    for (const address of [photos, `${photos}/${photoIds[0]}`]) {
      expectProblem(await unopened.get(address), 403, 'ADMIN_PASSWORD_REQUIRED');
      expectProblem(await unproven.get(address), 403, 'AUDITOR_PROOF_REQUIRED');
    }
  });
});

describe('settling damage', () => {
  it('names a shift of the bracket, and nothing that was said in the meantime goes unread', async () => {
    const { id, before } = await foundByRon('BRACKET 7');
    const other = await driven(noa, await vehicle('BRACKET 8'), 11);
    expectProblem(await settle(id, { outcome: 'attributed', bookingId: other }), 422, 'SHIFT_NOT_IN_BRACKET');
    expectProblem(await settle(id, { outcome: 'not-attributable', bookingId: before }), 422, 'SHIFT_NOT_IN_BRACKET');
    expectProblem(await settle(id, { outcome: 'not-attributable', reason: '' }), 400, 'VALIDATION_FAILED');
    await contest(dana, id).expect(204);
    expectProblem(await settle(id, { outcome: 'not-attributable' }), 409, 'CHANGED_MEANWHILE');
    await dana.post(`/api/admin/damage/${id}/settlements`).send({}).expect(403);
  });

  it('is for administrators whom the damage does not name', async () => {
    const before = await driven(admin, await vehicle('BRACKET 15'), 7);
    await driven(ron, 'BRACKET 15', 9, { km: [1_027, 1_030], atCheckIn: { damageReports: [scratch()] } });
    const id = await damageOf('BRACKET 15');
    expect((await matter(admin, id)).maySettle).toBe(false);
    expectProblem(await settle(id, { outcome: 'not-attributable' }), 409, 'DAMAGE_NAMES_SETTLER');
    const office = await anotherAdministrator();
    expect((await matter(office, id)).maySettle).toBe(true);
    await settled(id, { outcome: 'attributed', bookingId: before }, office);
    expect((await matter(admin, id)).settlements).toMatchObject([{ by: { unitNumber: '104' } }]);
  });

  it('is not moved by an administrator whom it names, who declines what somebody saw', async () => {
    const name = await vehicle('BRACKET 19');
    await driven(admin, name, 7);
    app.clock.set(at(8, 20));
    const of = await vehicleId(app, name);
    await noa.post(`/api/vehicles/${of}/seen`).send({ words: 'A long scratch', place: 'left-front-door' }).expect(204);
    const office = await anotherAdministrator();
    const { body } = await admin.get(`/api/admin/defects?vehicleId=${of}`).expect(200);
    const steps = `/api/admin/defects/${(body as { id: string }[])[0]!.id}/steps`;
    const decline = (by: Person) => by.post(steps).send({ to: 'declined', note: 'That is the sticker.' }).expect(204);
    await decline(admin);
    const found = { noDamageConfirmed: false, damageReports: [scratch()] };
    await driven(ron, name, 9, { km: [1_027, 1_030], atCheckOut: found });
    const id = await damageOf(name);
    expect((await matter(ron, id)).bracket).toMatchObject({ firstSeen: { step: 'seen', at: at(8, 20) } });
    await office.post(steps).send({ to: 'open' }).expect(204);
    const { mark } = await matter(office, id);
    await decline(office);
    expect((await matter(ron, id)).bracket).toMatchObject({ firstSeen: { step: 'check-out' }, sightings: [] });
    // what moved the bracket is read before anybody settles it
    expectProblem(await settle(id, { outcome: 'not-attributable', mark }, office), 409, 'CHANGED_MEANWHILE');
    await settled(id, { outcome: 'not-attributable' }, office);
  });

  it('is not for the administrator who took the vehicle back in which it was found', async () => {
    const name = await vehicle('BRACKET 20');
    await driven(dana, name, 7, { by: admin, atCheckOut: { noDamageConfirmed: false, damageReports: [scratch()] } });
    const id = await damageOf(name);
    expect((await matter(admin, id)).maySettle).toBe(false);
    expectProblem(await settle(id, { outcome: 'not-damage' }), 409, 'DAMAGE_NAMES_SETTLER');
  });

  it('as no damage resolves it, and no longer stands in the way of a clean look', async () => {
    const { id } = await foundByRon('BRACKET 9');
    await settled(id, { outcome: 'not-damage' });
    expect((await matter(ron, id)).damage.resolution).not.toBeNull();
    await driven(noa, 'BRACKET 9', 11, {
      km: [1_030, 1_031],
      atCheckIn: { preExistingDamage: 'Dirt' },
      atCheckOut: { noDamageConfirmed: false, damageReports: [scratch()] },
    });
    expect((await matter(noa, await damageOf('BRACKET 9'))).bracket!.lastClean).toMatchObject({
      user: { unitNumber: '102' },
      step: 'check-out',
    });
  });

  it('otherwise than as no damage opens again what that had resolved, and nothing else', async () => {
    const { id, before } = await foundByRon('BRACKET 14');
    await settled(id, { outcome: 'not-damage' });
    await settled(id, { outcome: 'attributed', bookingId: before, said: 1 });
    expect((await matter(ron, id)).damage.resolution).toBeNull();
    await admin.put(`/api/admin/damage/${id}/resolution`).send({ note: 'Painted' }).expect(200);
    await settled(id, { outcome: 'not-attributable', said: 2 });
    expect((await matter(ron, id)).damage.resolution).toMatchObject({ note: 'Painted' });
  });

  it('goes on after the vehicle was retired, and forgets the words of erased people', async () => {
    const { id, before } = await foundByRon('BRACKET 10');
    await contest(dana, id).expect(204);
    await admin.delete(`/api/vehicles/${await vehicleId(app, 'BRACKET 10')}`).expect(204);
    await settled(id, { outcome: 'attributed', bookingId: before, said: 1 });
    const { body } = await admin.get('/api/users?search=101').expect(200);
    const danaId = (body as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === '101')!.id;
    await admin.delete(`/api/users/${danaId}`).expect(204);
    const after = await matter(auditor, id);
    expect(after.contests).toMatchObject([{ user: { unitNumber: null }, words: null }]);
    expect(after.settlements).toMatchObject([{ user: { unitNumber: null }, reason: null }]);
  });
});
