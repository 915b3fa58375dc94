import { SweepPhotos } from '../../src/licences/sweep-photos/sweep-photos.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { objectFolder, upload } from '../support/photos.js';
import { licencesOf } from './support/licences-of.js';

const objects = objectFolder();
let app: TestApp;
let admin: Person;
const { list, review, newcomer, handIn } = licencesOf(
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

const sweep = () => app.nest.get(SweepPhotos, { strict: false }).takeTurn();

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
