import { createHmac } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SealKey } from '../seal/seal-key.js';
import { BackupProblem, reasonOf } from './backup-problem.js';

/** The secrets that belong to the data. They are the names of the files in DATA_DIR as well. */
export interface Keys {
  readonly 'session-secret': string;
  /** PEM; undefined before the first signed head */
  readonly 'seal-key.pem': string | undefined;
}

/** What a backup says about its keys: enough to recognize them and to check signatures, not enough to use them. */
export interface KeyMarks {
  /** eight digits of an HMAC: too few to find out the secret by trying */
  readonly sessionSecret: string;
  /** PEM */
  readonly sealPublicKey: string | null;
}

export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('rigbook backup').digest('hex').slice(0, 8);

export const marksOf = ({ 'session-secret': secret, 'seal-key.pem': seal }: Keys): KeyMarks => ({
  sessionSecret: secretMark(secret),
  sealPublicKey: seal === undefined ? null : new SealKey(seal).publicKeyPem,
});

/** Writes the keys to a folder for its owner only. Another key of that name is renamed and kept. @throws BackupProblem */
export async function writeKeys(folder: string, keys: Keys, now: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [name, text] of Object.entries(keys) as [string, string | undefined][]) {
      const file = path.join(folder, name);
      const old = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined || old?.trim() === text.trim()) continue;
      if (old !== undefined) await rename(file, `${file}.until-${now.replaceAll(':', '-')}`);
      await writeFile(file, text, { mode: 0o600, flush: true });
    }
  } catch (error) {
    throw new BackupProblem(`Cannot write the keys to ${folder}: ${reasonOf(error)}.`);
  }
}

/** The keys in this folder. @throws BackupProblem unless they are those of the backup */
export async function readKeys(folder: string, marks: KeyMarks): Promise<Keys> {
  const keys = await readFolder(folder, marks.sealPublicKey !== null);
  if (sameMarks(keys, marks)) return keys;
  throw new BackupProblem(`The keys in ${folder} are not those of this backup. Nothing was changed.`);
}

async function readFolder(folder: string, sealed: boolean): Promise<Keys> {
  try {
    return {
      'session-secret': (await readFile(path.join(folder, 'session-secret'), 'utf8')).trim(),
      'seal-key.pem': sealed ? await readFile(path.join(folder, 'seal-key.pem'), 'utf8') : undefined,
    };
  } catch (error) {
    throw new BackupProblem(`Cannot read the keys in ${folder}: ${reasonOf(error)}. Nothing was changed.`);
  }
}

function sameMarks(keys: Keys, marks: KeyMarks): boolean {
  try {
    const { sessionSecret, sealPublicKey } = marksOf(keys);
    return sessionSecret === marks.sessionSecret && sealPublicKey === marks.sealPublicKey;
  } catch {
    return false; // no key at all
  }
}
