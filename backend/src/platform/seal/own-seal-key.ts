import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { ConfigurationError } from '../configuration/configuration-error.js';
import { keptFile } from '../configuration/kept-file.js';
import { Refusal } from '../decisions/refusal.js';
import { SealKey } from './seal-key.js';

const NAME = 'seal-key.pem';

/** The organisation's key: from the environment, or made at its first use and kept in the data folder. */
@Injectable()
export class OwnSealKey {
  private opened: SealKey | undefined;

  constructor(private readonly configuration: Configuration) {}

  /** @throws ConfigurationError where the file cannot be used */
  get key(): SealKey {
    return (this.opened ??= this.open());
  }

  /** @throws ConfigurationError as `key` does, before anybody needs it */
  ensure(): void {
    this.opened ??= this.open();
  }

  /** Without making one: whoever only looks leaves nothing behind. @throws ConfigurationError as `key` does */
  existing(): SealKey | undefined {
    const { seal, dataFolder } = this.configuration;
    return seal.privateKey !== undefined || existsSync(path.join(dataFolder, NAME)) ? this.key : undefined;
  }

  /** For what others hold against the log: with a key that is made now it would be worth nothing. @throws Refusal SEAL_KEY_MISSING */
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
