import 'reflect-metadata';
import { loadConfiguration } from '../platform/configuration/load-configuration.js';
import { adminPasswordInWords, loadDemo } from './demo/load-demo.js';
import { prepareDatabase } from './running/prepare-database.js';
import { runMain, say, stopOnSignals } from './running/run-main.js';
import { readyLines } from './running/ready-lines.js';
import { requirePort } from './running/start-requirements.js';
import { listen, prepareHttp } from './running/serve-http.js';

// npm start: requests, workers and database in one process
runMain(async () => {
  stopOnSignals();
  const configuration = loadConfiguration();
  await requirePort(configuration.http);
  const ready = await prepareDatabase(configuration);
  const app = await prepareHttp(ready, { worker: true });
  if (await loadDemo(app)) say('Loading demo data');
  const port = await listen(app, ready);
  readyLines(ready, port, await adminPasswordInWords(app)).forEach(say);
});
