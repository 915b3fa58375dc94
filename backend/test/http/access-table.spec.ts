import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { OpenAPIObject } from '@nestjs/swagger';
import type request from 'supertest';
import type { Access } from '../../src/platform/http/access.decorators.js';
import { accessOf, routesOf } from '../../src/platform/http/openapi/routes.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, checkOutForm, drawnSignature, shift } from '../support/shift.js';

/** A status, a refusal's code, or `in`: past every guard, whatever it then says of an unknown id or an empty body. */
type Expected = number | string;
/** In the order of `people`: who is signed out, the booking's own responder, another one, and so on. */
type Row = readonly [Expected, Expected, Expected, Expected, Expected, Expected];

const people = ['signed out', 'responder', 'other responder', 'auditor', 'admin without password', 'admin'] as const;

/** What the guards answer, by the access that a route's decorators declare. */
const guarded: Readonly<Record<Access, Row>> = {
  public: ['in', 'in', 'in', 'in', 'in', 'in'],
  'signed-in': ['SIGNED_OUT', 'in', 'in', 'in', 'in', 'in'],
  responder: ['SIGNED_OUT', 'in', 'in', 'NOT_FOR_AUDITORS', 'in', 'in'],
  auditor: ['SIGNED_OUT', 'AUDITOR_ONLY', 'AUDITOR_ONLY', 'in', 'ADMIN_PASSWORD_REQUIRED', 'in'],
  admin: ['SIGNED_OUT', 'ADMIN_ONLY', 'ADMIN_ONLY', 'ADMIN_ONLY', 'ADMIN_PASSWORD_REQUIRED', 'in'],
};

const reading: Row = ['SIGNED_OUT', 200, 404, 200, 'ADMIN_PASSWORD_REQUIRED', 200];
const ownStep: Row = ['SIGNED_OUT', 'in', 404, 404, 404, 404];
/** What opens the administration is changed in an opened one. */
const secondFactor: Row = ['SIGNED_OUT', 'in', 'in', 'in', 'ADMIN_PASSWORD_REQUIRED', 'in'];
/** Where the route says more than its guards: mostly where the booking decides who goes on (docs/domain.md#who-may-what). */
const decidedByRoute: Readonly<Record<string, Row>> = {
  'get /api/bookings/{id}': reading,
  'get /api/bookings/{id}/checklists': reading,
  'get /api/bookings/{id}/known-damage': reading,
  'get /api/bookings/{id}/known-defects': reading,
  'get /api/bookings/{id}/damage-photos': reading,
  'get /api/bookings/{id}/expenses': reading,
  'get /api/bookings/{id}/damage-photos/{photoId}': secondFactor,
  'get /api/bookings/{id}/known-defects/photos/{photoId}': secondFactor,
  'get /api/audit/bookings/{id}/history': reading,
  'get /api/agreements/{bookingId}': reading,
  'get /api/agreements/{bookingId}/pdf': reading,
  'post /api/bookings/{id}/signature': ownStep,
  'post /api/bookings/{id}/check-in': ownStep,
  'post /api/bookings/{id}/checkout': ['SIGNED_OUT', 'in', 404, 404, 'ADMIN_PASSWORD_REQUIRED', 'in'],
  'delete /api/bookings/{id}': ownStep,
  // ends push messages on the device of a session that has ended
  'post /api/auth/logout': ['SIGNED_OUT', 'in', 'in', 'in', 'in', 'in'],
  'get /api/auth/passkeys/options': secondFactor,
  'delete /api/auth/passkeys/{id}': secondFactor,
  'delete /api/auth/audit-password': secondFactor,
  'post /api/auth/verify-admin-password': [
    'SIGNED_OUT',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
  ],
  'post /api/auth/verify-passkey': [
    'SIGNED_OUT',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
  ],
};

/** The routes of the document, which other tests compare with the controllers and with docs/access.md. */
const routes = routesOf(
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../contracts/openapi.json'), 'utf8'),
  ) as OpenAPIObject,
);

let app: TestApp;
let bookingId: string;
let bodies: Readonly<Record<string, object>>;
const sessions: Partial<Record<(typeof people)[number], Person>> = {};

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  Object.assign(sessions, {
    'signed out': app.visitor(),
    responder: await app.signIn('101'),
    'other responder': await app.signIn('102'),
    auditor: await app.signInAuditor(),
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
    ? route.replace(/\{\w+\}/, bookingId).replaceAll(/\{\w+\}/g, unknown)
    : route.replaceAll(/\{\w+\}/g, unknown);

const endSessions = ['post /api/auth/logout', 'delete /api/auth/sessions'];

async function answerTo(who: (typeof people)[number], name: string): Promise<{ status: number; code: string }> {
  const [method = '', route = ''] = name.split(' ');
  // these end sessions that others need, so they get one of their own
  const person = endSessions.includes(name) && who !== 'signed out' ? await app.signIn('105') : sessions[who]!;
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

const guards = ['SIGNED_OUT', 'ADMIN_ONLY', 'AUDITOR_ONLY', 'NOT_FOR_AUDITORS', 'ADMIN_PASSWORD_REQUIRED'];

function asExpected({ status, code }: { status: number; code: string }, expected: Expected): Expected {
  if (expected === 'in') return guards.includes(code) ? code : 'in';
  return typeof expected === 'number' ? status : code;
}

it('speaks of routes that exist', () => {
  expect(routes.length).toBeGreaterThan(100);
  expect(Object.keys(decidedByRoute).filter((name) => !routes.some((route) => route.name === name))).toEqual([]);
});

// the booking's own responder last: their steps move it on
const inTurn = [...people.filter((who) => who !== 'responder'), 'responder'] as const;

describe.each(routes)('$name', ({ name, operation }) => {
  const row = decidedByRoute[name] ?? guarded[accessOf(operation)];
  it.each(inTurn)('answers: %s', async (who) => {
    const expected = row[people.indexOf(who)]!;
    expect(asExpected(await answerTo(who, name), expected)).toBe(expected);
  });
});
