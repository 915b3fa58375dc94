import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { objectFolder, upload } from '../support/photos.js';
import { licencesOf, path } from './support/licences-of.js';

const objects = objectFolder();
let app: TestApp;
let admin: Person;
const { list, review, own, newcomer, handIn, isVerified, eventsOf } = licencesOf(
  () => app,
  () => admin,
);

beforeAll(async () => {
  app = await startTestApp({ environment: { DATA_DIR: objects.folder } });
  admin = await app.signInAdmin();
});
afterAll(async () => {
  await app.close();
  objects.remove();
});
beforeEach(() => app.clock.advanceMinutes(1));

describe('the licences that wait', () => {
  it('are listed with their responder and photos, the longest waiting first', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    const createdAt = app.clock.now();
    await handIn(first);
    app.clock.advanceMinutes(1);
    await handIn(second);
    const waiting = await list();
    expect(waiting.map(({ user }) => user.unitNumber)).toEqual([first.unitNumber, second.unitNumber]);
    const { id } = waiting[0]!;
    expect(waiting[0]).toEqual({
      id,
      user: { id: first.id, unitNumber: first.unitNumber, firstName: 'Tamar', lastName: 'Biton' },
      frontPhotoPath: `${path}/${id}/photos/front`,
      backPhotoPath: `${path}/${id}/photos/back`,
      createdAt,
      status: 'pending',
      notes: null,
    });
  });

  it('are for administrators with the admin password only, photos too', async () => {
    const someone = await newcomer();
    const { id, frontPhotoPath, backPhotoPath } = await handIn(someone);
    const withoutPassword = await app.signIn('100');
    for (const address of [path, frontPhotoPath, backPhotoPath]) {
      await app.visitor().get(address).expect(401);
      expect((await someone.person.get(address).expect(403)).body.code).toBe('ADMIN_ONLY');
      expect((await (await app.signIn('110')).get(address).expect(403)).body.code).toBe('ADMIN_ONLY');
      expect((await withoutPassword.get(address).expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
      await admin.get(address).expect(200);
    }
    await review(id, { status: 'approved' }, someone.person).expect(403);
  });

  it('have photos that no browser runs or keeps', async () => {
    const { frontPhotoPath } = await handIn(await newcomer());
    expect((await admin.get(frontPhotoPath).expect(200)).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="licence-front.jpg"',
      'cache-control': 'private, no-store',
    });
  });
});

describe('approving a licence', () => {
  it('makes its responder verified, and takes it off the list', async () => {
    const someone = await newcomer();
    const { id } = await handIn(someone);
    expect(await isVerified(someone.person)).toBe(false);
    const { body } = await review(id, { status: 'approved', notes: ' Valid until 2031. ' }).expect(200);
    expect(body).toMatchObject({ id, status: 'approved', notes: 'Valid until 2031.' });
    expect(await isVerified(someone.person)).toBe(true);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect(await own(someone.person)).toMatchObject({
      status: 'approved',
      decidedAt: app.clock.now(),
      notes: 'Valid until 2031.',
    });
    expect(await eventsOf(id)).toEqual([
      { type: 'LicenceSubmitted', data: expect.any(Object) },
      { type: 'LicenceApproved', data: { responderId: someone.id } },
    ]);
  });

  it('opens booking', async () => {
    const someone = await newcomer();
    const { body: vehicles } = await someone.person.get('/api/vehicles').expect(200);
    const request = { vehicleId: vehicles[0].id, startTime: '2026-11-24T10:00:00Z', duration: 1, purpose: 'Shift' };
    const { body } = await someone.person.post('/api/bookings').send(request).expect(403);
    expect(body.code).toBe('LICENCE_NOT_VERIFIED');
    await review((await handIn(someone)).id, { status: 'approved' }).expect(200);
    await someone.person.post('/api/bookings').send(request).expect(201);
  });

  it('survives a change of the profile at the same moment', async () => {
    const someone = await newcomer();
    const { id } = await handIn(someone);
    await Promise.all([
      review(id, { status: 'approved' }).expect(200),
      ...['A', 'B', 'C'].map((lastName) => admin.put(`/api/users/${someone.id}`).send({ lastName })),
    ]);
    expect(await isVerified(someone.person)).toBe(true);
  });
});

