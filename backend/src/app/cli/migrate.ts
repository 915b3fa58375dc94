import 'reflect-metadata';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { joinDatabaseServer, prepareDatabase } from '../running/prepare-database.js';
import { runMain, stopEverything, stopOnSignals } from '../running/run-main.js';

// npm run migrate: brings the tables up to date before new processes start, which would otherwise do it
runMain(async () => {
  stopOnSignals();
  await prepareDatabase(loadConfiguration(), joinDatabaseServer);
  await stopEverything();
});
