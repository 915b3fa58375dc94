import fc from 'fast-check';
import { v7 } from 'uuid';
import type { LicenceVerificationId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { addMinutes, instant } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../src/app/app.module.js';
import type { LicenceEvent } from '../../src/licences/licence.events.js';
import { licenceProjections } from '../../src/licences/licence-status/licence-status.view.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import type { ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';
import { rebuild } from '../../src/platform/event-store/rebuild/rebuild.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { objectFolder, upload } from '../support/photos.js';

describe('the view of licences', () => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await openTestDatabase();
  });
  afterAll(() => store.close());

  const run = (text: string) =>
    store.database.query<{ row: object }>({ name: `t.${text.slice(0, 40)}`, text, values: [] });
  const clear = () => run('DELETE FROM licence_verification');
  const contents = () => run('SELECT row_to_json(v) AS row FROM licence_verification v ORDER BY verification_id');
  async function apply(events: readonly ProjectedEvent<LicenceEvent>[]): Promise<void> {
    for (const statement of project(licenceProjections.inline, events)) await store.database.query(statement);
  }

  /** What became of one handing-in after another; `waits` is replaced where another one follows. */
  const fates = ['waits', 'approved', 'rejected'] as const;
  const logs = fc
    .array(fc.record({ responder: fc.nat({ max: 2 }), fate: fc.constantFrom(...fates), isOver: fc.boolean() }), {
      minLength: 1,
      maxLength: 15,
    })
    .map(historyOf);

  it('is the same when every event is projected twice in a row', () =>
    fc.assert(
      fc.asyncProperty(logs, async (events) => {
        await clear();
        for (const event of events) await apply([event]);
        const once = await contents();
        await clear();
        for (const event of events) {
          await apply([event]);
          await apply([event]);
        }
        expect(await contents()).toEqual(once);
      }),
      { numRuns: 15 },
    ));

  it('is the same when the whole log is projected at once', () =>
    fc.assert(
      fc.asyncProperty(logs, async (events) => {
        await clear();
        for (const event of events) await apply([event]);
        const live = await contents();
        await clear();
        await apply(events);
        expect(await contents()).toEqual(live);
      }),
      { numRuns: 25 },
    ));
});

function historyOf(
  submissions: readonly {
    readonly responder: number;
    readonly fate: 'waits' | 'approved' | 'rejected';
    readonly isOver: boolean;
  }[],
): ProjectedEvent<LicenceEvent>[] {
  const waiting = new Map<number, LicenceVerificationId>();
  const log: ProjectedEvent<LicenceEvent>[] = [];
  const record = (stream: string, version: number, { type, data }: LicenceEvent) =>
    log.push({
      id: v7(),
      stream,
      streamType: 'licence-verification',
      version,
      schemaVersion: 1,
      actor: 'system:test',
      correlationId: v7(),
      causationId: null,
      recordedAt: addMinutes(instant('2026-11-23T08:00Z'), log.length),
      type,
      data,
    } as ProjectedEvent<LicenceEvent>);
  for (const { responder, fate, isOver } of submissions) {
    const responderId = `0199c0de-000${responder}-7000-8000-000000000000` as ResponderId;
    const [id, before] = [v7() as LicenceVerificationId, waiting.get(responder)];
    if (before) record(before, 2, { type: 'LicenceReplaced', data: { responderId, replacedBy: id } });
    const photo = () => v7() as PhotoUploadId;
    record(id, 1, { type: 'LicenceSubmitted', data: { responderId, frontUploadId: photo(), backUploadId: photo() } });
    waiting.set(responder, id);
    if (fate === 'waits') continue;
    record(id, 2, { type: fate === 'approved' ? 'LicenceApproved' : 'LicenceRejected', data: { responderId } });
    waiting.delete(responder);
    if (isOver)
      record(id, 3, { type: 'LicencePhotosDeleted', data: { responderId, frontSha256: null, backSha256: null } });
  }
  return log;
}

describe('what other screens show of licences', () => {
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

  const waitingOnes = async () =>
    (await admin.get('/api/admin/license-verifications').expect(200)).body as { id: string; user: { id: string } }[];
  const counted = async () =>
    (await admin.get('/api/admin/dashboard').expect(200)).body.pendingLicenseApprovals as number;
  async function handIn(person: Person): Promise<void> {
    const photos = { frontPhotoURL: await upload(person), backPhotoURL: await upload(person) };
    await person.post('/api/license-verification').send(photos).expect(201);
  }
  const decide = async (status: string) =>
    admin
      .put(`/api/admin/license-verifications/${(await waitingOnes())[0]?.id}`)
      .send({ status })
      .expect(200);

  it('is on the dashboard how many wait, one of each responder who is still there', async () => {
    const [dana, newcomer] = [await app.signIn('101'), await app.signIn('111')];
    expect(await counted()).toBe(0);
    await handIn(dana);
    await handIn(newcomer);
    app.clock.advanceMinutes(1);
    await handIn(newcomer);
    expect(await counted()).toBe(2);
    const { body } = await newcomer.get('/api/auth/user').expect(200);
    await admin.delete(`/api/users/${body.id}`).expect(204);
    expect(await counted()).toBe(1);
    await decide('approved');
    expect(await counted()).toBe(0);
  });

  it('is in the feed of their responder what became of them', async () => {
    const amir = await app.signIn('102');
    await handIn(amir);
    app.clock.advanceMinutes(1);
    await handIn(amir);
    app.clock.advanceMinutes(1);
    await decide('rejected');
    app.clock.advanceMinutes(1);
    await handIn(amir);
    app.clock.advanceMinutes(1);
    await decide('approved');
    const feed = async () =>
      (await amir.get('/api/activity').expect(200)).body as { code: string; sentence: string; booking: unknown }[];
    await eventually(async () =>
      expect((await feed()).map(({ code }) => code)).toEqual([
        'licence-approved',
        'licence-submitted',
        'licence-rejected',
        'licence-submitted',
        'licence-submitted',
      ]),
    );
    expect((await feed())[0]).toMatchObject({ sentence: 'License verification completed.', booking: null });
  });

  it('is the same when the views are made anew from the log, and one still waits at a time', async () => {
    const noa = await app.signIn('103');
    await handIn(noa);
    const options = { url: app.testDatabase.url, wiring, only: ['licence-standing', 'activity-feed'] };
    await eventually(async () => expect(await verify(options)).toEqual([]));
    const before = await waitingOnes();
    await rebuild(options);
    expect(await waitingOnes()).toEqual(before);
    app.clock.advanceMinutes(1);
    await handIn(noa);
    expect(await waitingOnes()).toHaveLength(1);
    await expect(
      app.database.query({
        name: 'test.second-pending',
        text: `INSERT INTO licence_verification (verification_id, responder_id, status, submitted_at)
               SELECT uuidv7(), responder_id, 'pending', submitted_at FROM licence_verification WHERE status = 'pending'`,
        values: [],
      }),
    ).rejects.toMatchObject({ constraint: 'licence_verification_one_pending' });
  });
});
