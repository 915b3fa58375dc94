import type { JsonObject } from './shape.js';
import { isCount, isDecimal, isHash, isInstant, isText, readObject } from './shape.js';
import { isSignedBy, type PublicKey } from './public-key.js';

/** "The chain had come to this number with this hash", signed. */
export interface Head {
  readonly number: number;
  readonly position: string;
  readonly hash: string;
  readonly signedAt: string;
  readonly key: string;
}

export const HEAD_FORMAT = 'rigbook-head-1';

/** A head with a valid signature; otherwise its flaw, which completes the sentence "the head in line 7 ...". */
export type ReadHead = { readonly head: Head } | { readonly flaw: string };

export function readHead(text: string, key: PublicKey): ReadHead {
  const object = readObject(text);
  if (!object) return { flaw: 'is not a JSON object' };
  if (object['format'] !== HEAD_FORMAT) return { flaw: `does not have the format ${HEAD_FORMAT}` };
  if (!isHead(object)) return { flaw: 'has a missing or malformed member' };
  if (object.key !== key.fingerprint) return { flaw: `was signed with another key, ${object.key}` };
  if (!isSignedBy(key, object)) return { flaw: 'does not have a valid signature by the key it names' };
  return { head: object };
}

const isHead = (object: JsonObject): object is JsonObject & Head & { readonly signature: string } =>
  isCount(object['number']) &&
  isDecimal(object['position']) &&
  isHash(object['hash']) &&
  isInstant(object['signedAt']) &&
  isHash(object['key']) &&
  isText(object['signature']);
