import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type request from 'supertest';
import { createOpenApiDocument } from '../../src/platform/http/openapi/openapi-document.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, checkOutForm, drawnSignature, shift } from '../support/shift.js';

/** A status, a refusal's code, or `in`: past every guard, whatever it then says of an unknown id or an empty body. */
type Expected = number | string;
/** In the order of `people`: who is signed out, the booking's own responder, another one, and so on. */
type Row = readonly [Expected, Expected, Expected, Expected, Expected, Expected];

const people = ['signed out', 'responder', 'other responder', 'auditor', 'admin without password', 'admin'] as const;

const everyone: Row = ['in', 'in', 'in', 'in', 'in', 'in'];
const signedIn: Row = ['SIGNED_OUT', 'in', 'in', 'in', 'in', 'in'];
const admins: Row = ['SIGNED_OUT', 'ADMIN_ONLY', 'ADMIN_ONLY', 'ADMIN_ONLY', 'ADMIN_PASSWORD_REQUIRED', 'in'];
const reading: Row = ['SIGNED_OUT', 200, 404, 200, 200, 200];
const auditors: Row = ['SIGNED_OUT', 'AUDITOR_ONLY', 'AUDITOR_ONLY', 'in', 'ADMIN_PASSWORD_REQUIRED', 'in'];
const ownStep: Row = ['SIGNED_OUT', 'in', 404, 404, 404, 404];

/** Who may what (docs/domain.md#who-may-what), route by route. */
const table: Readonly<Record<string, Row>> = {
  'get /api/health/live': everyone,
  'get /api/health/ready': everyone,
  'post /api/auth/login': everyone,
  'get /api/vehicles': everyone,
  'get /api/webhooks/whatsapp': everyone,
  'get /api/calendar/{file}': everyone,
  'post /api/webhooks/whatsapp': everyone,

  'get /api/live': signedIn,
  'post /api/auth/logout': signedIn,
  'get /api/auth/user': signedIn,
  'put /api/auth/update-profile': signedIn,
  'post /api/auth/verify-admin-password': [
    'SIGNED_OUT',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
  ],
  'get /api/auth/microsoft-account': signedIn,
  'delete /api/auth/microsoft-account': signedIn,
  'post /api/objects/upload': signedIn,
  'put /api/objects/uploads/{id}': signedIn,
  'get /api/license-verification': signedIn,
  'post /api/license-verification': signedIn,
  'get /api/license-verification/photos/front': signedIn,
  'get /api/license-verification/photos/back': signedIn,
  'get /api/bookings': signedIn,
  'get /api/bookings/refused': signedIn,
  'post /api/bookings': ['SIGNED_OUT', 'in', 'in', 'NOT_FOR_AUDITORS', 'in', 'in'],
  'get /api/responder-hours': signedIn,
  'get /api/vehicles/{id}/calendar': signedIn,
  'get /api/activity': signedIn,
  'get /api/recommendations': signedIn,

  'get /api/bookings/{id}': reading,
  'get /api/audit/bookings/{id}/history': reading,
  'get /api/events': auditors,
  'get /api/audit/bookings': auditors,
  'get /api/audit/bookings/{id}/dossier': auditors,
  'get /api/audit/diary': auditors,
  'post /api/audit/custody': auditors,
  'get /api/audit/export/{subject}': auditors,
  'get /api/audit/verification': auditors,
  'get /api/audit/log-export': auditors,
  'get /api/audit/seal/heads': auditors,
  'get /api/audit/seal/public-key': auditors,
  'get /api/agreements/{bookingId}': reading,
  'get /api/agreements/{bookingId}/pdf': reading,
  'post /api/bookings/{id}/signature': ownStep,
  'post /api/bookings/{id}/check-in': ownStep,
  // for a responder who cannot do it themselves: no call of the administration, so without its password
  'post /api/bookings/{id}/checkout': ['SIGNED_OUT', 'in', 404, 404, 'in', 'in'],
  'delete /api/bookings/{id}': ownStep,

  'get /api/admin/settings': admins,
  'put /api/admin/settings': admins,
  'put /api/admin/password': admins,
  'get /api/admin/access-tokens': admins,
  'post /api/admin/access-tokens': admins,
  'delete /api/admin/access-tokens/{id}': admins,
  'get /api/admin/channels': admins,
  'post /api/admin/channels/{channel}/test': admins,
  'get /api/admin/notifications': admins,
  'get /api/admin/notifications/counts': admins,
  'get /api/admin/notifications/{id}': admins,
  'post /api/admin/notifications/retry': admins,
  'post /api/admin/notifications/{id}/retry': admins,
  'get /api/calendar-feed': signedIn,
  'post /api/calendar-feed': signedIn,
  'delete /api/calendar-feed': signedIn,
  'get /api/admin/calendar-feed': admins,
  'post /api/admin/calendar-feed': admins,
  'delete /api/admin/calendar-feed': admins,
  'get /api/admin/webhooks': admins,
  'post /api/admin/webhooks': admins,
  'put /api/admin/webhooks/{id}': admins,
  'delete /api/admin/webhooks/{id}': admins,
  'post /api/admin/webhooks/{id}/pause': admins,
  'post /api/admin/webhooks/{id}/resume': admins,
  'post /api/admin/webhooks/{id}/secret': admins,
  'post /api/admin/webhooks/{id}/test': admins,
  'get /api/admin/webhooks/{id}/deliveries': admins,
  'get /api/admin/templates': admins,
  'post /api/admin/templates': admins,
  'put /api/admin/templates/{id}': admins,
  'post /api/admin/templates/{id}/reset': admins,
  'post /api/admin/templates/{id}/preview': admins,
  'get /api/admin/templates/{id}/history': admins,
  'get /api/users': admins,
  'post /api/users': admins,
  'post /api/users/import': admins,
  'put /api/users/{id}': admins,
  'delete /api/users/{id}': admins,
  'put /api/users/{id}/microsoft-account': admins,
  'delete /api/users/{id}/microsoft-account': admins,
  'get /api/admin/license-verifications': admins,
  'get /api/admin/license-verifications/{id}/photos/front': admins,
  'get /api/admin/license-verifications/{id}/photos/back': admins,
  'put /api/admin/license-verifications/{id}': admins,
  'post /api/vehicles': admins,
  'put /api/vehicles/{id}': admins,
  'delete /api/vehicles/{id}': admins,
  'get /api/admin/agreements': admins,
  'get /api/admin/agreements/{bookingId}/verification': admins,
  'get /api/admin/users/{id}/hours': admins,
  'get /api/admin/users/{id}/licence-history': admins,
  'get /api/admin/vehicles': admins,
  'get /api/admin/vehicles/{id}/affected-bookings': admins,
  'get /api/admin/damage': admins,
  'put /api/admin/damage/{id}/resolution': admins,
  'delete /api/admin/damage/{id}/resolution': admins,
  'get /api/admin/odometer-discrepancies': admins,
  'get /api/admin/bookings': admins,
  'get /api/admin/bookings/export': admins,
  'get /api/admin/bookings/{id}/circumstances': admins,
  'put /api/admin/bookings/{id}/approve': admins,
  'put /api/admin/bookings/{id}/status': admins,
  'delete /api/admin/bookings/{id}': admins,
  'get /api/admin/refused-requests': admins,
  'get /api/admin/usage': admins,
  'get /api/admin/dashboard': admins,
  'get /api/admin/overview': admins,
  'get /api/admin/overview/now': admins,
};

