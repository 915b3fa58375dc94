import type { paths } from '@rigbook/contracts/api.types';
import createClient from 'openapi-fetch';
import { env } from '../../config/env.js';
import { connection, isFromGateway } from '../connection/connection.js';
import type { Answer } from './answers.js';
import { apiErrorOf } from './problem.js';
import { remedied } from './repeat-after.js';

/** These calls are about who is signed in; a refusal of theirs is the answer itself. */
const neverRepeated = ['/api/auth/user', '/api/auth/login', '/api/auth/logout'];

/** Then a connection that takes calls and never answers counts as none. */
const longestPostMs = 30_000;

async function send(request: Request): Promise<Response> {
  const spare = request.clone();
  const response = await answerTo(request);
  if (response.ok) return response;
  const refusal = await apiErrorOf(response);
  const mayRepeat = !neverRepeated.includes(new URL(request.url).pathname);
  if (mayRepeat && refusal.code !== undefined && (await remedied(refusal.code))) return send(spare);
  throw refusal;
}

/** The answer, and what it (or that there is none) says about the connection. */
async function answerTo(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isFromGateway(response)) connection.lost();
    else connection.reached();
    return response;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) connection.lost();
    throw error;
  }
}

/** The typed API; every answer but a success is thrown as ApiError. */
export const api = createClient<paths>({ baseUrl: env.apiOrigin, credentials: 'same-origin', fetch: send });

/** The body of a success. */
export async function bodyOf<T>(call: Promise<{ data?: T }>): Promise<Answer<T>> {
  return (await call).data as Answer<T>;
}

/** Marks repeats of one form's submission, so that the server does it once. */
export const idempotent = (key: string) => ({ 'Idempotency-Key': key });

/** Sends what was written earlier to the address that it was written for. */
export async function post(path: string, body: object, idempotencyKey: string): Promise<void> {
  await send(
    new Request(`${env.apiOrigin}${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...idempotent(idempotencyKey) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestPostMs),
    }),
  );
}
