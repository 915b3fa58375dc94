import 'reflect-metadata';
import { loadConfiguration } from '../platform/configuration/load-configuration.js';
import { adminPasswordInWords } from './demo/admin-password-hint.js';
import { loadDemo } from './demo/load-demo.js';
import { prepareDatabase } from './running/prepare-database.js';
import { say } from './running/progress.js';
import { readyLines } from './running/ready-lines.js';
import { requirePort } from './running/start-requirements.js';
import { runMain } from './running/run-main.js';
import { prepareHttp, listen } from './running/serve-http.js';
import { stopOnSignals } from './running/stopping.js';

// Everything in one process: what `npm start` runs
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
