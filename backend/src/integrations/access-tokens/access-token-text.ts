import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ACCESS_TOKEN_PREFIX } from '@rigbook/contracts/integrations/access-token.words';
import type { AccessTokenId } from '@rigbook/contracts/kernel';

const SECRET_BYTES = 32;
const TEXT = new RegExp(`^${ACCESS_TOKEN_PREFIX}([0-9a-f]{32})_([0-9a-f]{${SECRET_BYTES * 2}})$`);

/** A token as sent: `rigbook_<id>_<secret>`, in characters that a double click selects as one word. */
export interface AccessTokenText {
  readonly id: AccessTokenId;
  readonly secretHash: Buffer;
}

/** Makes a secret for that id: the token to show once, and the hash to store. */
export function newAccessToken(id: AccessTokenId): { readonly text: string; readonly secretHash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  return { text: `${ACCESS_TOKEN_PREFIX}${id.replaceAll('-', '')}_${secret}`, secretHash: hashOf(secret) };
}

/** Undefined if the text cannot be a token. */
export function readAccessToken(text: string): AccessTokenText | undefined {
  const [, id, secret] = TEXT.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id: uuid as AccessTokenId, secretHash: hashOf(secret) };
}

/** Compares in constant time. */
export const isSameHash = (sent: Buffer, kept: Buffer): boolean =>
  sent.length === kept.length && timingSafeEqual(sent, kept);

/** A fast hash is enough for 256 random bits, which cannot be guessed. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
