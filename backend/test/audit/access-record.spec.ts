import type { AccessKind } from '@rigbook/contracts/access-record/access-record.words';
import { addHours } from '@rigbook/contracts/kernel';
import { KeepAccessRecord } from '../../src/platform/access-record/keep-access-record.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { confirmNewDevices, login } from '../auth/support/new-device.js';
import { eventually } from '../event-store/support/eventually.js';

interface Entry {
  readonly id: string;
  readonly kind: AccessKind;
  readonly times: number;
  readonly person: { readonly id: string | null; readonly unitNumber: string | null };
  readonly subject: string | null;
  readonly code: string | null;
  readonly route: string;
  readonly network: string | null;
  readonly device: string | null;
}

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

const list = async (reader: Person, filter = ''): Promise<Entry[]> =>
  (await reader.get(`/api/audit/access-record?limit=500${filter}`).expect(200)).body;
/** Waits for the entry: some are written after the answer. */
const entry = async (filter: string, expected: Partial<Entry>): Promise<Entry> => {
  let found: Entry | undefined;
  await eventually(async () => {
    found = (await list(admin, filter)).find((one) => {
      const { person, ...rest } = expected;
      const isSame = Object.entries(rest).every(([name, value]) => one[name as keyof Entry] === value);
      return isSame && (person === undefined || one.person.unitNumber === person.unitNumber);
    });
    expect(found).toBeDefined();
  });
  return found!;
};
const logIn = (unitNumber: string, phoneLastFour: string) =>
  app.visitor().post('/api/auth/login').send({ unitNumber, phoneLastFour });
const by = (unitNumber: string) => ({ id: null, unitNumber });
const idOf = async (unitNumber: string): Promise<string> =>
  (await admin.get('/api/users').expect(200)).body.find((one: { unitNumber: string }) => one.unitNumber === unitNumber)
    .id;

describe('the access record holds', () => {
  it('a sign-in, with who and from where', async () => {
    await app.signIn('101');
    const found = await entry('&kind=sign-in&unitNumber=101', {});
    expect(found).toMatchObject({ route: 'POST /api/auth/login', network: '127.0.0.1', code: null });
    expect(found.person.id).toBe(await idOf('101'));
  });

  it('a device that has to be confirmed, and by whom it was let in', async () => {
    await confirmNewDevices(admin);
    const stranger = app.visitor();
    await login(stranger, '103').set('User-Agent', 'Mozilla/5.0 (Android 15) Firefox/140.0').expect(202);
    await entry('&kind=device-asked', { person: by('103'), device: 'Firefox · Android' });
    await stranger.post('/api/auth/login/confirm').send({ code: '123456' }).expect(403);
    await stranger.post('/api/auth/login/ask-administrator').expect(200);
    const [waiting] = (await admin.get('/api/admin/waiting-sign-ins').expect(200)).body as { id: string }[];
    await admin.post(`/api/admin/waiting-sign-ins/${waiting!.id}/let-in`).expect(204);
    await stranger.post('/api/auth/login/finish').expect(200);
    await entry('&kind=device-let-in', { person: by('100'), subject: await idOf('103') });
    await entry('&kind=device-confirmed', { person: by('103') });
    await confirmNewDevices(admin, false);
  });

  it('a wrong one, with the unit that was typed, and how often', async () => {
    for (const digits of ['9991', '9992', '9993']) await logIn('102', digits).expect(401);
    await entry('&kind=sign-in-failed', { times: 3, code: 'SIGN_IN_FAILED', person: by('102') });
  });

  it('a unit that was locked out', async () => {
    for (let nth = 0; nth < 5; nth += 1) await logIn('104', '9999').expect(401);
    await logIn('104', '9999').expect(429);
    await entry('&kind=sign-in-locked', { person: by('104') });
  });

  it('the admin password, right and wrong', async () => {
    const person = await app.signIn('100');
    await person.post('/api/auth/verify-admin-password').send({ password: 'not this one' }).expect(403);
    await entry('&kind=step-up-failed', { person: by('100') });
    await entry('&kind=step-up', { person: by('100') });
  });

  it('what was refused for lack of a right', async () => {
    const dana = await app.signIn('101');
    await dana.get('/api/users').expect(403);
    await entry('&kind=refused', { code: 'ADMIN_ONLY', route: 'GET /api/users', person: by('101') });
  });

  it('a sign-out', async () => {
    const person = await app.signIn('103');
    await person.post('/api/auth/logout').expect(204);
    await entry('&kind=sign-out', { person: by('103') });
  });

  it('who read the users, an export and the log', async () => {
    const auditor = await app.signInAuditor();
    await auditor.get('/api/audit/export/bookings?from=2026-11-20&to=2026-11-23&format=csv').expect(200);
    await auditor.get('/api/audit/log-export').expect(200);
    await entry('&kind=export-read', { route: 'GET /api/audit/export/:subject', person: by('110') });
    await entry('&kind=export-read', { route: 'GET /api/audit/log-export', person: by('110') });
    await entry('&kind=users-read', { person: by('100') });
  });

  it("who read somebody else's booking or its dossier, and nobody who read their own", async () => {
    const dana = await app.signIn('101');
    const [vehicle] = (await dana.get('/api/vehicles').expect(200)).body as { id: string }[];
    const draft = { vehicleId: vehicle!.id, startTime: '2026-11-24T16:00:00Z', duration: 4, purpose: 'Night shift' };
    const { id } = (await dana.post('/api/bookings').send(draft).expect(201)).body as { id: string };
    await dana.get(`/api/bookings/${id}`).expect(200);
    const auditor = await app.signInAuditor();
    await auditor.get(`/api/audit/bookings/${id}/history`).expect(200);
    await admin.get(`/api/bookings/${id}`).expect(200);
    await auditor.get(`/api/audit/bookings/${id}/dossier`).expect(200);
    await entry('&kind=booking-read', { subject: id, route: 'GET /api/audit/bookings/:id/history', person: by('110') });
    await entry('&kind=booking-read', { subject: id, route: 'GET /api/bookings/:id', person: by('100') });
    await entry('&kind=dossier-read', { subject: id, person: by('110') });
    // the offers below a history are part of it; alone they are a read
    await auditor.get(`/api/handing-on/bookings/${id}`).expect(200);
    await admin.get(`/api/handing-on/bookings/${id}`).expect(200);
    await entry('&kind=booking-read', { subject: id, route: 'GET /api/handing-on/bookings/:id', person: by('100') });
    const byAuditor = (await list(admin, '&kind=booking-read&unitNumber=110')).filter(({ subject }) => subject === id);
    expect(byAuditor.map(({ times }) => times)).toEqual([1]);
    expect(await list(admin, '&kind=booking-read&unitNumber=101')).toEqual([]);
  });

  it('a token the first time that it is used from a network', async () => {
    const made = await admin
      .post('/api/admin/access-tokens')
      .send({ name: 'Board', scopes: ['fleet:read'] })
      .expect(201);
    const call = () => app.visitor().get('/api/admin/vehicles').set('Authorization', `Bearer ${made.body.token}`);
    await call().expect(200);
    await call().expect(200);
    await entry('&kind=token-new-network', { times: 1 });
  });
});

