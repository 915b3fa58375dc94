import { type KeyObject, verify } from 'node:crypto';
import type { Instant } from '@rigbook/contracts/kernel';
import { canonicalJson } from './canonical-event.js';
import type { Seal } from './seal.statements.js';
import type { SealKey } from './seal-key.js';

/** A signed statement of number and hash that the chain had reached (docs/adr/0043). */
export interface Head {
  readonly format: typeof HEAD_FORMAT;
  readonly number: number;
  readonly position: string;
  /** hexadecimal */
  readonly hash: string;
  readonly signedAt: Instant;
  /** hexadecimal SHA-256 of the public key */
  readonly key: string;
  /** base64 */
  readonly signature: string;
}

export const HEAD_FORMAT = 'rigbook-head-1';

export function signedHead({ number, position, hash }: Seal, signedAt: Instant, key: SealKey): Head {
  const said = {
    format: HEAD_FORMAT,
    number: Number(number),
    position,
    hash: hash.toString('hex'),
    signedAt,
    key: key.fingerprint,
  } as const;
  return { ...said, signature: key.sign(bytesSaid(said)).toString('base64') };
}

/** Whether it was signed with this key. Ignores `key` inside the head. */
export const isSignedBy = ({ signature, ...said }: Head, publicKey: KeyObject): boolean =>
  verify(null, bytesSaid(said), publicKey, Buffer.from(signature, 'base64'));

const bytesSaid = (said: Omit<Head, 'signature'>): Buffer => Buffer.from(canonicalJson(said));

/** The head if the line contains exactly one; otherwise undefined. */
export function headOfLine(line: string): Head | undefined {
  const { signature, ...said } = parsed(line) as Partial<Head>;
  const wellFormed =
    said.format === HEAD_FORMAT &&
    Number.isSafeInteger(said.number) &&
    [said.position, said.hash, said.signedAt, said.key, signature].every((text) => typeof text === 'string');
  return wellFormed ? ({ ...said, signature } as Head) : undefined;
}

function parsed(line: string): object {
  try {
    return (JSON.parse(line) as object | null) ?? {};
  } catch {
    return {};
  }
}
