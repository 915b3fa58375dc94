import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../database/database.js';
import { Notifier } from '../../database/notifier.js';
import { allRows, type Query } from '../../database/query.js';
import { sendHints } from '../../live-updates/live-updates.js';
import { readLag } from './checkpoint.statements.js';
import { EventStoreWiring } from '../event-store.wiring.js';
import { Follower } from './follower.js';
import { FollowersAtTheEnd } from './followers-at-the-end.js';
import { Leadership } from './leadership.js';
import { LogReader } from '../log/log-reader.js';
import { project } from '../projecting/project.js';
import type { NewEvent } from '../recorded-event.js';
import type { Subscription } from './subscription.js';
import { GatheringWait } from './interruptible-wait.js';

export interface Lag {
  readonly name: string;
  readonly eventsBehind: number;
  /** time of the first unhandled event; null if there is none */
  readonly waitingSince: Instant | null;
  /** the checkpoint is beyond the end of the log, which normal operation never causes; events before it would be skipped */
  readonly beyondLog: boolean;
}

/** Runs the eventual views and all other subscriptions. Started in the worker's role only. */
@Injectable()
export class SubscriptionRunner {
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly atTheEnd: FollowersAtTheEnd;
  private readonly idle = new GatheringWait();
  private started = false;

  constructor(
    private readonly leadership: Leadership,
    private readonly database: Database,
    private readonly log: LogReader,
    notifier: Notifier,
    { eventual, hints }: EventStoreWiring,
  ) {
    this.atTheEnd = new FollowersAtTheEnd(database, log, this.idle);
    for (const projection of eventual) {
      const hintsOf = (event: NewEvent) => hints?.whenFollowed(projection.name, event) ?? [];
      this.register({
        name: projection.name,
        statements: (events) => project([projection], events),
        handled: (events) => sendHints(notifier, events.flatMap(hintsOf)),
      });
    }
  }

  /** For subscriptions that need services: call it in `onModuleInit`, in every role. */
  register(subscription: Subscription): void {
    if (this.started) throw new Error(`${subscription.name} comes too late: the runner has started`);
    if (this.subscriptions.has(subscription.name)) throw new Error(`two subscriptions are called ${subscription.name}`);
    this.subscriptions.set(subscription.name, subscription);
  }

  /** Begins to follow, at once or as soon as no other process does. */
  start(): void {
    this.started = true;
    const hint = () => this.idle.interrupt();
    for (const subscription of this.subscriptions.values()) {
      const follower = new Follower(this.database, this.log, this.atTheEnd, subscription);
      this.leadership.add({ name: subscription.name, lead: (signal) => follower.follow(signal), hint });
    }
  }

  /** Finishes the current batches and lets other processes take over. */
  stop(): Promise<void> {
    return this.leadership.stop();
  }

  /** The lag of each subscription, wherever it runs. Leaves out those that never ran. */
  lag(): Query<readonly Lag[]> {
    return allRows<Lag>(readLag([...this.subscriptions.keys()]));
  }
}
