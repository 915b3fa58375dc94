import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { type Route, routesOf } from '../../../src/platform/http/openapi/routes.js';
import { EventStore } from '../../../src/platform/event-store/event-store.js';
import { derivedRefusals, refusalsOf } from '../../../src/platform/http/openapi/describe-refusals.js';

const committed = path.resolve(import.meta.dirname, '../../../../contracts/openapi.json');

/** What a call with an access token is refused with on routes that tokens do not open: the document says so once, at its beginning. */
const ofAnyToken: readonly RefusalCode[] = ['ACCESS_TOKEN_INVALID', 'TOO_MANY_CALLS', 'SCOPE_MISSING'];

/** A command that keeps losing answers one of them. A route lists it if it appends to an existing stream. */
const raceLost: readonly RefusalCode[] = ['CHANGED_MEANWHILE', 'BOOKING_CHANGED_MEANWHILE'];

let routes: readonly Route[] | undefined;
const documented = () => (routes ??= routesOf(JSON.parse(readFileSync(committed, 'utf8')) as OpenAPIObject));

const nameOf = ({ url, method }: { readonly url?: string | undefined; readonly method?: unknown }) =>
  `${String(method).toLowerCase()} ${url?.replaceAll(/:(\w+)/g, '{$1}')}`;

/**
 * Notes every refusal that the application answers, and every route that could lose a race. `check` fails, at the end of a test,
 * if the API document does not list one for its route.
 */
export class RefusalsAnswered {
  private readonly answered = new Set<string>();
  private readonly racing = new Set<string>();

  /** @param byChance whether requests are random: what they happen to meet does not count as seen by a test */
  constructor(
    app: NestFastifyApplication,
    private readonly byChance: boolean,
  ) {
    const underWay = new Map<string, string>();
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', async ({ id, routeOptions }) => void underWay.set(id, nameOf(routeOptions)))
      .addHook('onResponse', async ({ id }) => void underWay.delete(id))
      .addHook('onSend', async ({ routeOptions }, reply, payload) => {
        if (routeOptions.url === undefined || typeof payload !== 'string') return;
        if (!String(reply.getHeader('content-type')).startsWith('application/problem+json')) return;
        this.answered.add(`${nameOf(routeOptions)} ${(JSON.parse(payload) as { code: string }).code}`);
      });
    const store = app.get(EventStore);
    const commit = store.commit.bind(store);
    store.commit = (command) => {
      const route = underWay.get(command.context.correlationId);
      const canBeOutdated = command.appends.some(({ expectedVersion }) => expectedVersion > 0);
      if (route !== undefined && canBeOutdated) this.racing.add(route);
      return commit(command);
    };
  }

  /** @throws Error naming each refusal that a route answered and the API document does not list for it */
  check(): void {
    const racing = documented().filter(({ name }) => this.racing.has(name));
    for (const { name, operation } of racing) {
      const codes = refusalsOf(operation).filter((code) => raceLost.includes(code));
      for (const code of codes.length > 0 ? codes : raceLost.slice(0, 1)) this.answered.add(`${name} ${code}`);
    }
    if (!this.byChance) keep(this.answered);
    const names = new Set(documented().map(({ name }) => name));
    const listed = new Set(
      documented().flatMap(({ name, operation }) =>
        [...refusalsOf(operation), ...ofAnyToken].map((code) => `${name} ${code}`),
      ),
    );
    const unlisted = [...this.answered].filter(
      (one) => names.has(one.slice(0, one.lastIndexOf(' '))) && !listed.has(one),
    );
    if (unlisted.length > 0)
      throw new Error(`The API document does not list these answers; name them in @Refuses:\n${unlisted.join('\n')}`);
  }
}

/** Notes for the end of a whole run, which looks for refusals that the document lists and no test saw: see refusals-unseen.reporter.mjs. */
function keep(answered: ReadonlySet<string>): void {
  const folder = process.env['RIGBOOK_REFUSALS'];
  if (folder === undefined || answered.size === 0) return;
  appendFileSync(path.join(folder, `answered-${process.pid}`), `${[...answered].join('\n')}\n`);
  const file = path.join(folder, 'expected');
  if (existsSync(file)) return;
  const expected = documented().flatMap((route) => {
    // what follows from the kind of a route is tested for the kind
    const derived = new Set<string>([...derivedRefusals(route), 'INVALID_TEXT']);
    return refusalsOf(route.operation)
      .filter((code) => !derived.has(code))
      .map((code) => `${route.name} ${code}`);
  });
  writeFileSync(file, `${expected.join('\n')}\n`);
}
