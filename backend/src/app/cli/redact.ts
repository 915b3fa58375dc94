import 'reflect-metadata';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { withConnection } from '../../platform/database/with-connection.js';
import { EventWasChanged, redact } from '../../platform/seal/redaction/redact.js';
import { SystemClock } from '../../platform/time/clock.js';
import { UuidIds } from '../../platform/time/ids.js';
import { wiring } from '../app.module.js';
import { joinDatabaseServer, prepareDatabase } from '../running/prepare-database.js';
import { forgetErasedPeople } from '../running/forget-erased-people.js';
import { runMain, say, StartFailure, stopEverything, stopOnSignals } from '../running/run-main.js';

// npm run redact: moves the texts of older events out of the log, so that they can be erased. With or without a running application
runMain(async () => {
  stopOnSignals();
  const { databaseUrl } = await prepareDatabase(loadConfiguration(), joinDatabaseServer);
  await withConnection(databaseUrl, async (client) => {
    const events = await redact({
      client,
      erasable: wiring.erasable ?? new Map(),
      clock: new SystemClock(),
      ids: new UuidIds(),
    }).catch(explain);
    const people = await forgetErasedPeople(client, wiring.inline);
    // removes the words from what is left of rewritten rows, and from the planner's statistics
    for (const table of ['event', 'erasable_text', 'booking_diary', 'vehicle', 'vehicle_damage'])
      await client.query(`VACUUM (ANALYZE) ${table}`);
    say(`Events redacted: ${events}. Their texts can be erased now; those of ${people} erased people are.`);
    say('Earlier backups, exports and dossiers still hold the words: docs/runbook/erasing.md');
  });
  await stopEverything();
});

function explain(error: unknown): never {
  if (!(error instanceof EventWasChanged)) throw error;
  throw new StartFailure(`${error.message}. Run "npm run audit:verify" first: docs/runbook/verify.md`);
}
