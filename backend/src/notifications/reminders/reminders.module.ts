import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Reminders } from './reminders.js';

/** Imported by the worker's role. */
@Module({ providers: [Reminders] })
export class RemindersModule implements OnApplicationBootstrap {
  constructor(private readonly reminders: Reminders) {}

  onApplicationBootstrap(): void {
    this.reminders.start();
  }
}
