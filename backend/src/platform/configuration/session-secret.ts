import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from './configuration-error.js';

const LEAST_CHARACTERS = 32;

/**
 * The secret that an earlier start left in the data folder, or a new one, kept there so that sessions outlive a restart.
 * @throws ConfigurationError when the folder cannot be used, or what lies there is no secret
 */
export function keptSessionSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'session-secret');
  const secret = readOrMake(dataFolder, file).trim();
  if (secret.length >= LEAST_CHARACTERS) return secret;
  throw new ConfigurationError(`${file} holds no secret of ${LEAST_CHARACTERS} characters; remove it for a new one.`);
}

function readOrMake(dataFolder: string, file: string): string {
  try {
    mkdirSync(dataFolder, { recursive: true });
    writeUnlessThere(file, randomBytes(32).toString('base64url'));
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR ${dataFolder} cannot be used: ${(error as Error).message}.`);
  }
}

/** Whole or not at all: neither a killed start nor another process that starts at once finds an empty file. */
function writeUnlessThere(file: string, content: string): void {
  if (existsSync(file)) return;
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
