import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, ConfigurationError } from './configuration.js';
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

/**
 * What an earlier start left under this name in the data folder, or what is made now and kept there, for its owner only.
 * @throws ConfigurationError when the folder cannot be used
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

/** Whole or not at all: neither a killed start nor another process that starts at once finds an empty file. */
function writeUnlessThere(file: string, content: string): void {
  const whole = `${file}-${process.pid}`;
  writeFileSync(whole, content, { mode: 0o600 });
  try {
    linkSync(whole, file);
  } catch {
    if (!existsSync(file)) renameSync(whole, file); // a file system without hard links
  } finally {
    rmSync(whole, { force: true });
  }
}
