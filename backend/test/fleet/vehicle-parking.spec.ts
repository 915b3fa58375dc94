import sharp from 'sharp';
import { v7 } from 'uuid';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { checkOutForm, drawnSignature, shift } from '../support/shift.js';

const position = { latitudeMicrodegrees: 32_085_300, longitudeMicrodegrees: 34_781_768, accuracyMeters: 12 };
const PLACE = 'Level -2, bay wolfram 14';

let app: TestApp;
let admin: Person;
let dana: Person;
let ron: Person;

beforeAll(async () => {
  app = await startTestApp({ opensCheckInAsUsual: true });
  [admin, dana, ron] = [await app.signInAdmin(), await app.signIn('101'), await app.signIn('102')];
});
afterAll(() => app.close());

let nth = 0;
/** A vehicle of its own, and a shift of it, under way. */
async function underWay(hour = 8, by = dana): Promise<{ name: string; vehicle: string; booking: string }> {
  nth += 1;
  const name = `PARKED ${nth}`;
  const details = { name, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
  const { id: vehicle } = (await admin.post('/api/vehicles').send(details).expect(201)).body as { id: string };
  const startTime = `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`;
  const { id: booking } = await shift(app, by, admin).active(name, { startTime, duration: 1 });
  return { name, vehicle, booking };
}

const checkOut = (booking: string, parking?: object, by = dana, form: object = {}) =>
  by.post(`/api/bookings/${booking}/checkout`).send({ ...checkOutForm, ...form, ...(parking && { parking }) });
const read = (who: Person, vehicle: string) => who.get(`/api/vehicles/${vehicle}/parking`);
const refused = async (who: Person, vehicle: string) =>
  expectProblem(await read(who, vehicle), 403, 'PARKING_NOT_SHOWN');
const required = (parkingPlaceRequired: boolean) =>
  admin.put('/api/admin/settings').send({ parkingPlaceRequired }).expect(200);

async function upload(): Promise<string> {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#3a3' } })
    .withExif({ IFD0: { Copyright: 'zebra-metadata' } })
    .jpeg()
    .toBuffer();
  const { uploadURL } = (await dana.post('/api/objects/upload').send().expect(201)).body as { uploadURL: string };
  await dana.put(uploadURL).set('content-type', 'image/jpeg').send(picture).expect(204);
  return uploadURL;
}

interface Entry {
  readonly type: string;
  readonly eventId: string;
  readonly facts: { readonly parking?: object };
}

async function checkedOut(booking: string): Promise<Entry> {
  const { body } = await admin.get(`/api/audit/bookings/${booking}/history`).expect(200);
  return (body as Entry[]).find(({ type }) => type === 'VehicleCheckedOut')!;
}

describe('where a vehicle stands', () => {
  it('is read by administrators after the checkout, and unknown before', async () => {
    const { vehicle, booking } = await underWay();
    const nothing = { parkedAt: null, place: null, position: null, photos: [] };
    expect((await read(admin, vehicle).expect(200)).body).toEqual(nothing);
    await checkOut(booking, { place: ` ${PLACE} `, position }).expect(200);
    const known = { parkedAt: expect.any(String), place: PLACE, position, photos: [] };
    expect((await read(admin, vehicle).expect(200)).body).toEqual(known);
    await refused(dana, vehicle);
    await refused(ron, vehicle);
  });

  it('is unknown from an emergency take on, which is a check-in too, and stays so after a return that does not say it', async () => {
    const { name, vehicle, booking } = await underWay();
    await checkOut(booking, { place: PLACE }).expect(200);
    await allowTakes(admin, '102');
    const { body: taken } = await emergency(app, ron).take(name);
    expect(taken).toMatchObject({ status: 'active' });
    const unknown = { parkedAt: null, place: null };
    expect((await read(admin, vehicle).expect(200)).body).toMatchObject(unknown);
    // nothing of the take can be undone: it began with its check-in
    expectProblem(await ron.delete(`/api/bookings/${taken.id}`), 409, 'INVALID_TRANSITION');
    await checkOut(taken.id, undefined, ron).expect(200);
    expect((await read(admin, vehicle).expect(200)).body).toMatchObject(unknown);
  });

  it('may be left out, in whole or in part', async () => {
    const { vehicle, booking } = await underWay();
    await checkOut(booking, { place: '', position: null }).expect(200);
    expect((await read(admin, vehicle).expect(200)).body).toMatchObject({ parkedAt: null, place: null });
    const { facts } = await checkedOut(booking);
    expect(facts).not.toHaveProperty('parking');
  });

  it('is well-formed', async () => {
    const { booking } = await underWay();
    for (const parking of [
      { place: 'x'.repeat(301) },
      { position: { ...position, latitudeMicrodegrees: 90_000_001 } },
      { position: { ...position, longitudeMicrodegrees: 0.5 } },
      { position: { latitudeMicrodegrees: 1 } },
      { position: [] },
      { photoIds: [v7(), v7(), v7()] },
      { street: 'Elm' },
    ])
      expectProblem(await checkOut(booking, parking), 400, 'VALIDATION_FAILED');
    expectProblem(await checkOut(booking, 'here' as never), 400, 'VALIDATION_FAILED');
    await checkOut(booking).expect(200);
  });

  it('must be said in words if the organization wants it, but not by the office', async () => {
    await required(true);
    const [own, office] = [await underWay(), await underWay(8, ron)];
    expectProblem(await checkOut(own.booking), 400, 'PARKING_PLACE_REQUIRED');
    expectProblem(await checkOut(own.booking, { position }), 400, 'PARKING_PLACE_REQUIRED');
    const offline = { completedAt: new Date(app.clock.now()).toISOString() };
    expectProblem(await checkOut(own.booking, undefined, dana, offline), 400, 'PARKING_PLACE_REQUIRED');
    await checkOut(own.booking, { place: PLACE }, dana, offline).expect(200);
    await checkOut(office.booking, undefined, admin).expect(200);
    await required(false);
  });

  it('stays in the history of its booking; words and photos can be erased', async () => {
    const { vehicle, booking } = await underWay();
    const photo = v7();
    await checkOut(booking, { place: PLACE, position, photoIds: [photo] }).expect(200);
    await dana
      .put(`/api/bookings/${booking}/damage-photos/${photo}`)
      .send({ uploadURL: await upload() })
      .expect(204);
    const { body } = await dana.get(`/api/bookings/${booking}/damage-photos`).expect(200);
    expect(body).toMatchObject([{ id: photo, state: 'here' }]);
    expect((await checkedOut(booking)).facts.parking).toEqual({ place: PLACE, position, photoIds: [photo] });
    const erasure = { eventId: (await checkedOut(booking)).eventId, path: 'parking.place', because: 'names-a-person' };
    await admin.post(`/api/admin/bookings/${booking}/text-erasures`).send(erasure).expect(204);
    await admin
      .post(`/api/admin/bookings/${booking}/damage-photos/${photo}/erasure`)
      .send({ because: 'names-a-person' })
      .expect(204);
    expect((await read(admin, vehicle).expect(200)).body).toMatchObject({
      place: null,
      position,
      photos: [{ id: photo, state: 'erased' }],
    });
    expect(JSON.stringify(await checkedOut(booking))).not.toContain('wolfram');
  });

  it('is of vehicles of the fleet alone', async () => {
    const unknown = '01900000-0000-7000-8000-000000000000';
    expectProblem(await read(admin, unknown), 404, 'VEHICLE_NOT_FOUND');
  });

  it('is shown to who takes the vehicle next, with its photo, from the opening of the check-in until they take it', async () => {
    const { name, vehicle, booking } = await underWay();
    const [photo, other] = [v7(), v7()];
    await checkOut(booking, { place: PLACE, position, photoIds: [photo] }).expect(200);
    const handIn = (id: string, uploadURL: string) =>
      dana.put(`/api/bookings/${booking}/damage-photos/${id}`).send({ uploadURL });
    expectProblem(await handIn(other, await upload()), 409, 'DAMAGE_PHOTO_NOT_EXPECTED');
    expect((await read(admin, vehicle).expect(200)).body.photos).toEqual([{ id: photo, state: 'to-come' }]);
    await handIn(photo, await upload()).expect(204);

    const next = await shift(app, ron, admin).request(name, { startTime: '2026-11-23T14:00:00Z', duration: 1 });
    await shift(app, ron, admin).approve(next);
    await refused(ron, vehicle);
    expectProblem(await ron.get(`/api/vehicles/${vehicle}/parking/photos/${photo}`), 403, 'PARKING_NOT_SHOWN');
    app.clock.set('2026-11-23T13:30:00Z');
    expect((await read(ron, vehicle).expect(200)).body).toMatchObject({
      place: PLACE,
      position,
      photos: [{ id: photo, state: 'here' }],
    });
    const { body } = await ron.get(`/api/vehicles/${vehicle}/parking/photos/${photo}`).expect(200);
    expect((body as Buffer).includes('zebra-metadata')).toBe(false);
    await ron.get(`/api/vehicles/${vehicle}/parking/photos/${other}`).expect(404);
    await ron.get(`/api/bookings/${booking}/damage-photos/${photo}`).expect(404); // the booking is not theirs

    const signature = { signature: await drawnSignature(), name: 'Ron', date: '2026-11-23' };
    await ron.post(`/api/bookings/${next.id}/signature`).send(signature).expect(200);
    await shift(app, ron, admin).checkIn(next, { mileage: 48_300 });
    expect((await read(ron, vehicle).expect(200)).body).toMatchObject({ parkedAt: null, place: null, photos: [] });
    await ron.get(`/api/vehicles/${vehicle}/parking/photos/${photo}`).expect(404);
  });
});
