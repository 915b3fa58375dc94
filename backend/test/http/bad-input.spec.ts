import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { startTestApp, type Person, type TestApp } from '../support/app.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

type Answer = {
  status: number;
  body: { code?: string; detail?: string };
  headers: Record<string, string>;
  text: string;
};
const expectProblem = (answer: Answer, status: number, code: RefusalCode) => {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.text).not.toMatch(/node_modules|\.ts:|SELECT |INSERT |\n\s+at /);
};
const raw = (body: string | Buffer, type = 'application/json') =>
  dana
    .post('/api/bookings')
    .set('Content-Type', type)
    .send(body as string);

describe('input of every kind is answered, never with a 500', () => {
  it.each([['{'], ['{"a":}'], ['nothing'], ['{"__proto__":{"isAdmin":true}}']])('malformed JSON: %s', async (text) => {
    expectProblem(await raw(text), 400, 'MALFORMED_JSON');
  });

  it.each([['[]'], ['[1,2]'], ['"text"'], ['7'], ['true'], ['null']])('JSON that is no object: %s', async (text) => {
    const answer = await raw(text);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/\.$/);
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
    ['get', '/api/bookings/1', 'BOOKING_NOT_FOUND'],
    ['get', '/api/bookings/%00', 'BOOKING_NOT_FOUND'],
    ['get', '/api/bookings/0199c0de-ffff-7000-8000-00000000ffff', 'BOOKING_NOT_FOUND'],
    ['delete', '/api/bookings/..%2f..%2fetc', 'BOOKING_NOT_FOUND'],
    [
      'get',
      "/api/vehicles/'%20OR%201=1/calendar?from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z",
      'VEHICLE_NOT_FOUND',
    ],
    [
      'get',
      '/api/vehicles/0199c0de-ffff-7000-8000-00000000ffff/calendar?from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z',
      'VEHICLE_NOT_FOUND',
    ],
    ['get', '/api/agreements/1', 'BOOKING_NOT_FOUND'],
    ['get', '/api/nothing', 'NOT_FOUND'],
    ['post', '/api/auth/user', 'NOT_FOUND'],
  ] as const)('%s %s', async (method, path, code) => {
    expectProblem(await dana[method](path), 404, code);
  });

  it.each([
    ['put', '/api/admin/bookings/1/approve', { approved: true }],
    ['put', '/api/admin/bookings/0199c0de-ffff-7000-8000-00000000ffff/status', { status: 'approved' }],
    ['delete', '/api/admin/bookings/x', undefined],
  ] as const)('admin: %s %s', async (method, path, body) => {
    expectProblem(await admin[method](path).send(body), 404, 'BOOKING_NOT_FOUND');
  });

  it.each([
    ['/api/bookings?limit=0'],
    ['/api/bookings?limit=501'],
    ['/api/bookings?limit=many'],
    ['/api/bookings?cursor=%00'],
    ['/api/bookings?cursor=abc'],
    ['/api/bookings?surprise=1'],
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
