import { v7 } from 'uuid';
import { ownDataQuota } from '@rigbook/contracts/auth/quota.limits';
import { ObjectStorage, ObjectStorageUnavailable } from '../../src/platform/object-storage/object-storage.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { asBytes, type Files, unzipped } from '../support/archive.js';
import { cookieOf } from '../support/live-stream.js';
import { objectFolder, upload } from '../support/photos.js';
import { shift, vehicleId } from '../support/shift.js';

const objects = objectFolder();
let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ environment: { DATA_DIR: objects.folder } });
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(async () => {
  await app.close();
  objects.remove();
});

const ask = (person: Person) => person.get('/api/auth/my-data').buffer(true).parse(asBytes);
async function dataOf(person: Person): Promise<Files> {
  const { headers, body } = await ask(person).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="rigbook-my-data-2026-/),
  });
  return unzipped(body as Buffer);
}
const json = (files: Files, name: string) => JSON.parse(files[name]!.toString());
const all = (files: Files) =>
  Object.entries(files)
    .filter(([name]) => !/\.(pdf|jpg)$/.test(name))
    .map(([, content]) => content.toString())
    .join('\n');

describe('what Rigbook holds about a person', () => {
  it('is an archive of everything, with documents, photos and a README', async () => {
    const { id: danaId } = (await dana.get('/api/auth/user').expect(200)).body;
    const step = shift(app, dana, admin);
    const booking = await step.signed('ALS1', { purpose: 'Words of Dana' });
    const photoId = v7();
    const scratch = { area: 'roof', severity: 'minor', description: 'A scratch', photoIds: [photoId] };
    const damageReports = [{ ...scratch, reportId: v7() }];
    await step.checkIn(booking, { checkinNotes: 'A squeak in the door', damageReports });
    const uploadURL = await upload(dana);
    await dana.put(`/api/bookings/${booking.id}/damage-photos/${photoId}`).send({ uploadURL }).expect(204);
    await step.checkOut(booking);
    const photos = { frontPhotoURL: await upload(dana), backPhotoURL: await upload(dana) };
    await dana.post('/api/license-verification').send(photos).expect(201);
    await dana.post('/api/calendar-feed').expect(201);

    const files = await dataOf(dana);
    expect(Object.keys(files).sort()).toEqual(
      [
        'README.txt',
        'access-record.json',
        'accounts.json',
        `agreements/${booking.id}.pdf`,
        'agreements.json',
        'bookings.json',
        'codes.json',
        `damage-photos/${booking.id}/${photoId}.jpg`,
        'devices.json',
        'erasure-request.json',
        'expenses.json',
        'handover-codes.json',
        'history.json',
        'license-photos/back.jpg',
        'license-photos/front.jpg',
        'licenses.json',
        'messages.json',
        'passkeys.json',
        'profile.json',
        'push-devices.json',
        'refused-requests.json',
        'sessions.json',
        'texts.json',
        'waiting-sign-ins.json',
      ].sort(),
    );
    expect(files['README.txt']!.toString()).toContain('What Rigbook holds about you');
    expect(json(files, 'profile.json')).toMatchObject({ id: danaId, unitNumber: '101', phoneNumber: '0500000101' });
    expect(json(files, 'bookings.json')).toContainEqual(
      expect.objectContaining({ id: booking.id, purpose: 'Words of Dana' }),
    );
    const history = json(files, 'history.json') as { aboutId: string; type: string; by: string; data: object }[];
    expect(history.filter(({ aboutId }) => aboutId === booking.id).map(({ type, by }) => [type, by])).toEqual([
      ['BookingRequested', 'you'],
      ['BookingApproved', 'an administrator'],
      ['AgreementSigned', 'you'],
      ['VehicleCheckedIn', 'you'],
      ['DamagePhotoReceived', 'you'],
      ['VehicleCheckedOut', 'you'],
    ]);
    expect(history.map(({ type }) => type)).toEqual(expect.arrayContaining(['LicenceSubmitted', 'CalendarFeedMade']));
    expect(json(files, 'texts.json').map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(['Words of Dana', 'A squeak in the door']),
    );
    expect(json(files, 'agreements.json')).toMatchObject([{ bookingId: booking.id, signerName: 'Dana Levi' }]);
    expect(files[`agreements/${booking.id}.pdf`]!.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files['license-photos/front.jpg']!.subarray(0, 2).toString('hex')).toBe('ffd8');
    const photo = files[`damage-photos/${booking.id}/${photoId}.jpg`]!;
    expect(photo.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(json(files, 'messages.json')).toContainEqual(expect.objectContaining({ kind: 'booking_approval' }));
    expect(json(files, 'accounts.json')).toMatchObject([{ kind: 'calendar-address' }]);
    expect(json(files, 'sessions.json')).not.toEqual([]);
  });

  it('names nobody else, and keeps what administrators note for themselves', async () => {
    const amir = await app.signIn('102');
    const others = (await admin.get('/api/users').expect(200)).body as Record<string, string | null>[];
    const danas = await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-25T16:00:00.000Z' });
    const amirs = await shift(app, amir, admin).request('BLS1', {
      startTime: '2026-11-26T16:00:00.000Z',
      purpose: 'Words of Amir',
    });
    await admin.post(`/api/admin/bookings/${danas.id}/notes`).send({ note: 'Keep an eye on this' }).expect(200);
    const text = all(await dataOf(dana));
    expect(text).toContain(danas.id);
    for (const word of ['Keep an eye on this', 'Words of Amir', amirs.id]) expect(text).not.toContain(word);
    const names = others.filter(({ unitNumber }) => unitNumber !== '101');
    expect(names.length).toBeGreaterThan(3);
    for (const { id, unitNumber, firstName, lastName, email, phoneNumber } of names) {
      for (const word of [
        id,
        `"${unitNumber}"`,
        email,
        phoneNumber,
        firstName && lastName && `${firstName} ${lastName}`,
      ])
        if (word) expect(text).not.toContain(word);
    }
  });

  it('tells an administrator nothing about those whom they decided on', async () => {
    const booking = await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
    await admin
      .put(`/api/admin/bookings/${booking.id}/approve`)
      .send({ approved: false, adminNotes: 'Dana Levi drove too fast' })
      .expect(200);
    const text = all(await dataOf(admin));
    for (const word of ['Dana', 'Levi', 'drove too fast', '0500000101']) expect(text).not.toContain(word);
  });

  it('is explained in the language of the person', async () => {
    const amir = await app.signIn('102');
    const { body: user } = await amir.get('/api/auth/user').expect(200);
    const { firstName, lastName, email, phoneNumber, department } = user;
    const profile = { firstName, lastName, email, phoneNumber, department, language: 'he' };
    await amir.put('/api/auth/update-profile').send(profile).expect(200);
    expect((await dataOf(amir))['README.txt']!.toString()).toContain('מה שמור עליך');
  });

  it('is complete for somebody with thousands of bookings', async () => {
    const noa = await app.signIn('103');
    const { id } = (await noa.get('/api/auth/user').expect(200)).body;
    await app.database.query({
      name: 'test.many',
      text: `INSERT INTO refused_request (id, responder_id, vehicle_id, start_at, end_at, code, rule_version, refused_at)
             SELECT uuidv7(), $1, $2, now(), now(), 'IN_THE_PAST', 1, now() FROM generate_series(1, 2345)`,
      values: [id, await vehicleId(app, 'ALS1')],
    });
    const ids = json(await dataOf(noa), 'refused-requests.json').map((row: { id: string }) => row.id) as string[];
    expect(new Set(ids).size).toBe(2345);
  });

  it('is noted in the access record', async () => {
    const { body } = await dana.get('/api/auth/access-record').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ kind: 'own-data-read' }));
  });
});

