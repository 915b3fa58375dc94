import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel';
import { refusalDetail } from '@rigbook/contracts/refusals/refusals';
import { phoneNumberProblem } from '@rigbook/contracts/responders/profile.rules';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { Refusal } from '../../platform/decisions/index.js';
import { createLogger, PinoLogger } from '../../platform/http/server/logging.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { RegisterResponder } from '../../responders/register-responder/register-responder.controller.js';
import { Responders } from '../../responders/responders.js';
import { AppModule } from '../app.module.js';
import { joinDatabaseServer, prepareDatabase } from '../running/prepare-database.js';
import { runMain, say, StartFailure, stopAtTheEnd, stopEverything } from '../running/run-main.js';

const usage = 'Usage: npm run create-admin -- --unit 100 --phone 0501234567';

// npm run create-admin: registers the first administrator of an organization; others are registered on the page
runMain(async () => {
  const { unit, phone } = readArguments();
  const configuration = await prepareDatabase(loadConfiguration(), joinDatabaseServer);
  const app = await NestFactory.createApplicationContext(AppModule.of(configuration, { worker: false }), {
    logger: new PinoLogger(createLogger('error')),
    abortOnError: false,
  });
  stopAtTheEnd(() => app.close());
  if (await app.get(Responders).anyAdmin()) {
    throw new StartFailure('There is an administrator already. Administrators register others on the page /users.');
  }
  const context = { actor: 'system:create-admin', now: app.get(Clock).now(), correlationId: app.get(Ids).newId() };
  await app
    .get(CommandBus)
    .execute(new RegisterResponder({ responder: { unitNumber: unit, phoneNumber: phone, isAdmin: true }, context }))
    .catch(explainRefusal);
  say(`Unit ${unit} is now an administrator and can sign in with the last four digits of the phone number.`);
  await stopEverything();
});

function readArguments(): { readonly unit: string; readonly phone: string } {
  const { unit, phone } = parse();
  if (unit === undefined || phone === undefined) throw new StartFailure(usage);
  if (!isUnitNumber(unit)) throw new StartFailure(`--unit must be three digits. ${usage}`);
  const problem = phoneNumberProblem(phone);
  if (problem !== undefined) throw new StartFailure(`--phone: ${problem}. ${usage}`);
  return { unit, phone };
}

function parse(): { unit?: string | undefined; phone?: string | undefined } {
  try {
    return parseArgs({ options: { unit: { type: 'string' }, phone: { type: 'string' } } }).values;
  } catch {
    throw new StartFailure(usage);
  }
}

function explainRefusal(error: unknown): never {
  if (error instanceof Refusal) throw new StartFailure(refusalDetail(error.code, error.facts as never, DEFAULT_ZONE));
  throw error;
}
