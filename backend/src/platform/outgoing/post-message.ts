import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import type { DeliveryFailure } from '@rigbook/contracts/integrations/webhook.words';
import { lookUpPublic, PrivateAddress, refusePrivateLiteral } from './public-address.js';

export interface DeliveryResult {
  /** null: delivered */
  readonly failure: DeliveryFailure | null;
  /** null if there was no answer */
  readonly answeredStatus: number | null;
  /** the beginning of the answer, or why there is none; null if empty */
  readonly said: string | null;
  /** as the receiver asked; null: it did not ask */
  readonly retryAfterSeconds: number | null;
}

/** The receiver is permanently gone (HTTP 410). */
export const isGone = ({ answeredStatus }: DeliveryResult): boolean => answeredStatus === 410;

/**
 * The seconds of `Retry-After`; null if missing or invalid. A date is compared with the date of the answer, so that the
 * receiver's clock does not matter.
 */
export function retryAfterSeconds({ 'retry-after': asked, date }: IncomingHttpHeaders): number | null {
  if (asked === undefined) return null;
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.parse(date ?? '')) / 1_000;
  return seconds >= 0 ? seconds : null;
}

const ENOUGH_BYTES = webhookLimits.excerptCharacters * 4;

/**
 * Reads the beginning of an answer and ignores the rest. Never rejects: the status decides, and a delivered message must not be
 * sent again because its answer was cut off.
 */
async function readBeginning(answer: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= ENOUGH_BYTES) break; // ends the connection
    }
  } catch {
    // keep what has arrived
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Text on one line, without control characters; null if nothing is left. */
function excerptOf(text: string): string | null {
  const visible = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  return [...visible].slice(0, webhookLimits.excerptCharacters).join('') || null;
}

interface Posting {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** refuses hosts on our own machine and network */
  readonly onlyPublic: boolean;
  readonly answerWithinMillis?: number;
}

/** Sends a message and waits for the answer. Does not follow redirects. Never rejects. */
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
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(onlyPublic && { lookup: lookUpPublic }),
    });
    sent
      .once('response', resolve)
      .once('upgrade', (answer, socket) => {
        // the request and its signal no longer control the connection then
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
