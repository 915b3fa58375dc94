import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Instant, instant } from '@rigbook/contracts/kernel';
import { secretMark, writeKeys } from '../../platform/backup/keys.js';
import { type RestoredBackup, restoreHeads, setAside } from '../../platform/backup/restore-backup.js';
import type { ReadConfiguration } from '../../platform/configuration/read-configuration.js';
import { HeadsFile } from '../../platform/seal/heads-file.js';
import { existingSealKey, SealKey, SealPublicKey } from '../../platform/seal/seal-key.js';
import { say } from './run-main.js';
import { sayVerification } from './say-verification.js';

interface Besides {
  readonly configuration: ReadConfiguration;
  readonly url: string;
  readonly now: Instant;
}

/**
 * Restores what belongs to the database but lies outside it, keys and heads. Then verifies the log as of the moment of the backup, and
 * says what is missing. Without the key of the seal, the heads are put aside: a new key begins a new file.
 */
export async function restoreBesides(restored: RestoredBackup, { configuration, url, now }: Besides): Promise<void> {
  const { place, manifest, keys } = restored;
  const { dataFolder, seal } = configuration;
  if (keys) await writeKeys(dataFolder, keys, now);
  const { sealPublicKey } = manifest.keys;
  const pem = existingSealKey(configuration);
  const hasSealKey = sealPublicKey === null || (pem !== undefined && new SealKey(pem).publicKeyPem === sealPublicKey);

  const old = await setAside(seal.headsFile, now);
  const headsFile = hasSealKey ? seal.headsFile : `${seal.headsFile}.of-backup`;
  await restoreHeads(place, headsFile);
  const heads = new HeadsFile(headsFile);
  await sayVerification(
    {
      url,
      heads,
      key: sealPublicKey === null ? undefined : new SealPublicKey(createPublicKey(sealPublicKey)),
      clock: { now: () => instant(manifest.takenAt) }, // what waited for its seal then is not late because time has passed
    },
    { json: false },
  );
  const head = await heads.newest();
  say(head ? `Head of the log: event ${head.number}, ${head.hash}` : 'The log has no signed head yet');

  if (old !== undefined) say(`The signed heads that were here are kept as ${old}. Keep that file permanently.`);
  if (!hasSealKey) say(withoutSealKey(headsFile));
  if (secretOf(configuration) !== manifest.keys.sessionSecret) say(WITHOUT_SECRET);
  say(
    `Restored to ${manifest.takenAt}. Everyone signs in again. What was done later is lost: tell everyone to check it.`,
  );
}

function secretOf({ sessionSecret, dataFolder }: ReadConfiguration): string | undefined {
  const file = path.join(dataFolder, 'session-secret');
  const secret = sessionSecret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  return secret && secretMark(secret);
}

const WITHOUT_SECRET =
  'The session secret of the backup is not here (--keys-from). Everything works, but each webhook needs a new secret.';

const withoutSealKey = (headsFile: string) =>
  `The key of the seal is not here (--keys-from). Everything works, but new heads are signed with another key: the old ones are in ${headsFile}, for auditors.`;
