import { Global, Module } from '@nestjs/common';
import { LiveListener } from './live-listener.js';
import { LiveStreams } from './live-streams.js';
import { LiveUpdates } from './live-updates.js';
import { LiveUpdatesController } from './live-updates.controller.js';

/** Tells browsers, wherever they are connected, what has changed anywhere (docs/adr/0038). */
@Global()
@Module({
  controllers: [LiveUpdatesController],
  providers: [LiveUpdates, LiveListener, LiveStreams],
  exports: [LiveUpdates, LiveListener],
})
export class LiveUpdatesModule {}
