import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { Throttle } from '../../auth/throttle/throttle.js';
import { type AccessEntry, noteAccess } from '../../platform/access-record/access-record.statements.js';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { Database } from '../../platform/database/index.js';
import { createLogger, PinoLogger } from '../../platform/http/server/logging.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { AppModule } from '../app.module.js';
import { joinDatabaseServer, prepareDatabase } from '../running/prepare-database.js';
import { runMain, say, StartFailure, stopAtTheEnd, stopEverything } from '../running/run-main.js';

const usage = 'Usage: npm run unlock -- --unit 100';

// npm run unlock: forgets the failed sign-ins of a unit, for when no administrator gets in
runMain(async () => {
  const unit = readUnit();
  const configuration = await prepareDatabase(loadConfiguration(), joinDatabaseServer);
  const app = await NestFactory.createApplicationContext(AppModule.of(configuration, { worker: false }), {
    logger: new PinoLogger(createLogger('error')),
    abortOnError: false,
  });
  stopAtTheEnd(() => app.close());
  const throttle = app.get(Throttle);
  const at = app.get(Clock).now();
  const { failures } = await throttle.lockOf(unit, at);
  await throttle.unlock(unit);
  await app.get(Database).query(noteAccess(entryOf(unit, at, app.get(Ids).newId())));
  say(`Unit ${unit} is unlocked. Failed attempts since the last success: ${failures}.`);
  await stopEverything();
});

/** For the access record: nobody is signed in at a terminal. */
const entryOf = (unitNumber: string, at: Instant, id: string): AccessEntry => ({
  id,
  at,
  kind: 'unlocked',
  route: 'npm run unlock',
  unitNumber,
  responderId: null,
  accessToken: null,
  subject: null,
  code: null,
  address: null,
  device: null,
});

function readUnit(): string {
  const { unit } = parse();
  if (unit === undefined) throw new StartFailure(usage);
  if (!isUnitNumber(unit)) throw new StartFailure(`--unit must be three digits. ${usage}`);
  return unit;
}

function parse(): { unit?: string | undefined } {
  try {
    return parseArgs({ options: { unit: { type: 'string' } } }).values;
  } catch {
    throw new StartFailure(usage);
  }
}
