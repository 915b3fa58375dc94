import 'reflect-metadata';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { rebuild } from '../../platform/event-store/rebuild/rebuild.js';
import { RebuildUnderWay, verify } from '../../platform/event-store/index.js';
import { NotRebuildable } from '../../platform/event-store/rebuild/table-definition.js';
import { wiring } from '../app.module.js';
import { joinDatabaseServer, prepareDatabase } from '../running/prepare-database.js';
import { everyFewSeconds, runMain, say, StartFailure, stopEverything, stopOnSignals } from '../running/run-main.js';
import { replayArguments } from './replay.arguments.js';

// npm run replay [-- --only NAME | --verify]: rebuilds views from the log, with or without a running application
runMain(async () => {
  const { only, compare } = replayArguments(process.argv.slice(2), wiring);
  stopOnSignals();
  const { databaseUrl: url } = await prepareDatabase(loadConfiguration(), joinDatabaseServer);
  const options = {
    url,
    wiring,
    only,
    onProgress: everyFewSeconds((events: number) => say(`Replayed ${events} events so far`)),
  };
  if (compare) {
    const differences = await verify(options).catch(explain);
    for (const { table, onlyIn, row } of differences) say(`${table}: only in ${onlyIn}: ${JSON.stringify(row)}`);
    say(differences.length === 0 ? 'All views match the log' : 'The views differ from the log');
    if (differences.length > 0) process.exitCode = 1;
  } else {
    const events = await rebuild(options).catch(explain);
    say(`Rebuilt ${only.length === 0 ? 'all views' : only.join(', ')} from ${events} events`);
  }
  await stopEverything();
});

/** Errors that a person can fix become one line. */
function explain(error: unknown): never {
  const known = error instanceof RebuildUnderWay || error instanceof NotRebuildable;
  throw known ? new StartFailure(error.message) : error;
}