describe('the download', () => {
  it('asks who the person is, and is for people only', async () => {
    const omer = await app.signIn('105');
    app.clock.advanceMinutes(11);
    expect((await omer.get('/api/auth/my-data').expect(403)).body.code).toBe('FRESH_PROOF_REQUIRED');
    await app.visitor().get('/api/auth/my-data').expect(401);
  });

  it('is refused while the storage does not answer', async () => {
    const lior = await app.signIn('104');
    await lior
      .post('/api/license-verification')
      .send({ frontPhotoURL: await upload(lior), backPhotoURL: await upload(lior) })
      .expect(201);
    const down = jest
      .spyOn(app.nest.get(ObjectStorage, { strict: false }), 'get')
      .mockRejectedValue(new ObjectStorageUnavailable(new Error('down')));
    expect((await lior.get('/api/auth/my-data').expect(503)).body.code).toBe('STORAGE_UNAVAILABLE');
    down.mockRestore();
    await ask(lior).expect(200);
  });

  it('that breaks off, on either side, harms no other', async () => {
    const noa = await app.signIn('103');
    const cookie = await cookieOf(app, '103');
    const { id } = (await noa.get('/api/auth/user').expect(200)).body;
    // in parts: a slow machine does not write all within one statement's time
    for (let part = 0; part < 25; part += 1)
      await app.database.query({
        name: 'test.much',
        text: `INSERT INTO refused_request (id, responder_id, vehicle_id, start_at, end_at, code, rule_version, refused_at)
               SELECT uuidv7(), $1, uuidv7(), now(), now(), md5(random()::text), 1, now() FROM generate_series(1, 2000)`,
        values: [id],
      });
    const leaving = new AbortController();
    const answer = await fetch(`${app.url}/api/auth/my-data`, { headers: { cookie }, signal: leaving.signal });
    await answer.body!.getReader().read();
    leaving.abort();

    const fetchAsBefore = app.database.fetch.bind(app.database);
    const failing = jest.spyOn(app.database, 'fetch').mockImplementation((query) => {
      if (query.statement.name === 'own-data.texts.json') return Promise.reject(new Error('the database is gone'));
      return fetchAsBefore(query);
    });
    const broken = await fetch(`${app.url}/api/auth/my-data`, { headers: { cookie } });
    await expect(broken.arrayBuffer()).rejects.toThrow();
    failing.mockRestore();
    expect(Object.keys(await dataOf(noa))).toContain('texts.json');
  });

  it('comes a few times an hour, and then says how long to wait', async () => {
    const gal = await app.signIn('111');
    for (let times = 0; times < ownDataQuota.most; times += 1) await ask(gal).expect(200);
    const { body, headers } = await gal.get('/api/auth/my-data').expect(429);
    expect(body).toMatchObject({ code: 'TOO_MANY_DOWNLOADS', facts: { retryAfterSeconds: 3600 } });
    expect(headers['retry-after']).toBe('3600');
  });
});
