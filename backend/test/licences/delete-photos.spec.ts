import { createHash } from 'node:crypto';
import path from 'node:path';
import S3rver from 's3rver';
import { DeletePhotos } from '../../src/licences/delete-photos/delete-photos.js';
import { FindReturnedPhotos } from '../../src/licences/sweep-photos/find-returned-photos.js';
import { SweepPhotos } from '../../src/licences/sweep-photos/sweep-photos.js';
import { ObjectStorage, ObjectStorageUnavailable } from '../../src/platform/object-storage/object-storage.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { objectFolder } from '../support/photos.js';
import { licencesOf } from './support/licences-of.js';

const objects = objectFolder();
const service = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: path.join(objects.folder, 's3'),
  configureBuckets: [{ name: 'rigbook', configs: [] }],
});
afterAll(async () => {
  await service.close();
  objects.remove();
});

describe.each(['a folder', 'a bucket'])('photos of a decided license in %s', (place) => {
  let app: TestApp;
  let admin: Person;
  const { review, own, newcomer, handIn, isVerified, eventsOf } = licencesOf(
    () => app,
    () => admin,
  );

  beforeAll(async () => {
    const s3 = async () => ({
      S3_ENDPOINT: `http://127.0.0.1:${(await service.run()).port}`,
      S3_BUCKET: 'rigbook',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    });
    app = await startTestApp({ environment: place === 'a folder' ? { DATA_DIR: objects.folder } : await s3() });
    admin = await app.signInAdmin();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advanceMinutes(1));

  const storage = () => app.nest.get(ObjectStorage, { strict: false });
  const deleteDue = (by = app) => by.nest.get(DeletePhotos, { strict: false }).takeTurn();
  const sweep = () => app.nest.get(SweepPhotos, { strict: false }).takeTurn();
  const keep = (licencePhotosKeptDays: number | null) =>
    admin.put('/api/admin/settings').send({ licencePhotosKeptDays }).expect(200);
  const photosOf = (id: string) =>
    app.database.query<{ key: string }>({
      name: 'test.photos-of',
      text: `SELECT u.storage_key AS key FROM licence_photo p JOIN photo_upload u ON u.id = p.upload_id
             WHERE p.verification_id = $1 ORDER BY p.side DESC`,
      values: [id],
    });
  const daysPass = async (days: number) => {
    app.clock.advanceMinutes(days * 24 * 60);
    admin = await app.signInAdmin();
  };

  async function decided(status: 'approved' | 'rejected') {
    const someone = await newcomer();
    const { id } = await handIn(someone);
    await review(id, { status, notes: 'Seen.' }).expect(200);
    const keys = (await photosOf(id)).map(({ key }) => key);
    return { ...someone, licenceId: id, keys };
  }

  it('are deleted once the days of the settings have passed, with their hashes in an event; the approval stays', async () => {
    await keep(30);
    const { unitNumber, licenceId, keys } = await decided('approved');
    const hashes: string[] = [];
    for (const key of keys)
      hashes.push(
        createHash('sha256')
          .update((await storage().get(key))!)
          .digest('hex'),
      );
    await daysPass(29);
    await deleteDue();
    expect(await photosOf(licenceId)).toHaveLength(2);

    await daysPass(2);
    await deleteDue();
    await sweep();
    for (const key of keys) expect(await storage().get(key)).toBeUndefined();
    const { data } = (await eventsOf(licenceId)).at(-1)!;
    expect(data).toMatchObject({ frontSha256: hashes[0], backSha256: hashes[1] });
    const person = await app.signIn(unitNumber);
    expect(await own(person)).toMatchObject({
      status: 'approved',
      photosDeletedAt: app.clock.now(),
      frontPhotoPath: null,
      backPhotoPath: null,
      notes: 'Seen.',
    });
    expect(await isVerified(person)).toBe(true);
    await person.get('/api/license-verification/photos/front').expect(404);
    await admin.get(`/api/admin/license-verifications/${licenceId}/photos/front`).expect(404);
  });

  it('leave a log that verifies', async () => {
    await keep(1);
    await decided('approved');
    await daysPass(2);
    await deleteDue();
    await eventually(async () => {
      const { text } = await admin.get('/api/audit/verification').buffer(true).expect(200);
      const steps = text.trimEnd().split('\n');
      const outcomes = steps.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
      expect(new Set(outcomes)).toEqual(new Set(['passed']));
    });
  });

  it('are named in the history of the license, and can be submitted again', async () => {
    await keep(1);
    const { id, unitNumber, licenceId } = await decided('rejected');
    await daysPass(2);
    await deleteDue();
    const { body } = await admin.get(`/api/admin/users/${id}/licence-history`).expect(200);
    expect(body[0].happened.map(({ type }: { type: string }) => type)).toEqual([
      'LicenceSubmitted',
      'LicenceRejected',
      'LicencePhotosDeleted',
    ]);
    const person = await app.signIn(unitNumber);
    const again = await handIn({ person, id });
    expect(again.id).not.toBe(licenceId);
    expect(await own(person)).toMatchObject({ status: 'pending', photosDeletedAt: null });
    await review(again.id, { status: 'approved' }).expect(200);
  });

  it('are kept while the license waits, and for as long as the settings name no days', async () => {
    await keep(1);
    const someone = await newcomer();
    const waiting = await handIn(someone);
    const { licenceId } = await decided('approved');
    await keep(null);
    await daysPass(4000);
    await deleteDue();
    expect(await photosOf(licenceId)).toHaveLength(2);
    await keep(3650);
    await deleteDue();
    expect(await photosOf(licenceId)).toHaveLength(0);
    expect(await photosOf(waiting.id)).toHaveLength(2);
  });

  it('are deleted once by two workers at the same moment', async () => {
    await keep(1);
    const licences = [await decided('approved'), await decided('rejected')];
    const other = await startTestApp({
      shareDatabaseOf: app,
      environment: place === 'a folder' ? { DATA_DIR: objects.folder } : {},
    });
    await daysPass(2);
    await Promise.all([deleteDue(), deleteDue(other)]);
    await deleteDue();
    for (const { licenceId } of licences) {
      const types = (await eventsOf(licenceId)).map(({ type }) => type);
      expect(types.filter((type) => type === 'LicencePhotosDeleted')).toHaveLength(1);
    }
    await other.close();
  });

  it('are deleted later when the storage does not answer', async () => {
    await keep(1);
    const { licenceId, keys } = await decided('approved');
    await daysPass(2);
    const fails = () => Promise.reject(new ObjectStorageUnavailable(new Error('down')));
    const get = jest.spyOn(storage(), 'get').mockImplementation(fails);
    await deleteDue();
    get.mockRestore();
    expect(await photosOf(licenceId)).toHaveLength(2);

    await deleteDue();
    const remove = jest.spyOn(storage(), 'remove').mockImplementation(fails);
    await sweep();
    remove.mockRestore();
    expect(await storage().get(keys[0]!)).toBeDefined();
    await sweep();
    expect(await storage().get(keys[0]!)).toBeUndefined();
  });

  it('are deleted again when a copy of the storage brings them back', async () => {
    await keep(1);
    const { keys } = await decided('approved');
    const bytes = (await storage().get(keys[0]!))!;
    await daysPass(2);
    await deleteDue();
    await sweep();
    const unknown = `photos/${'0'.repeat(48)}`;
    for (const key of [keys[0]!, unknown]) await storage().put(key, bytes, 'image/jpeg');
    await app.nest.get(FindReturnedPhotos, { strict: false }).takeTurn();
    await sweep();
    expect(await storage().get(keys[0]!)).toBeUndefined();
    expect(await storage().get(unknown)).toBeDefined();
  });
});