describe('rejecting a licence', () => {
  it('tells its responder why, and new photos can be handed in', async () => {
    const someone = await newcomer();
    const first = await handIn(someone);
    await review(first.id, { status: 'rejected', notes: 'The back is blurred.' }).expect(200);
    expect(await own(someone.person)).toMatchObject({ status: 'rejected', notes: 'The back is blurred.' });
    expect(await isVerified(someone.person)).toBe(false);

    app.clock.advanceMinutes(1);
    const second = await handIn(someone);
    expect(second.id).not.toBe(first.id);
    expect(await own(someone.person)).toMatchObject({ status: 'pending', notes: null, decidedAt: null });
    await admin.get(first.frontPhotoPath).expect(404);
    await review(second.id, { status: 'approved' }).expect(200);
    expect(await isVerified(someone.person)).toBe(true);
  });

  it('of somebody who was verified takes that back; until then it stays', async () => {
    const someone = await newcomer();
    await review((await handIn(someone)).id, { status: 'approved' }).expect(200);
    app.clock.advanceMinutes(1);
    const renewed = await handIn(someone);
    expect(await isVerified(someone.person)).toBe(true);
    await review(renewed.id, { status: 'rejected' }).expect(200);
    expect(await isVerified(someone.person)).toBe(false);
  });
});

describe('a review is refused', () => {
  it('of a licence that was reviewed already', async () => {
    const { id } = await handIn(await newcomer());
    await review(id, { status: 'rejected' }).expect(200);
    const { body } = await review(id, { status: 'approved' }).expect(409);
    expect(body).toMatchObject({ code: 'LICENCE_NOT_PENDING', facts: { status: 'rejected' } });
  });

  it('of a licence that newer photos replaced', async () => {
    const someone = await newcomer();
    const older = await handIn(someone);
    app.clock.advanceMinutes(1);
    const newer = await handIn(someone);
    const { body } = await review(older.id, { status: 'approved' }).expect(409);
    expect(body).toMatchObject({ code: 'LICENCE_NOT_PENDING', facts: { status: 'replaced' } });
    expect(await isVerified(someone.person)).toBe(false);
    await admin.get(older.frontPhotoPath).expect(404);
    await admin.get(newer.frontPhotoPath).expect(200);
  });

  it.each(['0199c0de-ffff-7000-8000-00000000ffff', '1', '..%2f..%2fetc'])('of nothing: %s', async (id) => {
    expect((await review(id, { status: 'approved' }).expect(404)).body.code).toBe('LICENCE_VERIFICATION_NOT_FOUND');
    expect((await admin.get(`${path}/${id}/photos/front`).expect(404)).body.code).toBe('PHOTO_NOT_FOUND');
  });

  it.each([
    ['no decision', {}, 'VALIDATION_FAILED'],
    ['none of the two', { status: 'pending' }, 'VALIDATION_FAILED'],
    ['notes that are no text', { status: 'approved', notes: 5 }, 'VALIDATION_FAILED'],
    ['notes that are too long', { status: 'approved', notes: 'x'.repeat(2001) }, 'VALIDATION_FAILED'],
    ['notes that cannot be stored', { status: 'approved', notes: 'a\u0000' }, 'INVALID_TEXT'],
    ['an unknown key', { status: 'approved', licenseVerified: true }, 'VALIDATION_FAILED'],
  ])('that is not well-formed: %s', async (_what, body, code) => {
    const answer = await review('0199c0de-ffff-7000-8000-00000000ffff', body).expect(400);
    expect(answer.body.code).toBe(code);
  });
});

describe('at the same moment', () => {
  it('one of several reviews wins', async () => {
    const someone = await newcomer();
    const { id } = await handIn(someone);
    const decisions = ['approved', 'rejected', 'approved', 'rejected', 'approved', 'rejected'];
    const answers = await Promise.all(decisions.map((status) => review(id, { status, notes: status })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)!.body.status as string;
    expect(await own(someone.person)).toMatchObject({ status: won, notes: won });
    expect(await isVerified(someone.person)).toBe(won === 'approved');
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('a review and newer photos leave what the one that was first said', async () => {
    for (let round = 0; round < 3; round += 1) {
      const someone = await newcomer();
      const { id } = await handIn(someone);
      const photos = { frontPhotoURL: await upload(someone.person), backPhotoURL: await upload(someone.person) };
      const [reviewed, handedIn] = await Promise.all([
        review(id, { status: 'approved' }),
        someone.person.post('/api/license-verification').send(photos),
      ]);
      expect(handedIn.status).toBe(201);
      expect([200, 409]).toContain(reviewed.status);
      expect(await isVerified(someone.person)).toBe(reviewed.status === 200);
      expect(await own(someone.person)).toMatchObject({ status: 'pending' });
      expect((await eventsOf(id)).at(-1)?.type).toBe(reviewed.status === 200 ? 'LicenceApproved' : 'LicenceReplaced');
    }
  });
});
