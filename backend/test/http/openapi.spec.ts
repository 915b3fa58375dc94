import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refusals, type RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { accessTable } from '../../src/platform/http/openapi/access-table.js';
import { refusalsOf } from '../../src/platform/http/openapi/describe-refusals.js';
import { createOpenApiDocument } from '../../src/platform/http/openapi/openapi-document.js';
import { type Route, routesOf } from '../../src/platform/http/openapi/routes.js';
import { startTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
let operations: readonly Route[];

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  operations = routesOf(createOpenApiDocument(app.nest));
});
afterAll(() => app.close());

describe('the OpenAPI document', () => {
  it('is the committed one', () => {
    const committed = readFileSync(path.resolve(import.meta.dirname, '../../../contracts/openapi.json'), 'utf8');
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument(app.nest))));
  });

  it('gives the committed table of who may call what', () => {
    const committed = readFileSync(path.resolve(import.meta.dirname, '../../../docs/access.md'), 'utf8');
    expect(committed).toBe(accessTable(createOpenApiDocument(app.nest)));
  });

  it('names only what the server answers', () => {
    const server = app.nest.getHttpAdapter().getInstance();
    for (const { name, method, path: route } of operations) {
      const url = route.replaceAll(/\{(\w+)\}/g, ':$1');
      expect([name, server.hasRoute({ method: method.toUpperCase(), url })]).toEqual([name, true]);
    }
    expect(operations.length).toBeGreaterThan(25);
  });

  it('says what stands at each place of a path', () => {
    for (const { name, path: route, operation } of operations) {
      const all = (operation.parameters ?? []) as { in: string; name: string; description?: string }[];
      const told = all.filter((one) => one.in === 'path').map((one) => [one.name, one.description]);
      const places = [...route.matchAll(/\{(\w+)\}/g)].map(([, place]) => [place, expect.stringMatching(/\S/)]);
      expect([name, told]).toEqual([name, places]);
    }
  });

  it('gives every operation a summary, a tag, a name of its own and a described success', () => {
    for (const { name, operation } of operations) {
      expect([name, Boolean(operation.summary), (operation.tags ?? []).length]).toEqual([name, true, 1]);
      const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
      // the first sign-in on a device goes on with a code
      expect([name, successes.length]).toEqual([name, name === 'post /api/auth/login' ? 2 : 1]);
      const told = successes.map((status) => (operation.responses[status] as { description?: string }).description);
      expect([name, told]).toEqual([name, told.map(() => expect.stringMatching(/\S/))]);
    }
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a chapter with a sentence for every tag', () => {
    const chapters = createOpenApiDocument(app.nest).tags?.filter(({ description }) => Boolean(description)) ?? [];
    const tags = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
    expect(chapters.map(({ name }) => name).sort()).toEqual([...tags].sort());
  });

  it('says of every operation but the public ones that it needs a session, and of those of admins and auditors that it needs a password', () => {
    for (const { name, operation } of operations) {
      const codes = refusalsOf(operation);
      const access = operation['x-access'];
      // signing out is open to a session that has ended, and says that it has
      const needsSession = access !== 'public' || name === 'post /api/auth/logout';
      expect([name, codes.includes('SIGNED_OUT')]).toEqual([name, needsSession]);
      if (access === 'admin' || access === 'auditor') expect([name, ...codes]).toContain('ADMIN_PASSWORD_REQUIRED');
    }
  });

  it("says which operations need the opened administration for somebody else's booking", () => {
    const others = operations.filter(
      ({ operation: { 'x-access': access } }) => access !== 'admin' && access !== 'auditor',
    );
    const guarded = others.filter(({ operation }) => refusalsOf(operation).includes('ADMIN_PASSWORD_REQUIRED'));
    const ofSecondFactors = /\/auth\/(passkeys|audit-password)/;
    expect(
      guarded
        .map(({ name }) => name)
        .filter((name) => !ofSecondFactors.test(name))
        .sort(),
    ).toEqual([
      'get /api/agreements/{bookingId}',
      'get /api/agreements/{bookingId}/pdf',
      'get /api/audit/bookings/{id}/history',
      'get /api/bookings/{id}',
      'get /api/bookings/{id}/checklists',
      'get /api/bookings/{id}/damage-photos',
      'get /api/bookings/{id}/damage-photos/{photoId}',
      'get /api/bookings/{id}/expenses',
      'get /api/bookings/{id}/known-damage',
      'get /api/bookings/{id}/known-defects',
      'get /api/bookings/{id}/known-defects/photos/{photoId}',
      'get /api/damage/{id}',
      'get /api/damage/{id}/photos',
      'get /api/damage/{id}/photos/{photoId}',
      'get /api/expenses/{id}/receipt',
      'get /api/handing-on/bookings/{id}',
      'post /api/bookings',
      'post /api/bookings/emergency',
      'post /api/bookings/{id}/change',
      'post /api/bookings/{id}/checkout',
      'post /api/bookings/{id}/extension',
      'post /api/handing-on/swaps',
      'post /api/handing-on/{id}/accept',
      'post /api/waitlist/{id}/accept',
    ]);
  });

  it('says of every operation that tokens open what a token may be refused for', () => {
    const ofTokens: RefusalCode[] = ['ACCESS_TOKEN_INVALID', 'SCOPE_MISSING', 'TOO_MANY_CALLS'];
    for (const { name, operation } of operations) {
      const isOpen = (operation.security ?? []).some((way) => 'accessToken' in way);
      expect([name, ofTokens.filter((code) => refusalsOf(operation).includes(code))]).toEqual([
        name,
        isOpen ? ofTokens : [],
      ]);
    }
  });

  it('uses every refusal code somewhere, each with a sentence', () => {
    const used = new Set(operations.flatMap(({ operation }) => refusalsOf(operation)));
    const elsewhere: RefusalCode[] = ['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'REQUEST_TOO_SLOW'];
    expect(
      Object.keys(refusals).filter(
        (code) => !used.has(code as RefusalCode) && !elsewhere.includes(code as RefusalCode),
      ),
    ).toEqual([]);
  });

  it('is shown at /api/docs and given at /api/openapi.json', async () => {
    await app.visitor().get('/api/docs').expect(200).expect('Content-Type', /html/);
    const { body } = await app.visitor().get('/api/openapi.json').expect(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument(app.nest))));
    const script = await app.visitor().get('/api/docs/swagger-ui-init.js').expect(200);
    expect(script.text).toContain('"swaggerUrl": "/api/openapi.json"');
    expect(script.text.length).toBeLessThan(10_000);
  });

  it.each(['br', 'gzip', 'identity'])('is sent as %s, and not again to somebody who has it', async (encoding) => {
    const first = await app.visitor().get('/api/openapi.json').set('Accept-Encoding', encoding).expect(200);
    expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const again = await app.visitor().get('/api/openapi.json').set('If-None-Match', first.headers['etag']!).expect(304);
    expect(again.text).toBe('');
    await app.visitor().get('/api/openapi.json').set('If-None-Match', 'W/"another"').expect(200);
  });

  it('is written once, however often it is asked for', async () => {
    const visitor = app.visitor();
    await visitor.get('/api/openapi.json').expect(200);
    const stringify = jest.spyOn(JSON, 'stringify');
    await Promise.all(Array.from({ length: 20 }, () => visitor.get('/api/openapi.json').expect(200)));
    const large = stringify.mock.results.filter(({ value }) => typeof value === 'string' && value.length > 100_000);
    stringify.mockRestore();
    expect(large).toEqual([]);
  });
});

describe('every operation that is not public', () => {
  it('answers a visitor with 401, whatever the ids and the body', async () => {
    for (const { name, method, path: route, operation } of operations) {
      if (operation['x-access'] === 'public') continue;
      const address = route.replaceAll(/\{\w+\}/g, '0199c0de-ffff-7000-8000-00000000ffff');
      const answer = await app
        .visitor()
        [method as 'get'](address)
        .send(method === 'get' ? undefined : {});
      expect([name, answer.status, answer.body.code]).toEqual([name, 401, 'SIGNED_OUT']);
    }
  });

  it('answers a responder on admin operations with 403, and an admin without the password too', async () => {
    const [dana, admin] = [await app.signIn('101'), await app.signIn('100')];
    for (const { name, method, path: route, operation } of operations) {
      if (operation['x-access'] !== 'admin') continue;
      const address = route.replaceAll(/\{\w+\}/g, '0199c0de-ffff-7000-8000-00000000ffff');
      const send = async (person: typeof dana) =>
        (await person[method as 'get'](address).send(method === 'get' ? undefined : {})).body.code as string;
      expect([name, await send(dana), await send(admin)]).toEqual([name, 'ADMIN_ONLY', 'ADMIN_PASSWORD_REQUIRED']);
    }
  });
});
