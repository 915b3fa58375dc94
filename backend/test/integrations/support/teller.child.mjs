import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../../src/app/app.module.js';
import { readConfiguration } from '../../../src/platform/configuration/read-configuration.js';

// A process that tells webhooks, to be killed: the application on the database and at the moment that it is given.

const { SESSION_SECRET: sessionSecret, NOW: now } = process.env;
const app = await NestFactory.createApplicationContext(
  AppModule.of(
    { ...readConfiguration(process.env), sessionSecret },
    { worker: false, clock: { now: () => now }, webhooks: { lookEveryMillis: 20, eventsAtOnce: 100 } },
  ),
  { logger: ['error'] },
);
app.enableShutdownHooks();
