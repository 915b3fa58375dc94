import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { SwitchAdminPasswordOn } from '../../auth/switch-admin-password/switch-admin-password.handlers.js';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { createLogger, PinoLogger } from '../../platform/http/server/logging.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import { AppModule } from '../app.module.js';
import { joinDatabaseServer, prepareDatabase } from '../running/prepare-database.js';
import { runMain, say, StartFailure, stopAtTheEnd, stopEverything } from '../running/run-main.js';

// npm run admin-password -- on: for when no passkey opens the administration any more
runMain(async () => {
  const [wanted, ...others] = process.argv.slice(2);
  if (wanted !== 'on' || others.length > 0) throw new StartFailure('Usage: npm run admin-password -- on');
  const configuration = await prepareDatabase(loadConfiguration(), joinDatabaseServer);
  const app = await NestFactory.createApplicationContext(AppModule.of(configuration, { worker: false }), {
    logger: new PinoLogger(createLogger('error')),
    abortOnError: false,
  });
  stopAtTheEnd(() => app.close());
  const { sharedAdminPassword: wasOn } = await app.get(OrganisationSettings, { strict: false }).current();
  const context = { actor: 'system:admin-password', now: app.get(Clock).now(), correlationId: app.get(Ids).newId() };
  await app.get(CommandBus).execute(new SwitchAdminPasswordOn({ context }));
  say(wasOn ? 'The admin password was on already.' : 'The admin password opens the administration again.');
  await stopEverything();
});
