import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { refusals } from '@rigbook/contracts/refusals/refusals';
import { describePathParameters } from './describe-path-parameters.js';
import { describeRefusals } from './describe-refusals.js';

const DESCRIPTION = `Book, approve, sign for, check in and check out shared response vehicles.

**Signing in.** \`POST /api/auth/login\` sets the session cookie that every other call needs. Admin calls also need
\`POST /api/auth/verify-admin-password\` once in 8 hours.

**Times** are UTC instants in ISO 8601 with \`Z\`. Days and weeks are the organisation's; weeks start on Sunday.

**Errors** are problem documents (RFC 9457) with a stable \`code\` and a \`detail\` that can be shown to a person.

**Lists** take \`limit\` (100, at most 500) and \`cursor\`; a \`Link\` header with \`rel="next"\` names the next page.

**Repeats.** A POST with an \`Idempotency-Key\` can be sent again without doing anything twice.`;

/** The chapters of the API page, in the order in which a newcomer needs them. */
const chapters: Readonly<Record<string, string>> = {
  'Signing in': 'Sessions, your own profile and the admin password.',
  Vehicles: 'The fleet, and the hours in which a vehicle is taken.',
  Bookings: 'Requesting, signing, checking in and checking out.',
  Agreements: 'The loan agreement of a booking and its signed document.',
  'Admin: agreements': 'Signed agreements: finding them, and checking that they are what was signed.',
  'Admin: bookings': 'Deciding requests, the diary and the dashboard.',
  'Admin: vehicles': 'Maintenance, damage and odometers: looking after the fleet.',
  Licences: 'Photos of driving licences: uploading them, and where their verification stands.',
  'Admin: licences': 'Looking at photos that wait, approving and rejecting them.',
  Users: 'The people of the organisation.',
  Settings: "The organisation's settings and its admin password.",
  'Admin: templates': 'The texts of the messages that Rigbook sends.',
  'Admin: notifications': 'Messages: what was sent to whom about what, and retrying what was not.',
  'Admin: channels': 'Email and WhatsApp: whether messages can leave, and trying it out.',
  'Live updates': 'Hearing of changes as they happen.',
  Webhooks: 'Reports of providers about messages; not for browsers.',
  Audit: 'What happened, event by event, as the log has it.',
  Health: 'Probes for whoever runs the server.',
};

/** The whole API as an OpenAPI document; needs no database and no listener. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Rigbook')
    .setDescription(DESCRIPTION)
    .setVersion('0.1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('rigbook_session', { type: 'apiKey', in: 'cookie', name: 'rigbook_session' }, 'session');
  for (const [name, description] of Object.entries(chapters)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
  });
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, Problem: problemSchema };
  describePathParameters(document);
  describeRefusals(document);
  return document;
}

export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Rigbook API',
    customCss: '.swagger-ui .topbar { display: none }',
  });
}

const text = (description: string) => ({ type: 'string', description });
const problemSchema = {
  type: 'object',
  description: 'A problem document (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'code', 'correlationId'],
  properties: {
    type: text('A URN that names the kind of refusal.'),
    title: text('The kind of refusal in a few words.'),
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: text('A sentence for the person who asked: what is wrong and what to do next.'),
    code: { type: 'string', enum: Object.keys(refusals), description: 'Stable code for programs.' },
    correlationId: text('Names this request in the log of the server.'),
    errors: {
      type: 'array',
      description: 'What is wrong with which field.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    facts: {
      type: 'object',
      description: 'What the decision was based on, where it helps.',
      additionalProperties: true,
    },
  },
} as never;
