import type { Readable } from 'node:stream';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';

const ENOUGH_BYTES = webhookLimits.excerptCharacters * 4;

/**
 * The beginning of an answer; what is longer is not waited for. Never rejects: the status has said everything already, and
 * what was taken must not be sent again because words about it were cut off.
 */
export async function readBeginning(answer: Readable): Promise<string> {
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
export function excerptOf(text: string): string | null {
  const visible = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  return [...visible].slice(0, webhookLimits.excerptCharacters).join('') || null;
}
