import 'reflect-metadata';
import { loadConfiguration } from '../platform/configuration/load-configuration.js';
import { prepareDatabase } from './running/prepare-database.js';
import { runMain, say, stopOnSignals } from './running/run-main.js';
import { requireDatabaseUrl, requirePort } from './running/start-requirements.js';
import { listen, prepareHttp } from './running/serve-http.js';

// Answers requests; any number of these processes may run, next to separate workers
runMain(async () => {
  stopOnSignals();
  const configuration = loadConfiguration();
  requireDatabaseUrl(configuration);
  await requirePort(configuration.http);
  const ready = await prepareDatabase(configuration);
  const port = await listen(await prepareHttp(ready, { worker: false }), ready);
  say(`Listening on port ${port}`);
});
