import sharp from 'sharp';
import { v7 } from 'uuid';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

interface Photo {
  readonly id: string;
  readonly damageId: string;
  readonly state: string;
}

let app: TestApp;
let admin: Person;
let dana: Person;
let noa: Person;
let step: ReturnType<typeof shift>;
let ofNoa: ReturnType<typeof shift>;
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
  dana = await app.signIn('101');
  noa = await app.signIn('102');
  step = shift(app, dana, admin);
  ofNoa = shift(app, noa, admin);
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'zebra-metadata' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

const report = (photoIds: readonly string[]) => ({
  reportId: v7(),
  area: 'roof',
  place: 'light-bar',
  severity: 'minor',
  description: 'Cracked',
  photoIds,
});

async function upload(of: Person): Promise<string> {
  const { uploadURL } = (await of.post('/api/objects/upload').send().expect(201)).body as { uploadURL: string };
  await of.put(uploadURL).set('content-type', 'image/jpeg').send(picture).expect(204);
  return uploadURL;
}

const handIn = (of: Person, bookingId: string, photoId: string, uploadURL: string) =>
  of.put(`/api/bookings/${bookingId}/damage-photos/${photoId}`).send({ uploadURL });
const photosOf = async (of: Person, bookingId: string) =>
  (await of.get(`/api/bookings/${bookingId}/damage-photos`).expect(200)).body as Photo[];
const historyOf = async (bookingId: string, type: string) => {
  const { body } = await admin.get(`/api/audit/bookings/${bookingId}/history`).expect(200);
  return (body as { type: string; facts: Record<string, unknown> }[]).filter((entry) => entry.type === type);
};

let nth = 0;
/** A shift of a vehicle of its own, whose check-in announced photos. */
async function shiftWith(photoIds: readonly string[], by = step): Promise<string> {
  nth += 1;
  const name = `PHOTO ${nth}`;
  const details = { name, type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] };
  await admin.post('/api/vehicles').send(details).expect(201);
  const hours = { startTime: '2026-11-23T09:00:00Z', duration: 1 };
  const { id } = await by.active(name, hours, { damageReports: photoIds.length > 0 ? [report(photoIds)] : [] });
  return id;
}

