import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from './configuration-error.js';

/**
 * The secret that an earlier start left in the data folder, or a new one, kept there so that sessions outlive a restart.
 * @throws ConfigurationError when the folder cannot be used
 */
export function keptSessionSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'session-secret');
  try {
    mkdirSync(dataFolder, { recursive: true });
    writeUnlessThere(file, randomBytes(32).toString('base64url'));
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR ${dataFolder} cannot be used: ${(error as Error).message}.`);
  }
}

function writeUnlessThere(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
