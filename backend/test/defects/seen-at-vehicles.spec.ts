import sharp from 'sharp';
import { v7 } from 'uuid';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, unzipped } from '../support/archive.js';
import { shift, vehicleId } from '../support/shift.js';

interface Defect {
  readonly id: string;
  readonly words: string;
  readonly bookingId: string | null;
  readonly occasion: string;
}

let app: TestApp;
let other: TestApp;
let admin: Person;
let dana: Person;
let ron: Person;
let vehicle: string;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ shareDatabaseOf: app, worker: false });
  [admin, dana, ron] = [await app.signInAdmin(), await app.signIn('101'), await app.signIn('102')];
  vehicle = await vehicleId(app, 'ALS1');
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const report = (who: Person, body: object = {}, of = vehicle) =>
  who.post(`/api/vehicles/${of}/seen`).send({ words: 'The left mirror hangs down.', ...body });
async function upload(of: Person): Promise<string> {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'zebra-metadata' } })
    .jpeg()
    .toBuffer();
  const { uploadURL } = (await of.post('/api/objects/upload').send().expect(201)).body as { uploadURL: string };
  await of.put(uploadURL).set('content-type', 'image/jpeg').send(picture).expect(204);
  return uploadURL;
}
const standing = async (): Promise<readonly Defect[]> =>
  (await admin.get(`/api/admin/defects?vehicleId=${vehicle}`).expect(200)).body as Defect[];

