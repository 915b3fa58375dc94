import { createPrivateKey } from 'node:crypto';
import path from 'node:path';
import type { SealConfiguration } from './configuration.js';
import { ConfigurationError } from './configuration-error.js';
import type { Variables } from './variables.js';

/** Where signed heads go, and the key when it is given. An environment that has no line breaks may write them as `\n`. */
export function readSeal(variables: Variables, dataFolder: string): SealConfiguration {
  return {
    privateKey: readKey(variables),
    headsFile: path.resolve(variables.text('SEAL_HEADS_FILE') ?? path.join(dataFolder, 'seal-heads.jsonl')),
  };
}

function readKey(variables: Variables): string | undefined {
  const pem = variables.text('SEAL_KEY')?.replaceAll('\\n', '\n');
  if (pem === undefined || isPrivateEd25519Key(pem)) return pem;
  throw new ConfigurationError('SEAL_KEY must be a private Ed25519 key in PEM.');
}

function isPrivateEd25519Key(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
