import { generateKeyPairSync, sign } from 'node:crypto';

/** An element of ASN.1 in DER, of less than 65,536 bytes. */
const element = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: readonly Uint8Array[]) => element(0x30, ...parts);
const time = (text: string) => element(0x17, Buffer.from(text));

const ed25519 = sequence(element(0x06, Buffer.from([0x2b, 0x65, 0x70])));
const commonName = element(0x06, Buffer.from([0x55, 0x04, 0x03]));

/** A certificate for localhost that is signed by its own key, which no one trusts. */
export function unknownCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const name = sequence(element(0x31, sequence(commonName, element(0x0c, Buffer.from('localhost')))));
  const content = sequence(
    element(0x02, Buffer.from([1])),
    ed25519,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = element(0x03, Buffer.from([0]), sign(null, content, privateKey));
  const lines = sequence(content, ed25519, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
