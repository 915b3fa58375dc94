import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { chapters } from './chapters.js';
import { describePathParameters } from './describe-path-parameters.js';
import { SESSION_SCHEME, TOKEN_SCHEME, tokenScheme } from './describe-token-access.js';
import { describeRefusals } from './describe-refusals.js';
import { inputRefusals } from './input-refusals.js';
import { problemSchema } from './problem-schema.js';

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
        description: 'Set by `POST /api/auth/login`; for people.',
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

export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Rigbook API',
    customCss: '.swagger-ui .topbar { display: none }',
  });
}
