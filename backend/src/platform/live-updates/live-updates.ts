import { Injectable } from '@nestjs/common';
import { Notifier } from '../database/notifier.js';
import { type Hint, LIVE_CHANNEL, writeHint } from './hint.js';

/** Tells every process what changed. Call it after the commit. */
export function publish(notifier: Notifier, hints: readonly Hint[]): void {
  for (const hint of hints) notifier.notify(LIVE_CHANNEL, writeHint(hint));
}

/** For what changes without an event; what events change is told by the event store. */
@Injectable()
export class LiveUpdates {
  constructor(private readonly notifier: Notifier) {}

  /** Once the change is committed: `liveUpdates.publish({ topic: 'admin-notifications' })`. */
  publish(...hints: readonly Hint[]): void {
    publish(this.notifier, hints);
  }
}
