import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import type { DeliveryFailure } from '@rigbook/contracts/integrations/webhook.words';
import { lookUpPublic, PrivateAddress, refusePrivateLiteral } from './public-address.js';

/** How handing a message to a receiver ended. */
export interface DeliveryResult {
  /** null: it was taken */
  readonly failure: DeliveryFailure | null;
  /** null where there was no answer */
  readonly answeredStatus: number | null;
  /** the beginning of what was answered, or why there is no answer; null where there is nothing to say */
  readonly said: string | null;
  /** what the receiver asks for; null: nothing */
  readonly retryAfterSeconds: number | null;
}

/** The receiver says that it is gone for good (HTTP 410). */
export const isGone = ({ answeredStatus }: DeliveryResult): boolean => answeredStatus === 410;

/**
 * The seconds that a receiver asks for in `Retry-After`; null where it asks for nothing that can be understood. A date is
 * compared with that of the answer, so that it does not matter what its clock says.
 */
export function retryAfterSeconds({ 'retry-after': asked, date }: IncomingHttpHeaders): number | null {
  if (asked === undefined) return null;
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.parse(date ?? '')) / 1_000;
  return seconds >= 0 ? seconds : null;
}

const ENOUGH_BYTES = webhookLimits.excerptCharacters * 4;

/**
 * The beginning of an answer; what is longer is not waited for. Never rejects: the status has said everything already, and
 * what was taken must not be sent again because words about it were cut off.
 */
async function readBeginning(answer: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= ENOUGH_BYTES) break; // which ends the connection
    }
  } catch {
    // then these are the beginning
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Text that can be kept and shown, on one line; null where nothing is left of it. */
function excerptOf(text: string): string | null {
  const visible = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  return [...visible].slice(0, webhookLimits.excerptCharacters).join('') || null;
}

interface Posting {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** hosts of our own machine and network are refused */
  readonly onlyPublic: boolean;
  readonly answerWithinMillis?: number;
}

/** Hands a message over and waits for the answer; redirects are not followed. Never rejects. */
export async function postMessage(posting: Posting): Promise<DeliveryResult> {
  const { answerWithinMillis = webhookLimits.answerSeconds * 1_000 } = posting;
  const timeIsUp = AbortSignal.timeout(answerWithinMillis);
  try {
    const answer = await answerTo(posting, timeIsUp);
    return resultOf(answer, excerptOf(await readBeginning(answer)));
  } catch (error) {
    const failed = { answeredStatus: null, retryAfterSeconds: null };
    if (error instanceof PrivateAddress) return { ...failed, failure: 'private-address', said: null };
    if (timeIsUp.aborted) return { ...failed, failure: 'timed-out', said: null };
    const { code, message } = error as NodeJS.ErrnoException;
    return { ...failed, failure: 'unreachable', said: code ?? excerptOf(message) };
  }
}

function answerTo({ address, headers, body, onlyPublic }: Posting, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(address);
  if (onlyPublic) refusePrivateLiteral(url.hostname);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      ...(onlyPublic && { lookup: lookUpPublic }),
    });
    sent
      .once('response', resolve)
      .once('upgrade', (answer, socket) => {
        // the connection is out of the request's hands then, and of its signal's
        socket.destroy();
        resolve(answer.destroy());
      })
      .once('error', reject)
      .once('close', () => reject(new Error('closed without an answer')))
      .end(body);
  });
}

function resultOf({ statusCode = 0, headers }: IncomingMessage, said: string | null): DeliveryResult {
  const answered = { answeredStatus: statusCode, said, retryAfterSeconds: retryAfterSeconds(headers) };
  if (statusCode >= 200 && statusCode < 300) return { ...answered, failure: null };
  return { ...answered, failure: statusCode >= 300 && statusCode < 400 ? 'redirected' : 'refused-status' };
}