describe('reading it', () => {
  it('is for auditors and administrators', async () => {
    expect((await list(await app.signInAuditor())).length).toBeGreaterThan(0);
    await (await app.signIn('101')).get('/api/audit/access-record').expect(403);
    await app.visitor().get('/api/audit/access-record').expect(401);
  });

  it('finds what a person did, and what was tried with their unit', async () => {
    const found = await list(admin, `&responderId=${await idOf('102')}`);
    expect(found.map(({ kind }) => kind)).toContain('sign-in-failed');
    expect(found.every(({ person }) => person.unitNumber === '102')).toBe(true);
    await admin.get('/api/audit/access-record?responderId=102').expect(400);
  });

  it('finds by network and by time', async () => {
    expect((await list(admin, '&network=127.0.0.0/8')).length).toBeGreaterThan(0);
    expect(await list(admin, '&network=192.0.2.0/24')).toEqual([]);
    expect(await list(admin, `&to=${addHours(app.clock.now(), -1)}`)).toEqual([]);
    await admin.get('/api/audit/access-record?network=here').expect(400);
  });

  it('shows each person what concerns them, and nothing of others', async () => {
    const amir = await app.signIn('102');
    let own: Entry[] = [];
    await eventually(async () => {
      own = (await amir.get('/api/auth/access-record').expect(200)).body as Entry[];
      expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sign-in', 'sign-in-failed']));
    });
    expect(own.every(({ person }) => person.unitNumber === '102')).toBe(true);
  });

  it('as a file, of some days', async () => {
    const path = '/api/audit/export/access-record?from=2026-11-23&to=2026-11-23';
    const { text } = await admin.get(`${path}&format=csv`).expect(200);
    expect(text).toContain('sign-in-failed');
    const lines = (await admin.get(`${path}&format=jsonl`).expect(200)).text.trim().split('\n');
    expect(JSON.parse(lines[0]!)).toHaveProperty('kind');
  });
});

describe('in time it forgets', () => {
  const keep = () => app.nest.get(KeepAccessRecord, { strict: false }).takeTurn();

  it('who an erased person was', async () => {
    const id = await idOf('105');
    await app.signIn('105');
    await logIn('105', '9999').expect(401);
    await entry('&kind=sign-in-failed', { person: by('105') });
    await admin.delete(`/api/users/${id}`).expect(204);
    const left = await app.database.query({
      name: 'test.left',
      text: `SELECT * FROM access_record WHERE responder_id = $1 AND (network IS NOT NULL OR device IS NOT NULL)
             UNION ALL SELECT * FROM access_record WHERE unit_number = '105'`,
      values: [id],
    });
    expect(left).toEqual([]);
  });

  it('what is older than the settings say', async () => {
    const before = app.clock.now();
    await admin.put('/api/admin/settings').send({ accessRecordKeptDays: 30 }).expect(200);
    app.clock.set(addHours(before, 24 * 29));
    await keep();
    const kept = async () => {
      const counted = { name: 'test.kept', text: `SELECT FROM access_record WHERE at <= $1`, values: [before] };
      return (await app.database.query(counted)).length > 0;
    };
    expect(await kept()).toBe(true);
    app.clock.set(addHours(before, 24 * 30 + 1));
    await keep();
    expect(await kept()).toBe(false);
    admin = await app.signInAdmin();
    await admin.put('/api/admin/settings').send({ accessRecordKeptDays: 400 }).expect(200);
  });

  it('the address after 30 days, and everything after 400', async () => {
    const before = app.clock.now();
    app.clock.set(addHours(before, 24 * 31));
    await keep();
    const networks = (
      await app.database.query<{ network: string }>({
        name: 'test.networks',
        text: `SELECT DISTINCT abbrev(network) AS network FROM access_record WHERE network IS NOT NULL`,
        values: [],
      })
    ).map(({ network }) => network);
    expect(networks).toEqual(['127.0.0/24']);
    app.clock.set(addHours(before, 24 * 401));
    await keep();
    const [left] = await app.database.query<{ count: number }>({
      name: 'test.count',
      text: `SELECT count(*)::integer AS count FROM access_record`,
      values: [],
    });
    expect(left?.count).toBe(0);
  });
});
