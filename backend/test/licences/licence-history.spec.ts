import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { objectFolder } from '../support/photos.js';
import { licencesOf } from './support/licences-of.js';

const objects = objectFolder();
let app: TestApp;
let admin: Person;
const { review, newcomer, handIn } = licencesOf(
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
