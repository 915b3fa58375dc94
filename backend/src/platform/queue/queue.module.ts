import { Module } from '@nestjs/common';
import { Queues } from './queues.js';

/** Jobs that are done behind the commands. */
@Module({ providers: [Queues], exports: [Queues] })
export class QueueModule {}
