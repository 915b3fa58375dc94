import {
  accessTokenScopes,
  scopeDescriptions,
  type AccessTokenScope,
} from '@rigbook/contracts/integrations/access-token.words';
import { createOpenApiDocument } from '../../src/platform/http/openapi/openapi-document.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mondayEvening, vehicleId } from '../support/shift.js';
import { makeToken, program } from './support/program.js';

/** What each scope opens; every other route stays shut to every token. */
const opened: Readonly<Record<AccessTokenScope, readonly string[]>> = {
  'bookings:read': ['get /api/admin/bookings', 'get /api/admin/bookings/export', 'get /api/bookings/{id}'],
  'bookings:write': ['post /api/bookings', 'delete /api/bookings/{id}'],
  'fleet:read': ['get /api/vehicles', 'get /api/vehicles/{id}/calendar', 'get /api/admin/vehicles'],
  'audit:read': [
    'get /api/events',
    'get /api/audit/bookings',
    'get /api/audit/bookings/{id}/history',
    'get /api/audit/bookings/{id}/dossier',
    'get /api/audit/diary',
    'post /api/audit/custody',
    'get /api/audit/export/{subject}',
    'get /api/audit/verification',
    'get /api/audit/log-export',
    'get /api/audit/seal/heads',
    'get /api/audit/seal/public-key',
  ],
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const UNKNOWN = '0199c0de-ffff-7000-8000-00000000ffff';

let app: TestApp;
let routes: { readonly name: string; readonly scopes: readonly string[] }[];
const tokens = new Map<AccessTokenScope, string>();

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  const admin = await app.signInAdmin();
  for (const scope of accessTokenScopes) tokens.set(scope, (await makeToken(admin, [scope])).token);
  routes = Object.entries(createOpenApiDocument(app.nest).paths).flatMap(([route, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({
      name: `${method} ${route}`,
      scopes: (item[method]?.security ?? []).flatMap((way) => way['accessToken'] ?? []),
    })),
  );
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

it('the document says of each route by which scope it opens', () => {
  const said = accessTokenScopes.map((scope) => [
    scope,
    routes.filter(({ scopes }) => scopes.includes(scope)).map(({ name }) => name),
  ]);
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(accessTokenScopes.map((scope) => [scope, expect.arrayContaining([...opened[scope]])])),
  );
  expect(routes.filter(({ scopes }) => scopes.length > 0)).toHaveLength(Object.values(opened).flat().length);
});

describe.each(accessTokenScopes)('a token with %s alone', (scope) => {
  it('is let in where its scope opens, and nowhere else', async () => {
    expect(routes.length).toBeGreaterThan(50);
    for (const { name } of routes) {
      const code = await codeFor(scope, name);
      if (opened[scope].includes(name)) expect([name, code]).not.toEqual([name, expect.stringMatching(/^(401|403)/)]);
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
