import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { SweepPhotos } from '../../src/licences/sweep-photos/sweep-photos.js';
import { ObjectStorage } from '../../src/platform/object-storage/object-storage.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { askForUpload, jpeg, objectFolder, upload } from '../support/photos.js';

const objects = objectFolder();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ environment: { DATA_DIR: objects.folder } });
});
afterAll(async () => {
  await app.close();
  objects.remove();
});
beforeEach(() => app.clock.advanceMinutes(1));

const licence = '/api/license-verification';
const handIn = (person: Person, frontPhotoURL: string, backPhotoURL: string) =>
  person.post(licence).send({ frontPhotoURL, backPhotoURL });
const submit = async (person: Person) => handIn(person, await upload(person), await upload(person)).expect(201);
const own = async (person: Person) => (await person.get(licence).expect(200)).body as { status: string };
const sweep = () => app.nest.get(SweepPhotos, { strict: false }).takeTurn();
const events = (type: string) =>
  app.database.query<{ stream: string; data: object }>({
    name: 'test.licence-events',
    text: `SELECT stream, data FROM event WHERE type = $1 ORDER BY position`,
    values: [type],
  });

const pending = {
  status: 'pending',
  submittedAt: expect.any(String),
  decidedAt: null,
  photosDeletedAt: null,
  notes: null,
  frontPhotoPath: '/api/license-verification/photos/front',
  backPhotoPath: '/api/license-verification/photos/back',
};

