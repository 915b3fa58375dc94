import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { loadConfiguration } from '../platform/configuration/load-configuration.js';
import { demoPasswordsInWords } from './demo/demo-passwords.js';
import { liveDay } from './demo/live-day.js';
import { demoSince, giveDemoContacts, loadDemo } from './demo/load-demo.js';
import { prepareDatabase } from './running/prepare-database.js';
import { runMain, say, stopAtTheEnd, stopOnSignals } from './running/run-main.js';
import { readyLines } from './running/ready-lines.js';
import { requirePort } from './running/start-requirements.js';
import { listen, prepareHttp } from './running/serve-http.js';
import { secondsOf, step } from './running/step.js';

// npm start: requests, workers and database in one process
runMain(async () => {
  stopOnSignals();
  const configuration = loadConfiguration();
  await requirePort(configuration.http);
  const ready = await prepareDatabase(configuration);
  const app = await step('Starting the application', () => prepareHttp(ready, { worker: true }));
  const loading = secondsOf('Loading demo data');
  const since = ready.demoBookings ? demoSince(app) : undefined;
  const isNewDemo = await loadDemo(app, since);
  if (isNewDemo) {
    await giveDemoContacts(app);
    say(loading('done'));
  }
  const port = await step('Listening', () => listen(app, ready));
  readyLines(ready, port, await demoPasswordsInWords(app)).forEach(say);
  if (isNewDemo && ready.demoBookings) await beginLiveDay(app);
});

/** Nobody waits for it: its documents take a second or two to draw. */
async function beginLiveDay(app: INestApplicationContext): Promise<void> {
  const day = liveDay(app).catch((error: unknown) => say(`The demo's day is incomplete: ${String(error)}`));
  stopAtTheEnd(() => day);
  await day;
}
