import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What is wrong with an answer, as an attacker would have it. */
export interface Wrong {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly userVerified?: boolean;
  readonly uses?: number;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest();
const base64url = (content: Buffer | Uint8Array) => Buffer.from(content).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** One passkey (ES256, attestation "none") of a browser at that address, as WebAuthn Level 3 describes its messages. */
export function softwareAuthenticator(address: string) {
  const { origin, hostname } = new URL(address);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let used = 0;

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? origin }));
  const authenticatorData = (wrong: Wrong, credential?: Buffer) => {
    const uses = Buffer.alloc(4);
    uses.writeUInt32BE(wrong.uses ?? used);
    const flags = PRESENT | (wrong.userVerified === false ? 0 : VERIFIED) | (credential ? HAS_CREDENTIAL : 0);
    const parts = [sha256(wrong.host ?? hostname), Buffer.from([flags]), uses, ...(credential ? [credential] : [])];
    return Buffer.concat(parts);
  };
  const attested = () => {
    const { x, y } = publicKey.export({ format: 'jwk' });
    const coordinate = (text = '') => Uint8Array.from(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
  };
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    create({ challenge }: { challenge: string }, wrong: Wrong = {}): object {
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authenticatorData(wrong, attested()))],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, wrong)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    get({ challenge }: { challenge: string }, wrong: Wrong = {}): object {
      used += 1;
      const data = authenticatorData(wrong);
      const said = clientData('webauthn.get', challenge, wrong);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(said)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...common, response };
    },
  };
}
