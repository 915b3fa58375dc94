import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Configuration } from './configuration.js';
import { ConfigurationError } from './configuration-error.js';
import { keptFile } from './kept-file.js';
import { readConfiguration } from './read-configuration.js';
import type { Environment } from './variables.js';

/** What a process starts with. Makes and keeps a session secret where none is set. @throws ConfigurationError */
export function loadConfiguration(environment: Environment = process.env): Configuration {
  const read = readConfiguration(environment);
  return { ...read, sessionSecret: read.sessionSecret ?? keptSessionSecret(read.dataFolder) };
}

const LEAST_CHARACTERS = 32;
const NAME = 'session-secret';

/**
 * The secret that an earlier start left in the data folder, or a new one, kept there so that sessions outlive a restart.
 * @throws ConfigurationError when the folder cannot be used, or what lies there is no secret
 */
export function keptSessionSecret(dataFolder: string): string {
  const secret = keptFile(dataFolder, NAME, () => randomBytes(32).toString('base64url')).trim();
  if (secret.length >= LEAST_CHARACTERS) return secret;
  throw new ConfigurationError(
    `${path.join(dataFolder, NAME)} holds no secret of ${LEAST_CHARACTERS} characters; remove it for a new one.`,
  );
}
