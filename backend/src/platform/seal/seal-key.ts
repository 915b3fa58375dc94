import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** The Ed25519 key that signs heads. Who asks for it need not know where it lies. */
export class SealKey {
  /** hexadecimal SHA-256 of the public key's DER (SPKI) */
  readonly fingerprint: string;
  readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  /** @throws an Error that tells nothing of the key when this is no private Ed25519 key in PEM */
  constructor(privateKeyPem: string) {
    this.privateKey = privateKeyOf(privateKeyPem);
    this.publicKey = createPublicKey(this.privateKey);
    this.fingerprint = createHash('sha256')
      .update(this.publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex');
  }

  get publicKeyPem(): string {
    return this.publicKey.export({ type: 'spki', format: 'pem' }) as string;
  }

  sign(bytes: Buffer): Buffer {
    return sign(null, bytes, this.privateKey);
  }
}

function privateKeyOf(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // the library's words may quote what it was given
  }
  throw new Error('no private Ed25519 key in PEM');
}
