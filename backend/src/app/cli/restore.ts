import 'reflect-metadata';
import { appendOnlyTables, filledByDatabase, migrations } from '../../../migrations/migrations.js';
import { BackupProblem } from '../../platform/backup/backup-problem.js';
import { openPlace } from '../../platform/backup/places/open-place.js';
import { restoreBackup } from '../../platform/backup/restore-backup.js';
import { readConfiguration } from '../../platform/configuration/read-configuration.js';
import { openObjectStorage } from '../../platform/object-storage/object-storage.module.js';
import { SystemClock } from '../../platform/time/clock.js';
import { joinDatabaseServer } from '../running/prepare-database.js';
import { restoreBesides } from '../running/restore-besides.js';
import { runMain, say, StartFailure, stopAtTheEnd, stopEverything, stopOnSignals } from '../running/run-main.js';
import { restoreArguments } from './backup.arguments.js';

// npm run restore -- --from FOLDER|s3://BUCKET/PREFIX [--keys-from FOLDER] [--replace]: while Rigbook is stopped
runMain(async () => {
  const { from, keysFrom, replace } = restoreArguments(process.argv.slice(2));
  stopOnSignals();
  const read = readConfiguration(process.env);
  const configuration = { ...read, sessionSecret: '' }; // makes none: the backup's is expected
  const parent = await openPlace(from, configuration.backup.service).catch(explain);
  const server = await joinDatabaseServer(configuration);
  stopAtTheEnd(() => server.stop());
  const restored = await restoreBackup(parent, {
    url: server.url,
    plan: { migrations, appendOnlyTables, filledByDatabase, warn: say },
    objects: await openObjectStorage(configuration),
    keysFrom,
    replace,
    // what ended or was revoked after the backup would open again
    leftOut: ['session', 'push_subscription', 'known_device', 'pending_sign_in', 'one_time_code', 'joint_handover'],
    tell: say,
  }).catch(explain);
  await restoreBesides(restored, { configuration: read, url: server.url, now: new SystemClock().now() }).catch(explain);
  await stopEverything();
});

function explain(error: unknown): never {
  throw error instanceof BackupProblem ? new StartFailure(error.message) : error;
}
