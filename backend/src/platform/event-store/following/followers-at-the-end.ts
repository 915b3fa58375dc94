import type { Database } from '../../database/database.js';
import type { FollowedEvent } from '../log/followed-event.js';
import { isAfter } from '../log/log-place.js';
import type { LogReader } from '../log/log-reader.js';
import type { LogPlace } from '../recorded-event.js';
import { handleBatch } from './batch.js';
import type { GatheringWait } from './interruptible-wait.js';
import type { Subscription } from './subscription.js';

/** Events of one transaction at most. */
export const BATCH = 1_000;

/** Looks again soon while another transaction holds events back, and at growing intervals. Otherwise a hint comes with the next event. */
const LOOK_AGAIN_MS = { first: 20, last: 1_000, withoutHint: 2_500 };

interface Member {
  readonly subscription: Subscription;
  checkpoint: LogPlace;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

/** Members with the same checkpoint. */
type Group = readonly [Member, ...Member[]];

/**
 * Takes all followers that have caught up through the log together: the log is read once for all of them, and those with the same
 * checkpoint share a transaction. A follower that fails or takes too long leaves, and holds up the others for one turn.
 */
export class FollowersAtTheEnd {
  private readonly members = new Set<Member>();
  private running = false;

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    /** interrupted when there may be something to read */
    private readonly idle: GatheringWait,
  ) {}

  /** Resolves when the signal aborts and the current batch is finished. @throws what made this follower fail */
  follow(subscription: Subscription, checkpoint: LogPlace, signal: AbortSignal): Promise<void> {
    return new Promise((end, fail) => {
      this.members.add({ subscription, checkpoint, end, fail });
      this.idle.interrupt();
      if (!this.running) void this.run(signal);
    });
  }

  /** All members have the same signal, since they are led over one connection. */
  private async run(signal: AbortSignal): Promise<void> {
    this.running = true;
    let look = LOOK_AGAIN_MS.first;
    while (!signal.aborted && this.members.size > 0) {
      const { more, heldBack } = await this.turn();
      if (more) continue;
      const interrupted = await this.idle.wait(heldBack ? look : LOOK_AGAIN_MS.withoutHint, signal);
      look = interrupted || !heldBack ? LOOK_AGAIN_MS.first : Math.min(look * 2, LOOK_AGAIN_MS.last);
    }
    for (const { end } of this.members) end();
    this.members.clear();
    this.running = false;
  }

  /** Reads once, from where the last member is. Never rejects. */
  private async turn(): Promise<{ more: boolean; heldBack: boolean }> {
    const groups = this.byCheckpoint();
    const from = groups
      .map(([{ checkpoint }]) => checkpoint)
      .reduce((one, other) => (isAfter(one, other) ? other : one));
    try {
      const { events, heldBack } = await this.log.follow(from, BATCH);
      await Promise.all(
        groups.map((group) => {
          const [{ checkpoint }] = group;
          return this.handle(
            group,
            checkpoint === from ? events : events.filter((event) => isAfter(event, checkpoint)),
          );
        }),
      );
      return { more: events.length === BATCH, heldBack };
    } catch (error) {
      for (const member of this.members) this.dismiss(member, error);
      return { more: false, heldBack: false };
    }
  }

  /** Never rejects. If the transaction of several fails, each gets one of its own. */
  private async handle(group: Group, events: readonly FollowedEvent[]): Promise<void> {
    if (events.length === 0) return;
    const [first, ...others] = group;
    try {
      const subscriptions = group.map(({ subscription }) => subscription);
      const checkpoint = await handleBatch(this.database, subscriptions, first.checkpoint, events);
      for (const member of group) member.checkpoint = checkpoint;
    } catch (error) {
      if (others.length === 0) this.dismiss(first, error);
      else await Promise.all(group.map((member) => this.handle([member], events)));
    }
  }

  private byCheckpoint(): readonly Group[] {
    const groups = new Map<string, Group>();
    for (const member of this.members) {
      const at = `${member.checkpoint.transaction} ${member.checkpoint.position}`;
      groups.set(at, [member, ...(groups.get(at) ?? [])]);
    }
    return [...groups.values()];
  }

  private dismiss(member: Member, error: unknown): void {
    this.members.delete(member);
    member.fail(error);
  }
}
