import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { refusals } from '@rigbook/contracts/refusals/refusals';
import { describePathParameters } from './describe-path-parameters.js';
import { describeRefusals } from './describe-refusals.js';
import { SESSION_SCHEME, TOKEN_SCHEME, tokenScheme } from './describe-token-access.js';
import { inputRefusals } from './input-refusals.js';

const DESCRIPTION = `Book, approve, sign for, check in and check out shared response vehicles.

**Signing in.** \`POST /api/auth/login\` sets the session cookie that people's calls need. Admin calls also need
\`POST /api/auth/verify-admin-password\` every 8 hours.

**Programs** send an access token instead: \`Authorization: Bearer rigbook_...\`. It opens the calls that list one of its scopes
(below: \`accessToken\`); all others refuse it with \`SCOPE_MISSING\`. It may make 600 calls a minute; \`RateLimit-Remaining\` and
\`RateLimit-Reset\` say how many are left. Calls that write name the responder for whom the program acts in \`On-Behalf-Of\`.

**Times** are UTC instants in ISO 8601 with \`Z\`. Days and weeks are in the organization's time zone; weeks start on Sunday.

**Errors** are problem documents (RFC 9457) with a stable \`code\` and a \`detail\` that can be shown to a person.

**Lists** take \`limit\` (100, at most 500) and \`cursor\`; a \`Link\` header with \`rel="next"\` names the next page.

**Repeats.** A POST with an \`Idempotency-Key\` can be repeated safely: nothing is done twice.`;

/** The whole API as an OpenAPI document; needs no database and no listener. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Rigbook')
    .setDescription(DESCRIPTION)
    .setVersion('0.1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth(
      'rigbook_session',
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'rigbook_session',
        description: 'Set by `POST /api/auth/login`; for people. With https its name is `__Host-rigbook_session`.',
      },
      SESSION_SCHEME,
    )
    .addBearerAuth(tokenScheme, TOKEN_SCHEME);
  for (const [name, description] of Object.entries(chapters)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
  });
  document.components ??= {};
  document.components.schemas = byName({ ...document.components.schemas, Problem: problemSchema });
  document.paths = byName(document.paths);
  describePathParameters(document);
  describeRefusals(document, inputRefusals(app));
  return document;
}

/** Not in the order of modules and imports, so that a file that moves leaves the document as it is. */
const byName = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const text = (description: string, example: string) => ({ type: 'string', description, example });
/** What every refusal is answered with. */
const problemSchema = {
  type: 'object',
  description: 'A problem document (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'code', 'correlationId'],
  properties: {
    type: text('A URN of the kind of refusal.', 'urn:rigbook:refusal:booking-not-found'),
    title: text('The kind of refusal in a few words.', 'Booking not found'),
    status: { type: 'integer', description: 'The HTTP status.', example: 404 },
    detail: text(
      'A sentence for the person who asked: what is wrong and what to do next.',
      'This booking was not found.',
    ),
    code: { type: 'string', enum: Object.keys(refusals), description: 'Stable code for programs.' },
    correlationId: text("Identifies this request in the server's log.", '5f0c2f4e-3f1b-4c55-9a51-0d6f6d0a3c11'),
    errors: {
      type: 'array',
      description: 'The problem of each field.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    facts: {
      type: 'object',
      description: 'What the decision was based on, if that helps.',
      additionalProperties: true,
    },
  },
} as never;

/** The chapters of the API page: everyday use, history, administration, and technical routes. */
export const chapters: Readonly<Record<string, string>> = {
  'Signing in': 'Sessions, your own profile and the admin password.',
  Vehicles: 'The fleet, and the hours in which a vehicle is taken.',
  Bookings: 'Requesting, signing, checking in and checking out.',
  'Standing shifts': 'Hours that you have on some days of each week.',
  Waitlist: 'Waiting for taken hours, and answering when they are offered.',
  Substitutes: 'Other vehicles that are held for your bookings, and answering.',
  'Handing on': 'Giving a booking to colleagues, and swapping two bookings.',
  'Joint handover': 'Two responders at the vehicle: one shift ends and the next begins, in one step.',
  'Deciding from a message': 'The link in a message about a request: what it is about, and the decision.',
  'Push messages': 'Messages on your devices: where you get them, and of what.',
  Damage: 'How damage came about, and contesting it.',
  Agreements: 'The loan agreement of a booking and its signed document.',
  Licenses: 'Photos of driver licenses: uploading them, and the state of their verification.',
  Calendars: 'Bookings as calendar subscriptions, and their addresses.',
  'Live updates': 'Hearing about changes as they happen.',
  Events: 'Following everything that happens, event by event.',
  Audit: 'What happened, event by event, as recorded in the log.',
  'Admin: bookings': 'Approving and rejecting requests, the diary and the dashboard.',
  'Admin: standing shifts': 'Hours that somebody has on some days of each week, and the bookings made from them.',
  'Admin: vehicles': 'Maintenance, damage and odometers: looking after the fleet.',
  'Admin: coverage': 'How many vehicles of a type are to be free or on shift, and how many are.',
  'Admin: checklists': 'What is looked at when vehicles are taken and returned, in editions.',
  'Admin: bookings at risk':
    'Bookings that cannot take place as they stand: other vehicles for them, or their cancellation.',
  'Admin: agreements': 'Signed agreements: finding them, and checking that they are unchanged since signing.',
  'Admin: licenses': 'Reviewing, approving and rejecting pending photos.',
  Users: 'The people of the organization.',
  'Admin: sign-ins': 'New devices that wait to be let in.',
  Settings: "The organization's settings and its admin password.",
  'Admin: templates': 'The texts of the messages that Rigbook sends.',
  'Admin: notifications': 'Messages: what was sent to whom, and retrying failed ones.',
  'Admin: channels': 'Email and WhatsApp: whether messages can be sent, and test messages.',
  'Admin: calendars': 'The calendar of the whole fleet.',
  'Admin: access tokens': 'Access tokens for programs: creating and revoking them.',
  'Admin: webhooks': 'Sending events to other programs, with the state of each webhook and of each delivery.',
  Webhooks: 'Reports of providers about messages; not for browsers.',
  Health: 'Probes for server operators.',
};
