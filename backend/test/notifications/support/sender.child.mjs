import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DeliveryPace } from '../../../src/notifications/delivery/delivery-pace.js';
import { DeliveryModule } from '../../../src/notifications/delivery/delivery.module.js';
import { ConfigurationModule } from '../../../src/platform/configuration/configuration.js';
import { readConfiguration } from '../../../src/platform/configuration/read-configuration.js';
import { DatabaseModule } from '../../../src/platform/database/database.module.js';
import { LiveUpdates } from '../../../src/platform/live-updates/live-updates.js';
import { SystemClock, TimeModule } from '../../../src/platform/time/clock.js';

// A process that sends messages, to be killed: the modules of delivery on what DATABASE_URL and the like name.

/** Less than a person would need to notice, so that the test goes on soon after a kill. */
class Hasty extends DeliveryPace {
  lookEveryMillis = 100;
  cutOffAfterSeconds = 6;
}

class TellingModule {}
class SenderModule {}
Module({
  imports: [
    ConfigurationModule.of({ ...readConfiguration(process.env), sessionSecret: 'x'.repeat(32) }),
    TimeModule.with(new SystemClock()),
    DatabaseModule.with([]),
    { module: TellingModule, global: true, providers: [LiveUpdates], exports: [LiveUpdates] },
    DeliveryModule.at(new Hasty()),
  ],
})(SenderModule);

const app = await NestFactory.createApplicationContext(SenderModule, { logger: ['error'] });
app.enableShutdownHooks();
process.stdout.write('sending\n');
