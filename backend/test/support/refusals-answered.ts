import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { routesOf } from '../../src/platform/http/openapi/routes.js';
import { refusalsOf } from '../../src/platform/http/openapi/describe-refusals.js';

const committed = path.resolve(import.meta.dirname, '../../../contracts/openapi.json');

/** What a call with an access token is refused with on routes that tokens do not open: the document says so once, at its beginning. */
const ofAnyToken: readonly RefusalCode[] = ['ACCESS_TOKEN_INVALID', 'TOO_MANY_CALLS', 'SCOPE_MISSING'];

let documented: ReadonlyMap<string, readonly string[]> | undefined;
const documentedRefusals = () =>
  (documented ??= new Map(
    routesOf(JSON.parse(readFileSync(committed, 'utf8')) as OpenAPIObject).map(({ name, operation }) => [
      name,
      [...refusalsOf(operation), ...ofAnyToken],
    ]),
  ));

/**
 * Notes every refusal that the application answers. `check` fails, at the end of a test, if the API document
 * does not list one for its route.
 */
export class RefusalsAnswered {
  private readonly answered = new Set<string>();

  constructor(app: NestFastifyApplication) {
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onSend', async (request, reply, payload) => {
        const { url, method } = request.routeOptions;
        if (url === undefined || typeof payload !== 'string') return;
        if (!String(reply.getHeader('content-type')).startsWith('application/problem+json')) return;
        const route = `${String(method).toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;
        this.answered.add(`${route} ${(JSON.parse(payload) as { code: string }).code}`);
      });
  }

  /** @throws Error naming each refusal that a route answered and the API document does not list for it */
  check(): void {
    keep(this.answered);
    const unlisted = [...this.answered].filter((one) => {
      const [method, route, code = ''] = one.split(' ');
      return documentedRefusals().get(`${method} ${route}`)?.includes(code) === false;
    });
    if (unlisted.length > 0)
      throw new Error(`The API document does not list these answers; name them in @Refuses:\n${unlisted.join('\n')}`);
  }
}

/** For the end of a whole run, which looks for refusals that no test ever saw. */
function keep(answered: ReadonlySet<string>): void {
  const folder = process.env['RIGBOOK_REFUSALS_ANSWERED'];
  if (folder === undefined || answered.size === 0) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.txt`), `${[...answered].join('\n')}\n`);
}
