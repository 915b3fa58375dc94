import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from './configuration-error.js';

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
