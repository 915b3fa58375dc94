import { Module } from '@nestjs/common';
import { EventsToCome } from './events-to-come.js';
import { ReadEventsController } from './read-events.controller.js';

/** The log as other programs follow it. */
@Module({ controllers: [ReadEventsController], providers: [EventsToCome] })
export class EventFeedModule {}
