import type { paths } from '@rigbook/contracts/api.types';
import createClient from 'openapi-fetch';
import { env } from '../../config/env.js';
import { connection, isFromGateway, isPage } from '../connection/connection.js';
import { signOutPending } from '../storage/sign-out-pending.js';
import { serverClock } from '../time/server-clock.js';
import type { Answer } from './answers.js';
import { earlyAnswer, longestGetMs } from './early-answer.js';
import { apiErrorOf } from './problem.js';
import { remediesSoFar, remedied } from './repeat-after.js';

const logout = '/api/auth/logout';

/** These calls are about the session itself, so a refusal is a normal answer. */
const neverRepeated = [
  '/api/auth/user',
  '/api/auth/login',
  logout,
  '/api/auth/passkey-sign-in',
  '/api/auth/proof/digits',
];

/** After this time, a connection that accepts calls and never answers counts as lost. */
const longestPostMs = 30_000;

const sessionEnded = new Set<() => void>();

/** Calls each time that the server says that nobody is signed in. Returns how to stop. */
export function onSessionEnded(ended: () => void): () => void {
  sessionEnded.add(ended);
  return () => void sessionEnded.delete(ended);
}

/** Until the server has heard of a sign-out, nothing is asked in the name of the session that it ends. */
async function tellOfSignOut(): Promise<void> {
  const response = await answerTo(new Request(`${env.apiOrigin}${logout}`, { method: 'POST', ...answerSoon() }));
  const hasEnded = response.ok || response.status === 401;
  if (!hasEnded) throw await apiErrorOf(response);
  signOutPending.clear();
}

let telling: Promise<void> | undefined;

async function send(request: Request): Promise<Response> {
  if (signOutPending.isSet() && new URL(request.url).pathname !== logout)
    await (telling ??= tellOfSignOut().finally(() => (telling = undefined)));
  const spare = request.clone();
  const sentAfter = remediesSoFar();
  const response = await answerTo(request);
  if (response.ok) return response;
  const refusal = await apiErrorOf(response);
  if (refusal.code === 'SIGNED_OUT') for (const ended of sessionEnded) ended();
  const mayRepeat = !neverRepeated.includes(new URL(request.url).pathname);
  if (mayRepeat && refusal.code !== undefined && (await remedied(refusal.code, sentAfter))) return send(spare);
  throw refusal;
}

/** Returns the response, and reports what it (or its absence) says about the connection. */
async function answerTo(request: Request): Promise<Response> {
  try {
    const response = await (earlyAnswer(request) ?? timed(request));
    if (isPage(response)) throw answeredInBetween();
    if (isFromGateway(response)) connection.lost();
    else connection.reached();
    return response;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) connection.lost();
    throw error;
  }
}

const answeredInBetween = () => new TypeError('Answered by something between here and the server');

/** On every answer of the server, and on none of something in between. */
const markOfServer = 'x-correlation-id';

/** Asks now; an early answer may have waited for the scripts, and says nothing about the present. */
async function timed(request: Request): Promise<Response> {
  const askedAt = Date.now();
  const response = await fetch(request);
  if (response.headers.has(markOfServer)) serverClock.heard(response, askedAt);
  return response;
}

/** The typed API; every response but a success is thrown as ApiError. */
export const api = createClient<paths>({ baseUrl: env.apiOrigin, credentials: 'same-origin', fetch: send });

/** The body of a successful response. */
export async function bodyOf<T>(call: Promise<{ data?: T }>): Promise<Answer<T>> {
  return (await call).data as Answer<T>;
}

/** For a call whose answer can be done without: no answer in time counts as none. */
export const answerSoon = () => ({ signal: AbortSignal.timeout(longestGetMs) });

/** Marks repeats of one submission, so that the server carries it out once. */
export const idempotent = (key: string) => ({ 'Idempotency-Key': key });

/** Sends a stored form to the address that it was written for. What is carried out is answered by the server itself, mostly with JSON. */
export async function post(path: string, body: object, idempotencyKey: string): Promise<void> {
  const response = await send(
    new Request(`${env.apiOrigin}${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...idempotent(idempotencyKey) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestPostMs),
    }),
  );
  const isOfTheServer = response.headers.has('x-correlation-id'); // also where there is nothing to say
  if (!isOfTheServer && !response.headers.get('content-type')?.includes('json')) throw answeredInBetween();
}