describe('what somebody sees at a vehicle', () => {
  it('becomes a defect with who saw it, which the office acknowledges and fixes', async () => {
    await report(dana, { place: 'left-mirror' }).expect(204);
    const [seen] = await standing();
    expect(seen).toMatchObject({
      words: 'The left mirror hangs down.',
      label: { en: 'Left mirror' },
      place: 'left-mirror',
      occasion: 'seen',
      bookingId: null,
      state: 'open',
      isCritical: false,
      reportedBy: { unitNumber: '101' },
    });
    await admin.post(`/api/admin/defects/${seen!.id}/steps`).send({ to: 'acknowledged' }).expect(204);
    await admin.post(`/api/admin/defects/${seen!.id}/steps`).send({ to: 'fixed', costCents: 500 }).expect(204);
    expect(await standing()).toEqual([]);
  });

  it('is shown to who takes the vehicle next, without a name', async () => {
    await report(dana, { words: 'Something zirconium rattles.' }).expect(204);
    const { id } = await shift(app, ron, admin).signed();
    const { body } = await ron.get(`/api/bookings/${id}/known-defects`).expect(200);
    expect(body).toEqual([
      expect.objectContaining({
        words: 'Something zirconium rattles.',
        label: { en: 'Seen at the vehicle', he: 'נראה ברכב' },
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('Dana');
  });

  it('is said in words, of a vehicle of the fleet, by somebody who is signed in', async () => {
    expectProblem(await report(dana, { words: '  ' }), 400, 'VALIDATION_FAILED');
    expectProblem(await report(dana, { place: 'moon' }), 400, 'VALIDATION_FAILED');
    const unknown = '01900000-0000-7000-8000-000000000000';
    expectProblem(await report(dana, {}, unknown), 404, 'VEHICLE_NOT_FOUND');
    await app.visitor().post(`/api/vehicles/${vehicle}/seen`).send({ words: 'x' }).expect(401);
  });

  it('is one report, however often it is sent', async () => {
    const before = (await standing()).length;
    const send = () => report(dana, { words: 'Once' }).set('Idempotency-Key', 'seen-once').expect(204);
    await send();
    await send();
    expect(await standing()).toHaveLength(before + 1);
  });

  it('is one report under the id of the phone, and says if it was changed after an answer that was lost', async () => {
    const before = (await standing()).length;
    const [reportId, sent, more] = [v7(), v7(), v7()];
    const send = (who: Person, body: object = {}) => report(who, { reportId, words: 'A loose wheel', ...body });
    await send(dana, { photoIds: [sent] }).expect(204);
    await send(dana, { photoIds: [sent] }).expect(204);
    // the photo was sent since
    await send(dana).expect(204);
    for (const changed of [{ words: 'Two loose wheels' }, { place: 'left-mirror' }, { photoIds: [sent, more] }])
      expectProblem(await send(dana, changed), 409, 'REPORTED_OTHERWISE');
    expect(await standing()).toHaveLength(before + 1);
    // an id is made by one phone: that of somebody else is another report
    await send(admin, { words: 'Two loose wheels' }).expect(204);
    expect(await standing()).toHaveLength(before + 2);
    expectProblem(await report(dana, { reportId: 'mine' }), 400, 'VALIDATION_FAILED');
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('is limited by person and day, also at the same moment and by two processes', async () => {
    const [here, there] = [ron, await other.signIn('102')];
    const vehicles = [vehicle, await vehicleId(app, 'BLS1'), await vehicleId(app, 'BLS2')];
    const all = await Promise.all(
      Array.from({ length: 15 }, (_, nth) => report(nth % 2 ? here : there, {}, vehicles[nth % 3])),
    );
    // commands on one vehicle take turns, and one that lost its turn too often says so: nothing of it is stored
    const told = all.map(({ status, body }) => (status === 204 ? 'taken' : (body as { code: string }).code));
    expect(told.filter((one) => !['taken', 'TOO_MANY_SEEN', 'CHANGED_MEANWHILE'].includes(one))).toEqual([]);
    let taken = told.filter((one) => one === 'taken').length;
    while ((await report(here)).status === 204) taken += 1;
    expect(taken).toBe(10);
    const refused = await report(there);
    expectProblem(refused, 409, 'TOO_MANY_SEEN');
    expect(refused.body.facts).toEqual({ most: 10 });
    app.clock.advanceMinutes(24 * 60);
    await report(await app.signIn('102')).expect(204);
  });

  it('is followed by its photos, without metadata, from who reported it, for administrators, who can erase them', async () => {
    const photoIds = [v7(), v7()];
    const office = await app.signInAdmin();
    const [noa, ron] = [await app.signIn('104'), await app.signIn('102')];
    await report(noa, { words: 'Photographed', photoIds }).expect(204);
    const address = `/api/vehicles/${vehicle}/seen-photos/${photoIds[0]}`;
    const uploadURL = await upload(noa);
    expectProblem(await ron.put(address).send({ uploadURL: await upload(ron) }), 409, 'DAMAGE_PHOTO_NOT_EXPECTED');
    expectProblem(await noa.put(address).send({ uploadURL: await upload(ron) }), 422, 'DAMAGE_PHOTO_NOT_UPLOADED');
    await noa.put(address).send({ uploadURL }).expect(204);
    await noa.put(address).send({ uploadURL }).expect(204);
    const other = `/api/vehicles/${vehicle}/seen-photos/${photoIds[1]}`;
    expectProblem(await noa.put(other).send({ uploadURL }), 422, 'DAMAGE_PHOTO_NOT_UPLOADED');
    expectProblem(await report(noa, { photoIds: [v7(), v7(), v7(), v7()] }), 400, 'VALIDATION_FAILED');
    expectProblem(await noa.put(`/api/vehicles/x/seen-photos/${v7()}`).send({ uploadURL }), 404, 'VEHICLE_NOT_FOUND');
    expectProblem(await noa.put(`/api/vehicles/${vehicle}/seen-photos/x`).send({ uploadURL }), 404, 'PHOTO_NOT_FOUND');
    expectProblem(await office.get('/api/admin/defects/x/seen-photos'), 404, 'DEFECT_NOT_FOUND');

    const { body } = await office.get(`/api/admin/defects?vehicleId=${vehicle}`).expect(200);
    const { id } = (body as Defect[]).find(({ words }) => words === 'Photographed')!;
    const photos = `/api/admin/defects/${id}/seen-photos`;
    const states = async () =>
      ((await office.get(photos).expect(200)).body as { state: string }[]).map((one) => one.state);
    expect(await states()).toEqual(['here', 'to-come']);
    const { body: photo } = await office.get(`${photos}/${photoIds[0]}`).expect(200);
    expect((photo as Buffer).toString('latin1')).not.toContain('zebra-metadata');
    expectProblem(await office.get(`${photos}/${photoIds[1]}`), 404, 'PHOTO_NOT_FOUND');
    await ron.get(`${photos}/${photoIds[0]}`).expect(403);
    const { body: archive } = await noa.get('/api/auth/my-data').buffer(true).parse(asBytes).expect(200);
    expect(Object.keys(await unzipped(archive as Buffer))).toContain(`seen-photos/${id}/${photoIds[0]}.jpg`);

    const erase = (photoId: string) => office.post(`${photos}/${photoId}/erasure`).send({ because: 'names-a-person' });
    await erase(photoIds[0]!).expect(204);
    expectProblem(await erase(photoIds[0]!), 404, 'PHOTO_NOT_FOUND');
    expectProblem(await erase(photoIds[1]!), 404, 'PHOTO_NOT_FOUND');
    expectProblem(
      await office.post(`/api/admin/defects/${v7()}/seen-photos/${photoIds[0]}/erasure`).send({ because: 'ordered' }),
      404,
      'PHOTO_NOT_FOUND',
    );
    expect(await states()).toEqual(['erased', 'to-come']);
    expectProblem(await office.get(`${photos}/${photoIds[0]}`), 404, 'PHOTO_NOT_FOUND');
  });

  it('shows its photos to who takes the vehicle next, as long as it stands', async () => {
    const [office, noa, ron, dana] = await Promise.all([
      app.signInAdmin(),
      app.signIn('104'),
      app.signIn('102'),
      app.signIn('101'),
    ]);
    const [photoId, toCome] = [v7(), v7()];
    await report(noa, { words: 'Tantalum in the tire', photoIds: [photoId, toCome] }).expect(204);
    const uploadURL = await upload(noa);
    await noa.put(`/api/vehicles/${vehicle}/seen-photos/${photoId}`).send({ uploadURL }).expect(204);
    const next = await shift(app, ron, office).signed('ALS1', { startTime: '2026-11-25T16:00:00.000Z' });
    const requested = await shift(app, dana, office).request('ALS1', { startTime: '2026-11-26T06:00:00.000Z' });
    const known = async () =>
      (await ron.get(`/api/bookings/${next.id}/known-defects`).expect(200)).body as (Defect & { photos: object[] })[];
    const seen = (await known()).find(({ words }) => words === 'Tantalum in the tire')!;
    const states = (...all: string[]) => [photoId, toCome].map((id, nth) => ({ id, state: all[nth] }));
    expect(seen.photos).toEqual(states('here', 'to-come'));
    const photo = (of: { readonly id: string }, id = photoId) => `/api/bookings/${of.id}/known-defects/photos/${id}`;
    expect((await ron.get(photo(next)).expect(200)).headers['content-type']).toBe('image/jpeg');
    expectProblem(await ron.get(photo(next, toCome)), 404, 'PHOTO_NOT_FOUND');
    // a request that nobody approved shows nothing, and a booking is its responder's
    expectProblem(await dana.get(photo(requested)), 404, 'PHOTO_NOT_FOUND');
    expectProblem(await noa.get(photo(next)), 404, 'BOOKING_NOT_FOUND');

    const step = (to: string) => office.post(`/api/admin/defects/${seen.id}/steps`).send({ to, note: 'Seen to.' });
    await step('fixed').expect(204);
    expectProblem(await ron.get(photo(next)), 404, 'PHOTO_NOT_FOUND');
    await step('open').expect(204);
    await office
      .post(`/api/admin/defects/${seen.id}/seen-photos/${photoId}/erasure`)
      .send({ because: 'names-a-person' })
      .expect(204);
    expectProblem(await ron.get(photo(next)), 404, 'PHOTO_NOT_FOUND');
    expect((await known()).find(({ id }) => id === seen.id)?.photos).toEqual(states('erased', 'to-come'));
  });

  it('loses its words alone when an administrator erases them', async () => {
    const office = await app.signInAdmin();
    await report(await app.signIn('105'), { words: 'Dana Levi sat in it, vanadium' }).expect(204);
    const list = async () => (await office.get(`/api/admin/defects?vehicleId=${vehicle}`).expect(200)).body as Defect[];
    const { id } = (await list()).find(({ words }) => words.includes('vanadium'))!;
    const erase = (of: string) =>
      office.post(`/api/admin/defects/${of}/words-erasure`).send({ because: 'names-a-person' });
    await erase(id).expect(204);
    expect((await list()).find((one) => one.id === id)).toMatchObject({ words: '', state: 'open' });
    expectProblem(await erase(id), 404, 'TEXT_NOT_FOUND');
    expectProblem(await erase(v7()), 404, 'DEFECT_NOT_FOUND');
    const stored = await app.database.query({
      name: 'test.words',
      text: `SELECT FROM erasable_text WHERE text LIKE '%vanadium%' UNION ALL SELECT FROM event WHERE data::text LIKE '%vanadium%'`,
      values: [],
    });
    expect(stored).toEqual([]);
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('goes with its writer', async () => {
    const noa = await app.signIn('103');
    await report(noa, { words: 'Molybdenum on the seat' }).expect(204);
    const { id } = (await noa.get('/api/auth/user').expect(200)).body as { id: string };
    const office = await app.signInAdmin();
    await office.delete(`/api/users/${id}`).expect(204);
    const defects = (await office.get(`/api/admin/defects?vehicleId=${vehicle}`).expect(200)).body as Defect[];
    expect(JSON.stringify(defects)).not.toContain('Molybdenum');
    const left = await app.database.query({
      name: 'test.count',
      text: 'SELECT FROM sighting_count WHERE responder_id = $1',
      values: [id],
    });
    expect(left).toEqual([]);
  });
});
