import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { Database } from '../../platform/database/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { createLogger, PinoLogger } from '../../platform/http/server/logging.js';
import { Clock } from '../../platform/time/clock.js';
import { AppModule } from '../app.module.js';
import { giveDemoContacts, loadDemo } from '../demo/load-demo.js';
import { joinDatabaseServer, prepareDatabase } from '../running/prepare-database.js';
import {
  everyFewSeconds,
  runMain,
  say,
  StartFailure,
  stopAtTheEnd,
  stopEverything,
  stopOnSignals,
} from '../running/run-main.js';
import { seedOrganisation, withSeedLock } from '../seed/seed-organisation.js';
import { usedByPeople } from '../seed/organisation-facts.query.js';
import { seedArguments } from './seed.arguments.js';

// npm run seed: extends the demo to a large organization with years of bookings
runMain(async () => {
  const size = seedArguments(process.argv.slice(2));
  const given = loadConfiguration();
  if (given.production) throw new StartFailure('Seeding is not allowed in production: NODE_ENV is production.');
  stopOnSignals();
  const begin = performance.now();
  const configuration = { ...(await prepareDatabase(given, joinDatabaseServer)), demo: true };
  const app = await NestFactory.createApplicationContext(AppModule.of(configuration, { worker: false }), {
    logger: new PinoLogger(createLogger('error')),
    abortOnError: false,
  });
  stopAtTheEnd(() => app.close());
  const database = app.get(Database);
  const url = configuration.databaseUrl;
  await withSeedLock(url, async () => {
    if (await loadDemo(app)) await giveDemoContacts(app);
    if (await database.fetch(usedByPeople()))
      throw new StartFailure('This database is in use. Seed only an empty database, such as DATA_DIR=/tmp/large.');
    const target = { url, database, store: app.get(EventStore), now: app.get(Clock).now() };
    await seedOrganisation({ ...target, onProgress: everyFewSeconds(say) }, size);
  });
  const seconds = Math.round((performance.now() - begin) / 1_000);
  say(`Seeded ${size.bookings} bookings, ${size.responders} responders, ${size.vehicles} vehicles in ${seconds} s`);
  await stopEverything();
});