describe('photos of damage', () => {
  it('follow the step that announced them, one by one, in any order and after the shift', async () => {
    const ids = [v7(), v7()];
    const booking = await shiftWith(ids);
    expect(await photosOf(dana, booking)).toMatchObject(ids.map((id) => ({ id, state: 'to-come' })));
    await step.checkOut({ id: booking });
    await handIn(dana, booking, ids[1]!, await upload(dana)).expect(204);
    expect(await photosOf(dana, booking)).toMatchObject([{ state: 'to-come' }, { id: ids[1], state: 'here' }]);
    const { body } = await dana.get(`/api/bookings/${booking}/damage-photos/${ids[1]}`).expect(200);
    const kept = body as Buffer;
    expect(kept.toString('latin1')).not.toContain('zebra-metadata');
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(await historyOf(booking, 'DamagePhotoReceived')).toMatchObject([{ facts: { photoId: ids[1] } }]);
  });

  it('are kept once, however often and at once they are handed in', async () => {
    const id = v7();
    const booking = await shiftWith([id]);
    const uploads = [await upload(dana), await upload(dana)];
    const answers = await Promise.all(
      [...uploads, ...uploads, ...uploads].map((url) => handIn(dana, booking, id, url)),
    );
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([204, 409]).toContain(status);
    await handIn(dana, booking, id, uploads[0]!).expect(204);
    expect(await historyOf(booking, 'DamagePhotoReceived')).toHaveLength(1);
    expect(await photosOf(dana, booking)).toMatchObject([{ state: 'here' }]);
  });

  it('are for those who may see the booking', async () => {
    const id = v7();
    const booking = await shiftWith([id]);
    const address = `/api/bookings/${booking}/damage-photos/${id}`;
    expectProblem(await handIn(noa, booking, id, await upload(noa)), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await handIn(dana, booking, id, await upload(noa)), 422, 'DAMAGE_PHOTO_NOT_UPLOADED');
    await handIn(dana, booking, id, await upload(dana)).expect(204);
    await dana.get(address).expect(200);
    await admin.get(address).expect(200);
    expectProblem(await noa.get(address), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await noa.get(`/api/bookings/${booking}/damage-photos`), 404, 'BOOKING_NOT_FOUND');
  });

  it('that no report announced are refused, and at most six belong to one', async () => {
    const booking = await shiftWith([]);
    expectProblem(await handIn(dana, booking, v7(), await upload(dana)), 409, 'DAMAGE_PHOTO_NOT_EXPECTED');
    const seven = report(Array.from({ length: 7 }, () => v7()));
    expectProblem(await dana.post(`/api/bookings/${booking}/damage`).send(seven), 400, 'VALIDATION_FAILED');
  });

  it('belong to the first report that announced them, and no form announces one twice', async () => {
    const id = v7();
    const booking = await shiftWith([id.toUpperCase()]);
    const [first] = await photosOf(dana, booking);
    app.clock.advanceMinutes(1);
    await dana
      .post(`/api/bookings/${booking}/damage`)
      .send(report([id]))
      .expect(200);
    await handIn(dana, booking, id, await upload(dana)).expect(204);
    expect(first).toMatchObject({ id });
    expect((await historyOf(booking, 'DamagePhotoReceived'))[0]!.facts).toMatchObject({
      damageId: first!.damageId,
    });
    const twice = v7();
    const damageReports = [report([twice]), report([twice.toUpperCase()])];
    const checkOut = { fuelLevel: 50, mileage: 99_000, damageReports, noDamageConfirmed: false };
    const answer = await dana.post(`/api/bookings/${booking}/checkout`).send(checkOut);
    expectProblem(answer, 400, 'VALIDATION_FAILED');
    expect(JSON.stringify(answer.body)).toContain('announce each photo once');
  });

  it('are erased by an administrator with a reason, and their hash stays', async () => {
    const id = v7();
    const booking = await shiftWith([id]);
    const erase = () =>
      admin.post(`/api/admin/bookings/${booking}/damage-photos/${id}/erasure`).send({ because: 'names-a-person' });
    expectProblem(await erase(), 404, 'PHOTO_NOT_FOUND');
    await handIn(dana, booking, id, await upload(dana)).expect(204);
    await erase().expect(204);
    expectProblem(await dana.get(`/api/bookings/${booking}/damage-photos/${id}`), 404, 'PHOTO_NOT_FOUND');
    expect(await photosOf(dana, booking)).toMatchObject([{ state: 'erased' }]);
    // a late repeat does not bring it back
    await handIn(dana, booking, id, await upload(dana)).expect(204);
    expect(await photosOf(dana, booking)).toMatchObject([{ state: 'erased' }]);
    expect((await historyOf(booking, 'DamagePhotoErased'))[0]!.facts).toMatchObject({ because: 'names-a-person' });
    expect((await historyOf(booking, 'DamagePhotoReceived'))[0]!.facts).toMatchObject({
      photoSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('leave a log that verifies', async () => {
    const id = v7();
    await handIn(dana, await shiftWith([id]), id, await upload(dana)).expect(204);
    const { text } = await admin.get('/api/audit/verification').buffer(true).expect(200);
    const steps = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { check: string; outcome: string });
    const failed = steps.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check);
    expect({ steps: steps.length > 2, failed }).toEqual({ steps: true, failed: [] });
  });

  it('outlast the uploads that nobody used', async () => {
    const id = v7();
    const booking = await shiftWith([id]);
    await handIn(dana, booking, id, await upload(dana)).expect(204);
    for (let more = 0; more < 22; more += 1) await dana.post('/api/objects/upload').send().expect(201);
    expect(await photosOf(dana, booking)).toMatchObject([{ state: 'here' }]);
  });

  describe('beside a process of the release before, which knows only photos of licenses,', () => {
    const uploadsOf = (bookingId: string) =>
      app.database.query<{ id: string }>({
        name: 'test.uploads',
        text: `SELECT upload_id AS id FROM damage_photo WHERE booking_id = $1 AND upload_id IS NOT NULL`,
        values: [bookingId],
      });

    it('are not swept away', async () => {
      const id = v7();
      const booking = await shiftWith([id]);
      await handIn(dana, booking, id, await upload(dana)).expect(204);
      await app.database.query({
        name: 'test.earlier-sweep',
        text: `DELETE FROM photo_upload u WHERE NOT EXISTS (SELECT FROM licence_photo p WHERE p.upload_id = u.id)`,
        values: [],
      });
      expect(await photosOf(dana, booking)).toMatchObject([{ state: 'here' }]);
      await dana.get(`/api/bookings/${booking}/damage-photos/${id}`).expect(200);
    });

    it('become no photo of a license, nor the other way round', async () => {
      const ids = [v7(), v7()];
      const booking = await shiftWith(ids);
      await handIn(dana, booking, ids[0]!, await upload(dana)).expect(204);
      const [kept] = await uploadsOf(booking);
      const forLicence = (uploadId: string) =>
        app.database.query({
          name: 'test.earlier-licence',
          text: `INSERT INTO licence_photo (upload_id, responder_id, verification_id, side)
                 SELECT id, responder_id, uuidv7(), 'front' FROM photo_upload WHERE id = $1`,
          values: [uploadId],
        });
      await expect(forLicence(kept!.id)).rejects.toMatchObject({ constraint: 'licence_photo_upload_id_fkey' });
      const other = new URL(await upload(dana), 'http://x').pathname.split('/').at(-1)!;
      await forLicence(other);
      const forDamage = app.database.query({
        name: 'test.damage',
        text: `INSERT INTO damage_photo (booking_id, photo_id, damage_id, upload_id, received_at)
               VALUES ($1, $2, uuidv7(), $3, now())`,
        values: [booking, ids[1], other],
      });
      await expect(forDamage).rejects.toMatchObject({ constraint: 'damage_photo_upload_id_fkey' });
      await app.database.query({
        name: 'test.earlier-license-gone',
        text: 'DELETE FROM licence_photo WHERE upload_id = $1',
        values: [other],
      });
    });

    it('are handed in for one of both that come at the same moment', async () => {
      for (let round = 0; round < 6; round += 1) {
        const id = v7();
        const booking = await shiftWith([id], ofNoa);
        const [both, back] = [await upload(noa), await upload(noa)];
        const [damage, license] = await Promise.all([
          handIn(noa, booking, id, both),
          noa.post('/api/license-verification').send({ frontPhotoURL: both, backPhotoURL: back }),
        ]);
        expect([damage.status === 204, license.status === 201].filter(Boolean)).toHaveLength(1);
        expect(await photosOf(noa, booking)).toMatchObject([{ state: damage.status === 204 ? 'here' : 'to-come' }]);
        await ofNoa.checkOut({ id: booking });
      }
    });
  });

  it('go with the person who took them', async () => {
    const id = v7();
    const booking = await shiftWith([id], ofNoa);
    await handIn(noa, booking, id, await upload(noa)).expect(204);
    await ofNoa.checkOut({ id: booking });
    const { body: own } = await noa.get('/api/auth/user').expect(200);
    await admin.delete(`/api/users/${(own as { id: string }).id}`).expect(204);
    expect(await photosOf(admin, booking)).toMatchObject([{ state: 'erased' }]);
  });
});
