import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { canonicalJson, type Json } from './canonical-json.js';

/** A key that heads and manifests are signed with, and the name by which they refer to it. */
export interface PublicKey {
  readonly key: KeyObject;
  /** SHA-256 of the key's DER (SPKI), 64 hex digits. */
  readonly fingerprint: string;
}

/** The Ed25519 public key of a PEM; undefined if it is something else, even a private key, which must not be passed on. */
export function readPublicKey(pem: string): PublicKey | undefined {
  if (!/^\s*-----BEGIN PUBLIC KEY-----/.test(pem)) return undefined;
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType !== 'ed25519') return undefined;
    const der = key.export({ type: 'spki', format: 'der' });
    return { key, fingerprint: createHash('sha256').update(der).digest('hex') };
  } catch {
    return undefined;
  }
}

/** Whether an object carries, as `signature`, this key's signature over the canonical JSON of everything else in it. */
export function isSignedBy({ key }: PublicKey, { signature, ...rest }: Readonly<Record<string, Json>>): boolean {
  if (typeof signature !== 'string') return false;
  try {
    return verify(null, Buffer.from(canonicalJson(rest)), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