let app: TestApp;
let document: ReturnType<typeof createOpenApiDocument>;
let bookingId: string;
let bodies: Readonly<Record<string, object>>;
const sessions: Partial<Record<(typeof people)[number], Person>> = {};

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  document = createOpenApiDocument(app.nest);
  Object.assign(sessions, {
    'signed out': app.visitor(),
    responder: await app.signIn('101'),
    'other responder': await app.signIn('102'),
    auditor: await app.signIn('110'),
    'admin without password': await app.signIn('100'),
    admin: await app.signInAdmin(),
  });
  const step = shift(app, sessions.responder!, sessions.admin!);
  bookingId = (await step.signed('BLS1')).id;
  bodies = {
    'post /api/bookings/{id}/signature': { signature: await drawnSignature(), name: 'Dana Levi', date: '2026-11-23' },
    'post /api/bookings/{id}/check-in': checkInForm,
    'post /api/bookings/{id}/checkout': checkOutForm,
  };
});
afterAll(() => app.close());

const unknown = '0199c0de-ffff-7000-8000-00000000ffff';
/** The reading and the steps of a booking are tried on Dana's; everything else on what is not there. */
const addressOf = (route: string): string =>
  /^\/api\/(bookings|agreements|audit\/bookings)\//.test(route)
    ? route.replace(/\{\w+\}/, bookingId)
    : route.replaceAll(/\{\w+\}/g, unknown);

async function answerTo(who: (typeof people)[number], name: string): Promise<{ status: number; code: string }> {
  const [method = '', route = ''] = name.split(' ');
  // leaving ends the session that leaves, so it gets one of its own
  const person = route === '/api/auth/logout' && who !== 'signed out' ? await app.signIn('105') : sessions[who]!;
  const body = method === 'get' ? undefined : (bodies[name] ?? {});
  const asked = person[method as 'get'](addressOf(route)).send(body);
  const answer = await (route === '/api/live' ? asked.buffer(true).parse(leaveOpenStream) : asked);
  return { status: answer.status, code: (answer.body as { code?: string } | undefined)?.code ?? '' };
}

/** A stream that is let in never ends by itself; a refusal is read as any other. */
const leaveOpenStream = (response: request.Response, read: (error: Error | null, body: unknown) => void): void => {
  const stream = response as unknown as IncomingMessage;
  if (stream.statusCode === 200) {
    stream.destroy();
    return read(null, {});
  }
  void text(stream).then((body) => read(null, JSON.parse(body)));
};

const guards = ['SIGNED_OUT', 'ADMIN_ONLY', 'ADMIN_PASSWORD_REQUIRED'];

function asExpected({ status, code }: { status: number; code: string }, expected: Expected): Expected {
  if (expected === 'in') return guards.includes(code) ? code : 'in';
  return typeof expected === 'number' ? status : code;
}

it('names every route of the document, and none besides', () => {
  const routes = Object.entries(document.paths).flatMap(([route, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].filter((method) => method in item).map((method) => `${method} ${route}`),
  );
  expect(Object.keys(table).sort()).toEqual(routes.sort());
});

// the booking's own responder last: their steps move it on
const inTurn = [...people.filter((who) => who !== 'responder'), 'responder'] as const;

describe.each(Object.keys(table))('%s', (name) => {
  it.each(inTurn)('answers: %s', async (who) => {
    const expected = table[name]![people.indexOf(who)]!;
    expect(asExpected(await answerTo(who, name), expected)).toBe(expected);
  });
});
