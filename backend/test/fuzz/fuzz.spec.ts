/** @runs-alone since it takes longer than the others */
import fc from 'fast-check';
import pg from 'pg';
import { type Route } from '../../src/platform/http/openapi/routes.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { routes } from './support/document.js';
import { sessionsOf, rememberSignIn, restoreSignIn, signInCallers } from './support/fuzz-callers.js';
import { fillWorld, worldOf } from './support/fuzz-world.js';
import { type FuzzedRequest, fuzzedRequests } from './support/fuzzed-requests.js';
import { type Answer, send } from './support/send.js';
import { StoredRows } from './support/stored.js';

/**
 * Requests made from the API document, most of them spoiled, by several callers. Whatever is sent: no 5xx, no status that the
 * document does not name for the operation, and nothing stored by a request that is refused. `FUZZ_SEED=... npx jest ... fuzz`
 * repeats a run.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const REQUESTS = amount({ usual: 25, endurance: 50 });
const ROUNDS = amount({ usual: 1, endurance: 40 });
const SLOWEST_MS = amount({ usual: Number.POSITIVE_INFINITY, endurance: 5_000 });

describe(`requests that the API document does not expect (FUZZ_SEED=${seed})`, () => {
  let app: TestApp;
  let owner: pg.Client;
  let stored: StoredRows;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp({ worker: false, requestsByChance: true, environment: { WRITE_LIMITS: 'on' } });
    owner = new pg.Client({ connectionString: app.testDatabase.url });
    await owner.connect();
    stored = new StoredRows(owner);
    const { responder, admin } = await signInCallers(app);
    token = await fillWorld(app, responder, admin);
    await rememberSignIn(owner);
  });
  afterAll(async () => {
    await owner.end();
    await app.close();
  });

  it.each(routes)('$name', async (route) => {
    for (let round = 0; round < ROUNDS; round += 1) await fuzz(route, seed + round);
  });

  async function fuzz(route: Route, roundSeed: number): Promise<void> {
    app.clock.advanceMinutes(90); // past limits of requests per hour
    await restoreSignIn(owner);
    const people = await signInCallers(app);
    const sessions = sessionsOf(app, people, token);
    const world = await worldOf(app, people.responder);
    await stored.written();
    await fc.assert(
      fc.asyncProperty(fuzzedRequests(route, world), async (request) => {
        const answer = await send(app.url, {
          ...request,
          headers: { ...sessions[request.caller], ...request.headers },
        });
        const tables = await stored.written();
        const fault = faultOf(route, request, answer, tables);
        if (fault)
          throw new Error(`${fault}\n${describeRequest(request)}\n${answer.status} ${answer.text.slice(0, 600)}`);
      }),
      { numRuns: REQUESTS, seed: roundSeed, endOnFailure: true },
    );
  }
});

function faultOf({ operation }: Route, request: FuzzedRequest, answer: Answer, written: readonly string[]) {
  const { status, milliseconds } = answer;
  if (status >= 500) return 'failed';
  if (!(String(status) in operation.responses) && !isOfAnyToken(request, status))
    return 'answered what is not documented';
  if (status >= 400 && !answer.contentType.startsWith('application/problem+json'))
    return 'refused without a problem document';
  if (status >= 400 && written.length > 0) return `stored something although it refused: ${written.join(', ')}`;
  if (request.method.toLowerCase() === 'get' && written.length > 0)
    return `stored something while it read: ${written.join(', ')}`;
  return milliseconds > SLOWEST_MS ? `took ${milliseconds} ms` : undefined;
}

/** The document says once, at its beginning, how calls with an access token are refused. */
const isOfAnyToken = ({ caller, headers }: FuzzedRequest, status: number) =>
  (caller === 'program' || headers['authorization'] !== undefined) && [401, 403, 429].includes(status);

const describeRequest = ({ caller, method, address, headers, body }: FuzzedRequest) =>
  `${caller}: ${method} ${address} ${JSON.stringify(headers)}\n${JSON.stringify(body?.toString() ?? null).slice(0, 2_000)}`;
