import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import canonicalize from 'canonicalize';

/** Canonical form by a library, so that the verifier's own is held against another one; its types miss what it exports. */
export const canonical = canonicalize as unknown as (value: object) => string;
export const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly pem: string;
  readonly fingerprint: string;
}

export function makeKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const fingerprint = sha256(publicKey.export({ type: 'spki', format: 'der' })).toString('hex');
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }) as string, fingerprint };
}

export const signed = <T extends object>(object: T, { privateKey }: SigningKey) => ({
  ...object,
  signature: sign(null, Buffer.from(canonical(object)), privateKey).toString('base64'),
});

export interface TestEvent {
  readonly [member: string]: unknown;
  readonly position: string;
  readonly transaction: string;
  readonly stream: string;
  readonly version: number;
  readonly data: object;
}

const uuid = (kind: string, number: number) => `0197f1c2-${kind}-7000-8000-${String(number).padStart(12, '0')}`;

/** An event of one of three bookings in turn; the order of the log is not the order of positions. */
export const eventNumber = (
  number: number,
  data: object = { purpose: 'Evening shift – ערב', hours: number },
): TestEvent => ({
  position: String(number % 2 === 0 ? number - 1 : number + 1),
  transaction: String(700 + number),
  id: uuid('0e01', number),
  stream: uuid('0b01', number % 3),
  streamType: 'booking',
  type: 'BookingRequested',
  actor: 'responder:0197f1c2-0a01-7000-8000-000000000101',
  correlationId: uuid('0c01', number),
  causationId: null,
  version: Math.ceil(number / 3),
  schemaVersion: 1,
  recordedAt: '2026-11-22T16:20:00.000000Z',
  data,
});

export const events = (count: number): TestEvent[] =>
  Array.from({ length: count }, (_, index) => eventNumber(index + 1));
export const linesOf = (list: readonly object[]): string[] => list.map(canonical);

/** hash(0), hash(1), ... over the lines. */
export function hashesOver(lines: readonly string[]): Buffer[] {
  const hashes: Buffer[] = [Buffer.alloc(32)];
  for (const line of lines) hashes.push(sha256(hashes.at(-1)!, sha256(line)));
  return hashes;
}

/** The head that a key signs for the first `number` of the lines. */
export function headOver(
  lines: readonly string[],
  number: number,
  key: SigningKey,
  signedAt = '2026-11-22T16:20:01.000Z',
) {
  const { position } = JSON.parse(lines[number - 1]!) as TestEvent;
  return signed(
    {
      format: 'rigbook-head-1',
      number,
      position,
      hash: hashesOver(lines)[number]!.toString('hex'),
      signedAt,
      key: key.fingerprint,
    },
    key,
  );
}
