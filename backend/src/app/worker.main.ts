import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadConfiguration } from '../platform/configuration/load-configuration.js';
import { createLogger, PinoLogger } from '../platform/http/server/logging.js';
import { AppModule } from './app.module.js';
import { observe } from './running/observe.js';
import { prepareDatabase } from './running/prepare-database.js';
import { runMain, say, stopAtTheEnd, stopOnSignals } from './running/run-main.js';
import { requireDatabaseUrl } from './running/start-requirements.js';

// Follows the log; any number of these processes may run, and the database assigns the work
runMain(async () => {
  stopOnSignals();
  const configuration = loadConfiguration();
  requireDatabaseUrl(configuration);
  const ready = await prepareDatabase(configuration);
  const app = await NestFactory.createApplicationContext(AppModule.of(ready, { worker: true }), {
    logger: new PinoLogger(createLogger(ready.logLevel)),
    abortOnError: false,
  });
  stopAtTheEnd(() => app.close());
  await observe(app, ready);
  say('Following the log');
});
