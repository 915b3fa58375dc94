import { createOpenApiDocument } from '../../src/platform/http/openapi/openapi-document.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, checkOutForm, shift } from '../support/shift.js';

/** What concerns the auditor's own session and person, and what is asked by POST; with the reason. */
const own: Readonly<Record<string, string>> = {
  'post /api/auth/login': 'begins a session',
  'post /api/auth/logout': 'ends the own session',
  'put /api/auth/update-profile': 'the own profile',
  'delete /api/auth/microsoft-account': 'the own account',
  'post /api/auth/passkey-sign-in/options': 'a question for the browser',
  'post /api/auth/passkeys/options': 'a question for the browser',
  'post /api/auth/proof/passkey/options': 'a question for the browser',
  'put /api/auth/audit-password': 'the own password',
  'delete /api/auth/audit-password': 'the own password',
  'delete /api/auth/sessions': 'the own devices',
  'post /api/auth/erasure-request': 'the own request',
  'delete /api/auth/erasure-request': 'the own request',
  'post /api/objects/upload': 'a photo of the own licence',
  'put /api/objects/uploads/{id}': 'a photo of the own licence',
  'post /api/license-verification': 'the own licence',
  'post /api/webhooks/whatsapp': 'for the provider, with its signature',
  'delete /api/bookings/{id}/joint-handover': 'the code of a handover of their own; without one it does nothing',
  'delete /api/joint-handovers/{id}': 'going back from a code that they opened; without one it does nothing',
  'post /api/audit/custody': 'a question that is too long for an address',
};
const isOwn = (route: string): boolean => route in own || /^\w+ \/api\/(calendar-feed|auth\/passkey)/.test(route);

/** What every request may note: when a session was last seen, how many writes there were, and what was refused to whom. */
const notes = ['session', 'sign_in_throttle', 'refused_request', 'quota_use', 'access_record'];

let app: TestApp;
let auditor: Person;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  const [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  auditor = await app.signInAuditor();
  const booking = await shift(app, dana, admin).signed('BLS1');
  ids = { bookings: booking.id, vehicles: booking.vehicle.id, users: booking.user.id };
});
afterAll(() => app.close());

const bodies: Readonly<Record<string, object>> = {
  approve: { approved: true },
  status: { status: 'cancelled' },
  'check-in': checkInForm,
  checkout: checkOutForm,
  vehicles: { name: 'NEW 1', type: 'BLS', location: 'Base', allowedRoles: [] },
  users: { unitNumber: '199', firstName: 'A', lastName: 'B', email: 'a@example.org', phoneNumber: '0500000199' },
  settings: { organizationName: 'Taken over' },
};

/** Everything in the database but the notes, table by table. */
async function contents(): Promise<ReadonlyMap<string, string>> {
  const tables = await app.database.query<{ name: string }>({
    name: 'test.tables',
    text: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    values: [],
  });
  const found = new Map<string, string>();
  for (const { name } of tables.filter((table) => !notes.includes(table.name))) {
    const [row] = await app.testDatabase.database.query<{ rows: string }>({
      name: '',
      text: `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS rows FROM public."${name}" t`,
      values: [],
    });
    found.set(name, row?.rows ?? '');
  }
  return found;
}

it('an auditor can change nothing, whatever they call', async () => {
  const document = createOpenApiDocument(app.nest);
  const writes = Object.entries(document.paths).flatMap(([path, item]) =>
    (['post', 'put', 'patch', 'delete'] as const)
      .filter((method) => method in item)
      .map((method) => ({ method, path })),
  );
  const calls = writes.filter(({ method, path }) => !isOwn(`${method} ${path}`));
  expect(calls.length).toBeGreaterThan(30);
  const before = await contents();
  const carriedOut: string[] = [];
  for (const { method, path } of calls) {
    const kind = /users|vehicles|bookings/.exec(path)?.[0] ?? 'bookings';
    const address = path.replaceAll(/\{\w+\}/g, ids[kind] ?? '');
    const body = bodies[path.split('/').findLast((part) => part in bodies) ?? ''] ?? {};
    const { status } = await auditor[method](address).send(method === 'delete' ? undefined : body);
    if (status < 400) carriedOut.push(`${method} ${path} ${status}`);
  }
  expect(carriedOut).toEqual([]);
  expect([...(await contents())]).toEqual([...before]);
});
