import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration, ConfigurationError } from '../configuration/configuration.js';
import { keptFile } from '../configuration/load-configuration.js';
import { Refusal } from '../decisions/refusal.js';

/** What anyone may know of the key that signs heads: enough to check its signatures. */
export class SealPublicKey {
  /** hexadecimal SHA-256 of the public key's DER (SPKI) */
  readonly fingerprint: string;

  constructor(readonly publicKey: KeyObject) {
    this.fingerprint = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex');
  }

  get publicKeyPem(): string {
    return this.publicKey.export({ type: 'spki', format: 'pem' }) as string;
  }
}

/** The Ed25519 key that signs heads. Its users need not know where it is kept. */
export class SealKey extends SealPublicKey {
  private readonly privateKey: KeyObject;

  /** @throws an Error that reveals nothing of the key if this is not a private Ed25519 key in PEM */
  constructor(privateKeyPem: string) {
    const privateKey = privateKeyOf(privateKeyPem);
    super(createPublicKey(privateKey));
    this.privateKey = privateKey;
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
    // the library's message may quote its input
  }
  throw new Error('no private Ed25519 key in PEM');
}

const NAME = 'seal-key.pem';

/** The text of the organization's key, if there is one. */
export function existingSealKey({ seal, dataFolder }: Pick<Configuration, 'seal' | 'dataFolder'>): string | undefined {
  const file = path.join(dataFolder, NAME);
  return seal.privateKey ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

/** The organization's key: from the environment, or made at first use and stored in the data folder. */
@Injectable()
export class OwnSealKey {
  private opened: SealKey | undefined;

  constructor(private readonly configuration: Configuration) {}

  /** @throws ConfigurationError if the file cannot be used */
  get key(): SealKey {
    return (this.opened ??= this.open());
  }

  /** Checks the key early. @throws ConfigurationError as `key` does */
  ensure(): void {
    this.opened ??= this.open();
  }

  /** The existing key; makes none, so that a check changes nothing. @throws ConfigurationError as `key` does */
  existing(): SealKey | undefined {
    return existingSealKey(this.configuration) === undefined ? undefined : this.key;
  }

  /** For documents that prove something: a key made now would be worthless. @throws Refusal SEAL_KEY_MISSING */
  existingOrRefuse(): SealKey {
    const key = this.existing();
    if (!key) throw new Refusal('SEAL_KEY_MISSING');
    return key;
  }

  private open(): SealKey {
    const { seal, dataFolder } = this.configuration;
    try {
      return new SealKey(seal.privateKey ?? keptFile(dataFolder, NAME, newKey));
    } catch (error) {
      if (error instanceof ConfigurationError) throw error;
      throw new ConfigurationError(`${path.join(dataFolder, NAME)} holds ${(error as Error).message}.`);
    }
  }
}

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
