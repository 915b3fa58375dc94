import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { vehicleId } from '../support/shift.js';
import { expectProblem } from './support/expect-problem.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const raw = (body: string | Buffer, type = 'application/json') =>
  dana
    .post('/api/bookings')
    .set('Content-Type', type)
    .send(body as string);

const cursorAt = (at: string) => Buffer.from(`${at} 0199c0de-ffff-7000-8000-00000000ffff`).toString('base64url');
const nested = (levels: number) => `{"purpose":${'['.repeat(levels)}${']'.repeat(levels)}}`;

async function answerToBytes(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

describe('input of every kind is answered, never with a 500', () => {
  it.each([['{'], ['{"a":}'], ['nothing'], ['{"__proto__":{"isAdmin":true}}']])('malformed JSON: %s', async (text) => {
    expectProblem(await raw(text), 400, 'MALFORMED_JSON');
  });

  it.each([['[]'], ['[1,2]'], ['"text"'], ['7'], ['true'], ['null']])('JSON that is no object: %s', async (text) => {
    const answer = await raw(text);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/\.$/);
  });

  it('null where every field may be left out', async () => {
    const id = await vehicleId(app, 'ALS1');
    const answer = await admin.put(`/api/vehicles/${id}`).set('Content-Type', 'application/json').send('null');
    expectProblem(answer, 400, 'MALFORMED_JSON');
  });

  it.each([['0000-01-01T00:00:00Z'], ['0001-01-01T00:00:00Z'], ['9999-12-31T23:00:00Z']])(
    'a start in a year that no calendar of ours holds: %s',
    async (startTime) => {
      const wish = { vehicleId: '0199c0de-ffff-7000-8000-00000000ffff', duration: 24, purpose: 'x' };
      expectProblem(await dana.post('/api/bookings').send({ ...wish, startTime }), 400, 'VALIDATION_FAILED');
      expectProblem(await admin.get(`/api/admin/bookings?from=${startTime}`), 400, 'VALIDATION_FAILED');
    },
  );

  it.each([['constructor'], ['toString'], ['hasOwnProperty'], ['prototype']])(
    'a key that every object has: %s',
    async (key) => {
      const answer = await raw(`{"${key}":{"isAdmin":true}}`);
      expectProblem(answer, 400, 'VALIDATION_FAILED');
      expect(answer.body.detail).toContain(`${key} is not a known field.`);
    },
  );

  it.each([[100], [5_000], [400_000]])('JSON nested %d levels deep', async (levels) => {
    expectProblem(await raw(nested(levels)), 400, 'MALFORMED_JSON');
    const repeatable = dana
      .post('/api/bookings')
      .set({ 'Content-Type': 'application/json', 'Idempotency-Key': 'deep' });
    expectProblem(await repeatable.send(nested(levels)), 400, 'MALFORMED_JSON');
  });

  it('JSON of more values than any call has', async () => {
    const keys = Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1]);
    const answer = await raw(JSON.stringify(Object.fromEntries(keys)));
    expectProblem(answer, 400, 'MALFORMED_JSON');
    expect(answer.text.length).toBeLessThan(1_000);
  });

  it('a form in place of JSON', async () => {
    expectProblem(await raw('purpose=x', 'application/x-www-form-urlencoded'), 415, 'UNSUPPORTED_MEDIA_TYPE');
    expectProblem(await raw('{"purpose":"x"}', 'text/plain'), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it.each([
    ['/api/bookings/%zz'],
    ['/api/bookings/%ff'],
    [`/api/bookings/${'a'.repeat(600)}`],
    ['/api/docs/..%2f..%2fpackage.json'],
  ])('an address that cannot be: %s', async (path) => {
    expectProblem(await dana.get(path), 404, 'NOT_FOUND');
  });

  it.each([
    [{ reason: 5 }, 'VALIDATION_FAILED'],
    [{ reason: 'Needed\u0000' }, 'INVALID_TEXT'],
    [{ reason: 'x'.repeat(1_001) }, 'VALIDATION_FAILED'],
    [{ because: 'it is needed' }, 'VALIDATION_FAILED'],
  ] as const)('the reason of a cancellation: %j', async (body, code) => {
    const path = '/api/admin/bookings/0199c0de-ffff-7000-8000-00000000ffff';
    expectProblem(await admin.delete(path).send(body), 400, code);
  });

  it.each([[undefined], ['en'], [{}], [null], [1e300], [-1]])(
    'a booking with an end and a duration that is none: %j',
    async (duration) => {
      const times = { startTime: '2026-11-24T16:00:00Z', endTime: '2026-11-24T20:00:00Z' };
      const wish = { vehicleId: await vehicleId(app, 'ALS1'), ...times, purpose: 'Shift', duration };
      const answer = await dana.post('/api/bookings').send(wish);
      expectProblem(answer, 400, 'VALIDATION_FAILED');
      expect((answer.body as { errors?: unknown }).errors).toEqual([
        { field: 'duration', message: 'duration must be a whole number of hours from 1 to 24.' },
      ]);
    },
  );

  it.each([
    ['post', '/api/admin/notifications/retry', { search: null }],
    ['post', '/api/admin/notifications/retry', { standing: null }],
    ['post', '/api/bookings', { endTime: null }],
  ] as const)('null where the document knows none: %s %s %j', async (method, path, body) => {
    expectProblem(await admin[method](path).send(body), 400, 'VALIDATION_FAILED');
  });

  const report = { area: 'roof', severity: 'minor', description: 'A dent' };
  it.each([
    [{ ...report, area: 'wing' }, 'VALIDATION_FAILED', 'area must be one of the damage areas.'],
    [{ ...report, description: ' ' }, 'VALIDATION_FAILED', 'Please fill in all damage report fields.'],
    [{ ...report, colour: 'red' }, 'VALIDATION_FAILED', 'damageReports.0.colour is not a known field.'],
    [{ ...report, description: 'A\u0000' }, 'INVALID_TEXT', ''],
    [[], 'VALIDATION_FAILED', 'damageReports may hold reports only.'],
    [[report], 'VALIDATION_FAILED', 'damageReports may hold reports only.'],
    [null, 'VALIDATION_FAILED', 'damageReports may hold reports only.'],
    ['a dent', 'VALIDATION_FAILED', 'damageReports may hold reports only.'],
  ] as const)('the damage report %j', async (damageReport, code, sentence) => {
    const answer = await dana
      .post('/api/bookings/0199c0de-ffff-7000-8000-00000000ffff/checkout')
      .send({ fuelLevel: 50, mileage: 1, noDamageConfirmed: false, damageReports: [damageReport] });
    expectProblem(answer, 400, code);
    expect(answer.body.detail).toContain(sentence);
  });

  it('says of a field of the wrong type that, and not that it is too long', async () => {
    const { body } = await dana.post('/api/bookings').send({ purpose: 5 });
    expect(body.errors).toContainEqual({ field: 'purpose', message: 'purpose must be text.' });
    expect((await dana.get('/api/bookings?limit=many')).body.detail).toBe('limit must be a whole number.');
  });

  const microsoftAccount = '/api/users/0199c0de-ffff-7000-8000-00000000ffff/microsoft-account';
  const issuer = 'https://login.example/v2.0';
  const profile = {
    lastName: 'Adler',
    email: 'ruth@example.org',
    phoneNumber: '0500000100',
    phoneLastFour: '0100',
    department: 'Administration',
  };
  it.each([
    ['post', '/api/auth/login', { unitNumber: '10\u00001', phoneLastFour: '0101' }],
    ['put', microsoftAccount, { issuer, subject: 'a\u0000' }],
    ['post', '/api/vehicles', { name: 'NEW\u0000', type: 'BLS', location: 'Base', allowedRoles: [] }],
    ['put', '/api/auth/update-profile', { ...profile, firstName: 'Da\u0000na' }],
    ['get', '/api/admin/agreements?search=a%00', undefined],
    ['get', '/api/admin/bookings/export?search=a%00', undefined],
    ['get', '/api/audit/bookings?search=a%00', undefined],
    ['get', '/api/admin/notifications/counts?search=a%00', undefined],
    ['post', '/api/admin/notifications/retry', { search: 'a\u0000' }],
  ] as const)('text that cannot be stored: %s %s', async (method, path, body) => {
    expectProblem(await admin[method](path).send(body), 400, 'INVALID_TEXT');
  });

  it('an empty body', async () => {
    expect((await dana.post('/api/bookings')).status).toBe(400);
  });

  it('a body of just over 1 MB', async () => {
    expectProblem(await raw(JSON.stringify({ purpose: 'x'.repeat(1024 * 1024) })), 413, 'BODY_TOO_LARGE');
  });

  it('a body that is no JSON', async () => {
    expectProblem(await raw('<a/>', 'application/xml'), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it.each([
    ['/api/bookings?limit=0'],
    ['/api/bookings?limit=501'],
    ['/api/bookings?limit=many'],
    ['/api/bookings?cursor=%00'],
    ['/api/bookings?cursor=abc'],
    ['/api/bookings?surprise=1'],
    ['/api/bookings?constructor=1'],
    [`/api/bookings?cursor=${cursorAt('0000-01-01T00:00:00Z')}`],
  ])('query %s', async (path) => {
    expectProblem(await dana.get(path), 400, 'VALIDATION_FAILED');
  });

  it.each([
    ['from=x&to=2026-11-24T00:00:00Z'],
    ['from=2026-11-24T00:00:00Z&to=2026-11-23T00:00:00Z'],
    ['from=2026-01-01T00:00:00Z&to=2026-12-01T00:00:00Z'],
    [''],
  ])('calendar %s', async (query) => {
    const { body } = await dana.get('/api/vehicles');
    expectProblem(await dana.get(`/api/vehicles/${body[0].id}/calendar?${query}`), 400, 'VALIDATION_FAILED');
  });

  it('a sign-in whose two fields are wrong in one way, said once', async () => {
    const { body } = await app.visitor().post('/api/auth/login').send({ unitNumber: '1', phoneLastFour: '1' });
    expect(body.detail).toBe('Unit number must be 3 digits and phone must be 4 digits.');
  });

  it.each([
    ['no HTTP', 'nothing\r\n\r\n', 400, 'MALFORMED_JSON'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'MALFORMED_JSON',
    ],
    ['a very long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ] as const)('bytes that are no request: %s', async (_name, bytes, status, code) => {
    const [head = '', body = ''] = (await answerToBytes(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*Content-Type: application/problem\\+json`));
    expect(JSON.parse(body)).toMatchObject({ status, code, detail: expect.stringMatching(/\.$/) as string });
  });

  it.each([
    ['post', '/api/calendar-feed'],
    ['delete', '/api/calendar-feed'],
    ['post', '/api/objects/upload'],
  ] as const)('a body where none is needed: %s %s', async (method, path) => {
    const sending = (type: string, body: string) => dana[method](path).set('Content-Type', type).send(body);
    expectProblem(await sending('text/plain', 'x'), 415, 'UNSUPPORTED_MEDIA_TYPE');
    expectProblem(await sending('application/json', '{'), 400, 'MALFORMED_JSON');
  });

  it('fields where a route has none', async () => {
    const upload = (body: object) => dana.post('/api/objects/upload').send(body);
    const { body } = await upload({ x: 1 });
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'x', message: 'x is not a known field.' }],
    });
    await upload({}).expect(201);
  });

  it('a request that never ends: its connection does', () => {
    expect(app.nest.getHttpServer().requestTimeout).toBe(120_000); // without it, none; Node looks every 30 seconds
  });

  it('a write from another site', async () => {
    const login = { unitNumber: '101', phoneLastFour: '0101' };
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ])
      expectProblem(await app.visitor().post('/api/auth/login').set(headers).send(login), 403, 'CROSS_SITE_REFUSED');
    await app
      .visitor()
      .post('/api/auth/login')
      .set({ Origin: app.url, 'Sec-Fetch-Site': 'same-origin' })
      .send(login)
      .expect(200);
  });

  it('carries the correlation id of the caller when it is one, and its own otherwise', async () => {
    const id = '5f0c2f4e-3f1b-4c55-9a51-0d6f6d0a3c11';
    const own = await dana.get('/api/bookings/1').set('X-Correlation-Id', id);
    expect([own.headers['x-correlation-id'], own.body.correlationId]).toEqual([id, id]);
    const forged = await dana.get('/api/bookings/1').set('X-Correlation-Id', 'line one {"level":60}');
    expect(forged.body.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
