import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import type { DeliveryResult } from './delivery-result.js';
import { excerptOf, readBeginning } from './excerpt.js';
import { lookUpPublic, PrivateAddress, refusePrivateLiteral } from './public-address.js';
import { retryAfterSeconds } from './retry-after.js';

export interface Posting {
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
