import 'reflect-metadata';
import { BackupProblem } from '../../platform/backup/backup-problem.js';
import { writeKeys } from '../../platform/backup/keys.js';
import { openPlace } from '../../platform/backup/places/open-place.js';
import { takeBackup } from '../../platform/backup/take-backup.js';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { openObjectStorage } from '../../platform/object-storage/object-storage.module.js';
import { HeadsFile } from '../../platform/seal/heads-file.js';
import { existingSealKey } from '../../platform/seal/seal-key.js';
import { SystemClock } from '../../platform/time/clock.js';
import { joinDatabaseServer } from '../running/prepare-database.js';
import { runMain, say, StartFailure, stopAtTheEnd, stopEverything, stopOnSignals } from '../running/run-main.js';
import { backupArguments } from './backup.arguments.js';

// npm run backup -- --to FOLDER|s3://BUCKET/PREFIX [--keys-to FOLDER]: with or without a running application
runMain(async () => {
  const { to, keysTo } = backupArguments(process.argv.slice(2));
  stopOnSignals();
  const configuration = loadConfiguration();
  const keys = {
    'session-secret': configuration.sessionSecret,
    'seal-key.pem': existingSealKey(configuration),
  };
  const parent = await openPlace(to, configuration.backup.service).catch(explain);
  const server = await joinDatabaseServer(configuration);
  stopAtTheEnd(() => server.stop());
  const clock = new SystemClock();
  const what = {
    url: server.url,
    objects: await openObjectStorage(configuration),
    heads: new HeadsFile(configuration.seal.headsFile),
    keys,
    clock,
  };
  say(`Backing up to ${parent.name}`);
  const { place, manifest } = await takeBackup(what, parent).catch(explain);
  if (keysTo !== undefined) await writeKeys(keysTo, keys, clock.now()).catch(explain);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Complete: ${place.name} (${rows} rows, ${manifest.objects} photos)`);
  say(
    keysTo === undefined
      ? 'The keys are not in it. Save them once, in another place: --keys-to FOLDER'
      : `Keys: ${keysTo}. Keep them apart from the backup.`,
  );
  await stopEverything();
});

function explain(error: unknown): never {
  throw error instanceof BackupProblem ? new StartFailure(error.message) : error;
}
