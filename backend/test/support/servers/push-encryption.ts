import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  verify,
} from 'node:crypto';

/** A browser's side of a subscription (RFC 8291): its key pair and its secret. */
export interface BrowserKeys {
  readonly pair: ECDH;
  readonly secret: Buffer;
}

const derived = (material: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length));

/** The text of a message of one record in aes128gcm (RFC 8188), encrypted as RFC 8291 says. @throws Error if it is not */
export function decrypted(body: Buffer, { pair, secret }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (keyLength !== 65 || record.length > recordSize) throw new Error('not one record of aes128gcm');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const material = derived(pair.computeSecret(senderKey), secret, info, 32);
  const key = derived(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(material, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2); // the delimiter of the last record; zeros follow
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no delimiter');
  return padded.subarray(0, end).toString();
}

export const newPair = (): ECDH => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
};

function publicKeyOf(point: Buffer): KeyObject {
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((part) => part.toString('base64url'));
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
}

interface Claims {
  readonly aud?: string;
  readonly exp?: number;
  readonly sub?: string;
}

/** What is wrong with the sender's proof of who it is (RFC 8292). `key`: the one that the subscription was made for. */
export function vapidProblem(authorization: string, key: string, origin: string): string | undefined {
  const [, token, sender] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (!token || !sender) return 'no vapid';
  if (sender !== key) return 'another sender than the subscription was made for';
  const [header, claims, signature] = token.split('.');
  const signed = Buffer.from(`${header}.${claims}`);
  const proof = { key: publicKeyOf(Buffer.from(sender, 'base64url')), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, proof, Buffer.from(signature ?? '', 'base64url'))) return 'not signed by its key';
  const { aud, exp = 0, sub = '' } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as Claims;
  if (aud !== origin) return `for ${aud}`;
  const left = exp - Date.now() / 1_000;
  if (left <= 0 || left > 24 * 3600) return 'expired, or valid for more than a day';
  return /^(?:mailto:|https:\/\/)/.test(sub) ? undefined : 'nobody to write to';
}
