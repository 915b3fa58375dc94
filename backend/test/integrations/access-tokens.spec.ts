import { createHash } from 'node:crypto';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { makeToken, program } from './support/program.js';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

const listed = async (id: string) => {
  const { body } = await admin.get('/api/admin/access-tokens').expect(200);
  return (body as { id: string }[]).find((token) => token.id === id);
};
const rowOf = async (id: string) => {
  const [row] = await app.database.query<{ all: string; hash: string }>({
    name: 'test.access-token',
    text: `SELECT t::text AS all, encode(secret_hash, 'hex') AS hash FROM access_token t WHERE id = $1`,
    values: [id],
  });
  return row!;
};

describe('an access token', () => {
  it('is shown once and kept as a hash', async () => {
    const answer = await admin
      .post('/api/admin/access-tokens')
      .set('Idempotency-Key', 'once')
      .send({ name: ' Dispatch board ', scopes: ['fleet:read'] })
      .expect(201);
    const { id, token } = answer.body as { id: string; token: string };
    const secret = token.split('_')[2]!;
    const row = await rowOf(id);
    expect(row.hash).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(row.all).not.toContain(secret);
    expect(await listed(id)).toEqual({
      id,
      name: 'Dispatch board',
      scopes: ['fleet:read'],
      standing: 'working',
      createdBy: { unitNumber: '100', firstName: 'Ruth', lastName: 'Adler' },
      createdAt: '2026-11-23T08:00:00.000Z',
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    });

    const repeat = await admin
      .post('/api/admin/access-tokens')
      .set('Idempotency-Key', 'once')
      .send({ name: ' Dispatch board ', scopes: ['fleet:read'] })
      .expect(201);
    expect(repeat.body).toEqual({ ...answer.body, token: null });
    const kept = await app.database.query<{ body: unknown }>({
      name: 'test.kept-answers',
      text: 'SELECT body FROM idempotency_key',
      values: [],
    });
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('leaves a record of who made and revoked it, without its name or secret', async () => {
    const { id } = await makeToken(admin, ['fleet:read', 'audit:read'], { expiresAt: '2026-12-01T00:00Z' });
    await admin.delete(`/api/admin/access-tokens/${id}`).expect(200);
    await admin.delete(`/api/admin/access-tokens/${id}`).expect(200);
    const events = await app.database.query({
      name: 'test.events-of-token',
      text: 'SELECT type, data, actor FROM event WHERE stream = $1 ORDER BY version',
      values: [id],
    });
    const actor = expect.stringMatching(/^responder:/) as string;
    expect(events).toEqual([
      {
        type: 'AccessTokenCreated',
        data: { scopes: ['fleet:read', 'audit:read'], expiresAt: '2026-12-01T00:00:00.000Z' },
        actor,
      },
      { type: 'AccessTokenRevoked', data: {}, actor },
    ]);
  });

  it.each([
    [{ name: ' ', scopes: ['fleet:read'] }, 'name'],
    [{ name: 'A', scopes: [] }, 'scopes'],
    [{ name: 'A', scopes: ['everything'] }, 'scopes'],
    [{ name: 'A', scopes: ['fleet:read', 'fleet:read'] }, 'scopes'],
    [{ name: 'A', scopes: ['fleet:read'], expiresAt: '2026-11-23T08:00Z' }, 'expiresAt'],
    [{ name: 'A', scopes: ['fleet:read'], expiresAt: 'tomorrow' }, 'expiresAt'],
  ])('is not made of %j', async (wanted, field) => {
    const { body } = await admin.post('/api/admin/access-tokens').send(wanted).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  it('notes when it was last used, to the quarter of an hour', async () => {
    const { id, token } = await makeToken(admin, ['fleet:read']);
    const board = program(app, token);
    const usedAt = async () => ((await listed(id)) as { lastUsedAt?: string | null }).lastUsedAt;
    const first = app.clock.now();
    await board.get('/api/admin/vehicles').expect(200);
    app.clock.advanceMinutes(14);
    await board.get('/api/admin/vehicles').expect(200);
    expect(await usedAt()).toBe(first);
    app.clock.advanceMinutes(1);
    await board.get('/api/admin/vehicles').expect(200);
    expect(await usedAt()).toBe(app.clock.now());
  });
});

describe('a call with a token that opens nothing any more', () => {
  const refused = async (token: string, code = 'ACCESS_TOKEN_INVALID') => {
    const answer = await program(app, token).get('/api/vehicles').expect(401);
    expect(answer.body.code).toBe(code);
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  };

  it('is refused, and says how to call', async () => {
    const { token } = await makeToken(admin, ['fleet:read']);
    await refused(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`);
    await refused(token.replace(/_\w{32}_/, `_${'0'.repeat(32)}_`));
    await refused('rigbook_');
    const empty = await app.visitor().get('/api/admin/vehicles').set('Authorization', 'Bearer').expect(401);
    expect(empty.body.code).toBe('ACCESS_TOKEN_INVALID');
  });

  it('is refused once the token is revoked, in the very next call', async () => {
    const { id, token } = await makeToken(admin, ['fleet:read']);
    await program(app, token).get('/api/vehicles').expect(200);
    const { body } = await admin.delete(`/api/admin/access-tokens/${id}`).expect(200);
    expect(body).toMatchObject({ id, standing: 'revoked', revokedAt: app.clock.now() });
    await refused(token);
  });

  it('is refused from the moment of its end', async () => {
    const end = new Date(Date.parse(app.clock.now()) + 60_000).toISOString();
    const { token } = await makeToken(admin, ['fleet:read'], { expiresAt: end });
    await program(app, token).get('/api/vehicles').expect(200);
    app.clock.set(end);
    await refused(token);
  });
});

describe('a token', () => {
  it('counts alone where a cookie is sent as well', async () => {
    const { token } = await makeToken(admin, ['fleet:read']);
    const refused = await admin.get('/api/users').set('Authorization', `Bearer ${token}`).expect(403);
    expect(refused.body.code).toBe('SCOPE_MISSING');
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope"');
  });

  it('of somebody else, which a proxy may add, shuts nobody out who has a session or needs none', async () => {
    const foreign = { Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };
    await admin.get('/api/users').set(foreign).expect(200);
    for (const open of ['/api/health/live', '/api/openapi.json'])
      await app.visitor().get(open).set(foreign).expect(200);
    const { body } = await app.visitor().get('/api/admin/vehicles').set(foreign).expect(401);
    expect(body.code).toBe('ACCESS_TOKEN_INVALID');
    const ours = await app.visitor().get('/api/vehicles').set('Authorization', 'Bearer rigbook_').expect(401);
    expect(ours.body.code).toBe('ACCESS_TOKEN_INVALID');
  });

  it('is limited in each minute, and told when it may go on', async () => {
    const { id, token } = await makeToken(admin, ['fleet:read']);
    app.clock.set('2026-11-23T12:00:45Z');
    const board = program(app, token);
    const first = await board.get('/api/vehicles').expect(200);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '600',
      'ratelimit-remaining': '599',
      'ratelimit-reset': '15',
    });
    await app.database.query({
      name: 'test.calls-made',
      text: 'UPDATE access_token_use SET calls = 599 WHERE token_id = $1',
      values: [id],
    });
    await board.get('/api/vehicles').expect(200);
    const refused = await board.get('/api/vehicles').expect(429);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_CALLS', facts: { retryAfterSeconds: 15 } });
    expect(refused.headers).toMatchObject({ 'retry-after': '15', 'ratelimit-remaining': '0' });
    const other = await makeToken(admin, ['fleet:read']);
    await program(app, other.token).get('/api/vehicles').expect(200);
    app.clock.set('2026-11-23T12:01:00Z');
    await board.get('/api/vehicles').expect(200);
  });

  it('shares its count with other processes', async () => {
    const { token } = await makeToken(admin, ['fleet:read']);
    const neighbour = await startTestApp({ shareDatabaseOf: app, worker: false });
    try {
      await program(app, token).get('/api/vehicles').expect(200);
      const answer = await program(neighbour, token).get('/api/vehicles').expect(200);
      expect(answer.headers['ratelimit-remaining']).toBe('598');
    } finally {
      await neighbour.close();
    }
  });
});
