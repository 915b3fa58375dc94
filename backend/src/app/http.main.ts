import 'reflect-metadata';
import { loadConfiguration } from '../platform/configuration/load-configuration.js';
import { prepareDatabase } from './running/prepare-database.js';
import { say } from './running/progress.js';
import { requireDatabaseUrl } from './running/start-requirements.js';
import { requirePort } from './running/start-requirements.js';
import { runMain } from './running/run-main.js';
import { prepareHttp, listen } from './running/serve-http.js';
import { stopOnSignals } from './running/stopping.js';

// One of any number of processes that answer requests; workers run beside them
runMain(async () => {
  stopOnSignals();
  const configuration = loadConfiguration();
  requireDatabaseUrl(configuration);
  await requirePort(configuration.http);
  const ready = await prepareDatabase(configuration);
  const port = await listen(await prepareHttp(ready, { worker: false }), ready);
  say(`Listening on port ${port}`);
});