describe('handing in a driving licence', () => {
  it('is for somebody who is signed in', async () => {
    await app.visitor().get(licence).expect(401);
    await app.visitor().post(licence).send({}).expect(401);
  });

  it('makes it wait for an administrator', async () => {
    const dana = await app.signIn('101');
    expect(await own(dana)).toEqual({
      status: 'none',
      submittedAt: null,
      decidedAt: null,
      photosDeletedAt: null,
      notes: null,
      frontPhotoPath: null,
      backPhotoPath: null,
    });
    const { body } = await submit(dana);
    expect(body).toEqual({ ...pending, submittedAt: app.clock.now() });
    expect(await own(dana)).toEqual(body);
  });

  it('is recorded without anything but ids', async () => {
    const [{ data } = { data: {} }] = await events('LicenceSubmitted');
    expect(Object.keys(data).sort()).toEqual(['backUploadId', 'frontUploadId', 'responderId']);
    for (const id of Object.values(data)) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('takes addresses without their terms, and as a browser completes them', async () => {
    const amir = await app.signIn('102');
    const [front, back] = [await upload(amir), await upload(amir)];
    await handIn(amir, front.split('?')[0]!, new URL(back, app.url).href).expect(201);
  });

  it('needs both photos', async () => {
    const dana = await app.signIn('101');
    for (const body of [{}, { frontPhotoURL: await upload(dana) }, { frontPhotoURL: '', backPhotoURL: 5 }]) {
      const answer = await dana.post(licence).send(body).expect(400);
      expect(answer.body.detail).toBe('Please upload both front and back photos of your license.');
    }
  });

  it('needs two different photos', async () => {
    const dana = await app.signIn('101');
    const front = await upload(dana);
    for (const same of [
      front,
      front.split('?')[0]!,
      front.toUpperCase().replace('/API/OBJECTS/UPLOADS', '/api/objects/uploads'),
    ])
      expect((await handIn(dana, front, same).expect(422)).body.code).toBe('PHOTOS_NOT_DIFFERENT');
  });

  it('tells two uploads of one photo by what they show', async () => {
    const dana = await app.signIn('101');
    const photo = await jpeg();
    const again = await upload(dana, photo);
    expect((await handIn(dana, await upload(dana, photo), again).expect(422)).body.code).toBe('PHOTOS_NOT_DIFFERENT');
    await handIn(dana, await upload(dana), again).expect(201);
  });

  it('needs photos that were uploaded here, by this responder, and not handed in before', async () => {
    const [dana, amir] = [await app.signIn('101'), await app.signIn('102')];
    const [front, back] = [await upload(dana), await upload(dana)];
    const id = front.split('?')[0]!;
    for (const address of [
      await upload(amir),
      await askForUpload(dana),
      '/api/objects/uploads/0199c0de-ffff-7000-8000-00000000ffff',
      id.replace('/api/objects/uploads', 'https://evil.example/api/objects/uploads'),
      id.replace('/api/objects/uploads', '//evil.example/api/objects/uploads'),
      id.replace('/uploads/', '/uploads/../uploads/x/'),
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      '../../x',
      'x',
    ]) {
      const { body } = await handIn(dana, address, back).expect(422);
      expect([address, body.code, body.facts]).toEqual([address, 'PHOTO_NOT_UPLOADED', { sides: ['front'] }]);
    }
    await handIn(dana, front, back).expect(201);
    expect((await handIn(dana, front, back).expect(422)).body.facts).toEqual({ sides: ['front', 'back'] });
  });

  it('does nothing twice under one idempotency key', async () => {
    const noa = await app.signIn('103');
    const body = { frontPhotoURL: await upload(noa), backPhotoURL: await upload(noa) };
    const before = (await events('LicenceSubmitted')).length;
    const send = () => noa.post(licence).set('Idempotency-Key', 'licence').send(body).expect(201);
    expect((await send()).body).toEqual((await send()).body);
    expect(await events('LicenceSubmitted')).toHaveLength(before + 1);
  });

  it('again while it waits replaces it, and erases the photos of before', async () => {
    const yael = await app.signIn('104');
    await sweep();
    await submit(yael);
    const photos = objects.photos();
    await submit(yael);
    await sweep();
    expect(objects.photos()).toHaveLength(photos.length);
    expect(objects.photos().filter((photo) => photos.includes(photo))).toHaveLength(photos.length - 2);
    const [replaced] = (await events('LicenceReplaced')).slice(-1);
    const [submitted] = (await events('LicenceSubmitted')).slice(-1);
    expect(replaced?.data).toMatchObject({ replacedBy: submitted?.stream });
    expect(await own(yael)).toMatchObject(pending);
  });

  it('at the same moment leaves one that waits, whose photos are there', async () => {
    const omer = await app.signIn('105');
    const given = await Promise.all([1, 2, 3].map(async () => [await upload(omer), await upload(omer)] as const));
    const answers = await Promise.all(given.map(([front, back]) => handIn(omer, front, back)));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    const waiting = await app.database.query({
      name: 'test.pending-of',
      text: `SELECT FROM licence_verification v JOIN responder r ON r.id = v.responder_id
             WHERE r.unit_number = '105' AND v.status = 'pending'`,
      values: [],
    });
    expect(waiting).toHaveLength(1);
    await sweep();
    await omer.get(`${licence}/photos/front`).expect(200);
    await omer.get(`${licence}/photos/back`).expect(200);
  });

  it('ends the first time of a newcomer, once the profile is complete too', async () => {
    const newcomer = await app.signIn('111');
    const isFirstTime = async () => (await newcomer.get('/api/auth/user').expect(200)).body.isFirstTime as boolean;
    expect(await isFirstTime()).toBe(true);
    await submit(newcomer);
    expect(await isFirstTime()).toBe(true);
    const { body } = await newcomer
      .put('/api/auth/update-profile')
      .send({
        firstName: 'Noam',
        lastName: 'Peretz',
        email: 'noam.peretz@example.org',
        phoneNumber: '0500000111',
        department: 'EMT',
      })
      .expect(200);
    expect(body.isFirstTime).toBe(false);
    expect(await isFirstTime()).toBe(false);
    const login = await app.visitor().post('/api/auth/login').send({ unitNumber: '111', phoneLastFour: '0111' });
    expect(login.body.isFirstTime).toBe(false);
  });
});

describe('photos of the own licence', () => {
  it('are shown to their responder, so that no browser runs or keeps them', async () => {
    const dana = await app.signIn('101');
    const { headers, body } = await dana.get(`${licence}/photos/front`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="licence-front.jpg"',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await sharp(body as Buffer).metadata()).format).toBe('jpeg');
  });

  it('are not there before any were handed in', async () => {
    const admin = await app.signIn('100');
    expect((await admin.get(`${licence}/photos/back`).expect(404)).body.code).toBe('PHOTO_NOT_FOUND');
    await app.visitor().get(`${licence}/photos/back`).expect(401);
  });
});

describe('photos in a bucket', () => {
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(objects.folder, 's3'),
    configureBuckets: [{ name: 'rigbook', configs: [] }],
  });
  afterAll(() => service.close());

  it('are uploaded, handed in, shown and erased as those in a folder', async () => {
    const { port } = await service.run();
    const onS3 = await startTestApp({
      environment: {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: 'rigbook',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      },
    });
    const [dana, admin] = [await onS3.signIn('111'), await onS3.signInAdmin()];
    await submit(dana);
    const { body } = await dana.get(`${licence}/photos/front`).expect(200).expect('Content-Type', 'image/jpeg');
    expect((await sharp(body as Buffer).metadata()).format).toBe('jpeg');
    const [{ storage_key: key } = { storage_key: '' }] = await onS3.database.query<{ storage_key: string }>({
      name: 'test.key',
      text: `SELECT storage_key FROM photo_upload LIMIT 1`,
      values: [],
    });
    const storage = onS3.nest.get(ObjectStorage, { strict: false });
    expect(await storage.get(key)).toBeInstanceOf(Buffer);
    await admin.delete(`/api/users/${(await dana.get('/api/auth/user')).body.id}`).expect(204);
    await onS3.nest.get(SweepPhotos, { strict: false }).takeTurn();
    expect(await storage.get(key)).toBeUndefined();
    await onS3.close();
  });
});
