import { SweepPhotos } from '../../src/licences/sweep-photos/sweep-photos.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { objectFolder, upload } from '../support/photos.js';

interface Verification {
  readonly id: string;
  readonly user: { readonly id: string; readonly unitNumber: string };
  readonly frontPhotoPath: string;
  readonly backPhotoPath: string;
}

const objects = objectFolder();
let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ environment: { DATA_DIR: objects.folder } });
  admin = await app.signInAdmin();
});
afterAll(async () => {
  await app.close();
  objects.remove();
});
beforeEach(() => app.clock.advanceMinutes(1));

const path = '/api/admin/license-verifications';
const list = async () => (await admin.get(path).expect(200)).body as Verification[];
const review = (id: string, body: object, by = admin) => by.put(`${path}/${id}`).send(body);
const own = async (person: Person) => (await person.get('/api/license-verification').expect(200)).body as object;
const sweep = () => app.nest.get(SweepPhotos, { strict: false }).sweep();

let lastUnit = 400;
/** Somebody new, signed in, whose licence is not verified. */
async function newcomer(): Promise<{ person: Person; id: string; unitNumber: string }> {
  const unitNumber = `${(lastUnit += 1)}`;
  const { body } = await admin
    .post('/api/users')
    .send({
      unitNumber,
      firstName: 'Tamar',
      lastName: 'Biton',
      email: 'tamar.biton@example.org',
      phoneNumber: `0500000${unitNumber}`,
      department: 'EMT',
    })
    .expect(201);
  return { person: await app.signIn(unitNumber), id: body.id as string, unitNumber };
}

/** Hands in two photos; answers what administrators see of it. */
async function handIn({ person, id }: { person: Person; id: string }): Promise<Verification> {
  const photos = { frontPhotoURL: await upload(person), backPhotoURL: await upload(person) };
  await person.post('/api/license-verification').send(photos).expect(201);
  return (await list()).find(({ user }) => user.id === id)!;
}
const isVerified = async (person: Person) =>
  (await person.get('/api/auth/user').expect(200)).body.licenseVerified as boolean;
const eventsOf = (stream: string) =>
  app.database.query<{ type: string; data: object }>({
    name: 'test.events-of-stream',
    text: `SELECT type, data FROM event WHERE stream = $1 ORDER BY version`,
    values: [stream],
  });

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

  it('a review and the erasing of its responder leave no trace of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const someone = await newcomer();
      const { id } = await handIn(someone);
      const [reviewed] = await Promise.all([
        review(id, { status: 'approved', notes: 'Tamar, valid' }),
        admin.delete(`/api/users/${someone.id}`).expect(204),
      ]);
      expect([200, 404]).toContain(reviewed.status);
      expect(await rowsOf(someone.id)).toEqual({ uploads: 0, photos: 0, reviews: 0 });
    }
  });

  it('newer photos and the erasing of their responder leave none', async () => {
    const someone = await newcomer();
    const photos = { frontPhotoURL: await upload(someone.person), backPhotoURL: await upload(someone.person) };
    await Promise.all([
      someone.person.post('/api/license-verification').send(photos),
      admin.delete(`/api/users/${someone.id}`).expect(204),
    ]);
    expect(await rowsOf(someone.id)).toEqual({ uploads: 0, photos: 0, reviews: 0 });
    expect((await list()).map(({ user }) => user.id)).not.toContain(someone.id);
  });
});

async function rowsOf(responderId: string): Promise<object> {
  const [row] = await app.database.query({
    name: 'test.rows-of',
    text: `SELECT (SELECT count(*)::integer FROM photo_upload WHERE responder_id = $1) AS uploads,
                  (SELECT count(*)::integer FROM licence_photo WHERE responder_id = $1) AS photos,
                  (SELECT count(*)::integer FROM licence_review WHERE responder_id = $1) AS reviews`,
    values: [responderId],
  });
  return row!;
}

describe("the history of a responder's licence", () => {
  const historyOf = (id: string, query = '') => admin.get(`/api/admin/users/${id}/licence-history${query}`);

  it('tells every handing-in, the latest first, with who reviewed it and what they noted', async () => {
    const someone = await newcomer();
    const rejected = await handIn(someone);
    await review(rejected.id, { status: 'rejected', notes: 'The back is blurred' }).expect(200);
    app.clock.advanceMinutes(1);
    const replaced = await handIn(someone);
    app.clock.advanceMinutes(1);
    const approved = await handIn(someone);
    await review(approved.id, { status: 'approved' }).expect(200);

    const { body } = await historyOf(someone.id).expect(200);
    const told = (body as { id: string; happened: { type: string; notes: string | null; actor: object }[] }[]).map(
      ({ id, happened }) => [id, happened.map(({ type, notes }) => [type, notes])],
    );
    expect(told).toEqual([
      [
        approved.id,
        [
          ['LicenceSubmitted', null],
          ['LicenceApproved', null],
        ],
      ],
      [
        replaced.id,
        [
          ['LicenceSubmitted', null],
          ['LicenceReplaced', null],
        ],
      ],
      [
        rejected.id,
        [
          ['LicenceSubmitted', null],
          ['LicenceRejected', 'The back is blurred'],
        ],
      ],
    ]);
    const { unitNumber } = someone;
    expect(body[0].happened).toMatchObject([
      { recordedAt: app.clock.now(), actor: { id: someone.id, unitNumber, firstName: 'Tamar', system: null } },
      { recordedAt: app.clock.now(), actor: { unitNumber: '100', system: null } },
    ]);

    const first = await historyOf(someone.id, '?limit=2').expect(200);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] as string)?.[1] ?? '';
    expect([...first.body, ...(await admin.get(next).expect(200)).body]).toEqual(body);
  });

  it('is empty for who handed in nothing, and of nobody for an unknown id', async () => {
    expect((await historyOf((await newcomer()).id).expect(200)).body).toEqual([]);
    for (const id of ['0199c0de-ffff-7000-8000-00000000ffff', 'no-uuid'])
      expect((await historyOf(id).expect(404)).body.code).toBe('RESPONDER_NOT_FOUND');
  });
});

describe('erasing a responder', () => {
  it('erases their photos and what was noted about their licence, and takes it off the list', async () => {
    await sweep();
    const before = objects.photos();
    const someone = await newcomer();
    await review((await handIn(someone)).id, { status: 'rejected', notes: 'Tamar is too young' }).expect(200);
    app.clock.advanceMinutes(1);
    const waiting = await handIn(someone);
    await upload(someone.person);
    await sweep();
    expect(objects.photos()).toHaveLength(before.length + 3);

    await admin.delete(`/api/users/${someone.id}`).expect(204);
    expect((await list()).map(({ id }) => id)).not.toContain(waiting.id);
    await admin.get(waiting.frontPhotoPath).expect(404);
    expect((await review(waiting.id, { status: 'approved' }).expect(404)).body.code).toBe(
      'LICENCE_VERIFICATION_NOT_FOUND',
    );
    await sweep();
    expect(objects.photos().sort()).toEqual(before.sort());
    expect(await rowsOf(someone.id)).toEqual({ uploads: 0, photos: 0, reviews: 0 });
    const named = await app.database.query({
      name: 'test.named',
      text: `SELECT FROM event WHERE data::text ~ 'Tamar|too young'`,
      values: [],
    });
    expect(named).toEqual([]);
  });
});
