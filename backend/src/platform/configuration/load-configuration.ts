import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, ConfigurationError } from './configuration.js';
import { readConfiguration } from './read-configuration.js';
import type { Environment } from './variables.js';

/** Loads the configuration. Makes and stores a session secret if none is set. @throws ConfigurationError */
export function loadConfiguration(environment: Environment = process.env): Configuration {
  const read = readConfiguration(environment);
  return { ...read, sessionSecret: read.sessionSecret ?? keptSessionSecret(read.dataFolder) };
}

const LEAST_CHARACTERS = 32;
const NAME = 'session-secret';

/**
 * The secret stored in the data folder, or a new one, stored there so that sessions survive a restart.
 * @throws ConfigurationError if the folder cannot be used, or the stored file is not a secret
 */
export function keptSessionSecret(dataFolder: string): string {
  const secret = keptFile(dataFolder, NAME, () => randomBytes(32).toString('base64url')).trim();
  if (secret.length >= LEAST_CHARACTERS) return secret;
  throw new ConfigurationError(
    `${path.join(dataFolder, NAME)} holds no secret of ${LEAST_CHARACTERS} characters; remove it for a new one.`,
  );
}

/**
 * The file stored under this name in the data folder, or a new one, readable by its owner only.
 * @throws ConfigurationError if the folder cannot be used
 */
export function keptFile(dataFolder: string, name: string, make: () => string): string {
  const file = path.join(dataFolder, name);
  try {
    mkdirSync(dataFolder, { recursive: true });
    if (!existsSync(file)) writeUnlessThere(file, make());
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR ${dataFolder} cannot be used: ${(error as Error).message}.`);
  }
}

/** Writes atomically: a killed start leaves no empty file, and a simultaneous start finds none. */
function writeUnlessThere(file: string, content: string): void {
  const whole = `${file}-${process.pid}`;
  writeFileSync(whole, content, { mode: 0o600 });
  try {
    linkSync(whole, file);
  } catch {
    if (!existsSync(file)) renameSync(whole, file); // for file systems without hard links
  } finally {
    rmSync(whole, { force: true });
  }
}
