import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import {
  accessTokenScopes,
  scopeDescriptions,
  type AccessTokenScope,
} from '@rigbook/contracts/integrations/access-token.words';
import { scopeOf } from '../../src/platform/http/openapi/describe-token-access.js';
import { routesOf } from '../../src/platform/http/openapi/routes.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mondayEvening, vehicleId } from '../support/shift.js';
import { makeToken, program } from './support/program.js';

const UNKNOWN = '0199c0de-ffff-7000-8000-00000000ffff';

/** The routes of the document with the scope that opens each; docs/access.md shows the same. */
const routes = routesOf(
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../contracts/openapi.json'), 'utf8'),
  ) as OpenAPIObject,
).map(({ name, operation }) => ({ name, scope: scopeOf(operation) }));

let app: TestApp;
const tokens = new Map<AccessTokenScope, string>();

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  const admin = await app.signInAdmin();
  for (const scope of accessTokenScopes) tokens.set(scope, (await makeToken(admin, [scope])).token);
});
afterAll(() => app.close());

/** The code of the answer to a call that is well-formed as far as tokens go. */
async function codeFor(scope: AccessTokenScope, name: string): Promise<string> {
  const [method = '', route = ''] = name.split(' ');
  const answer = await program(app, tokens.get(scope)!)
    [method as 'get'](route.replaceAll(/\{\w+\}/g, UNKNOWN))
    .set('On-Behalf-Of', '101')
    .send(method === 'get' ? undefined : {});
  return `${answer.status} ${(answer.body as { code?: string }).code ?? ''}`.trim();
}

it('every scope opens something', () => {
  const opened = new Set(routes.flatMap(({ scope }) => scope ?? []));
  expect(accessTokenScopes.filter((scope) => !opened.has(scope))).toEqual([]);
});

it('nothing of the administration that writes is open to tokens', () => {
  const open = routes.filter(({ scope }) => scope !== undefined).map(({ name }) => name);
  const writes = open.filter((name) => !name.startsWith('get '));
  expect(writes.sort()).toEqual([
    'delete /api/bookings/{id}',
    'delete /api/waitlist/{id}',
    'post /api/audit/custody',
    'post /api/bookings',
    'post /api/bookings/{id}/change',
    'post /api/substitutes/{id}/accept',
    'post /api/substitutes/{id}/decline',
    'post /api/waitlist',
    'post /api/waitlist/{id}/accept',
    'post /api/waitlist/{id}/decline',
  ]);
});

describe.each(accessTokenScopes)('a token with %s alone', (scope) => {
  it('is let in where its scope opens, and nowhere else', async () => {
    expect(routes.length).toBeGreaterThan(50);
    for (const { name, scope: opens } of routes) {
      const code = await codeFor(scope, name);
      if (opens === scope) expect([name, code]).not.toEqual([name, expect.stringMatching(/^(401|403)/)]);
      else expect([name, code]).toEqual([name, '403 SCOPE_MISSING']);
    }
  });
});

it('a token with audit:read alone reads names, and its scope says so', async () => {
  const dana = await app.signIn('101');
  const booking = await dana
    .post('/api/bookings')
    .send({ vehicleId: await vehicleId(app, 'BLS1'), ...mondayEvening })
    .expect(201);
  const auditing = program(app, tokens.get('audit:read')!);
  const { body: history } = await auditing.get(`/api/audit/bookings/${booking.body.id}/history`).expect(200);
  expect(history).toMatchObject([{ actor: { firstName: 'Dana' }, after: { user: { lastName: 'Levi' } } }]);
  const { body: found } = await auditing.get('/api/audit/bookings?unitNumber=101').expect(200);
  expect(found).toMatchObject([{ id: booking.body.id, user: { firstName: 'Dana' } }]);
  expect(scopeDescriptions['audit:read']).toContain('with the names of people');
});
