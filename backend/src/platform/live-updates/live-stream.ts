import type { MessageEvent } from '@nestjs/common';
import {
  asyncScheduler,
  buffer,
  interval,
  map,
  merge,
  type Observable,
  of,
  share,
  Subject,
  takeUntil,
  throttleTime,
} from 'rxjs';
import type { Instant } from '@rigbook/contracts/kernel';
import { adminTopics, isAdminTopic, type LiveTopic, liveTopics } from '@rigbook/contracts/live-updates/live.words';

/** How a session that is not over stands. */
export interface LiveSession {
  readonly responderId: string;
  /** until then it hears of what administrators see; null: it does not */
  readonly administersUntil: Instant | null;
}

/** Which sessions are open, and whether they administer; implemented by auth. */
export abstract class LiveSessions {
  /** The sessions among these that are not over, by their names. */
  abstract stillOpen(sessions: readonly string[], now: Instant): Promise<ReadonlyMap<string, LiveSession>>;
}

/** A burst of commits, and the views that follow them within moments, are one message. */
const COLLECT_MS = 250;
/** Proxies end connections on which nothing is said for a minute; browsers notice by it that a stream is dead. */
const BEAT_MS = 25_000;
/** Browsers whose server has stopped come back spread over this time. */
const RETRY_MS = { least: 1_000, spread: 2_000 };

/** One browser that hears what has changed. */
export class LiveStream {
  private readonly topics = new Subject<LiveTopic>();
  private readonly over = new Subject<void>();

  constructor(
    readonly session: string,
    private standing: LiveSession,
  ) {}

  get responderId(): string {
    return this.standing.responderId;
  }

  /** Sends nothing that the person may not read. */
  tell(topic: LiveTopic, concerns: string | undefined, now: Instant): void {
    if (concerns !== undefined && concerns !== this.responderId) return;
    if (isAdminTopic(topic) && !this.administers(now)) return;
    this.topics.next(topic);
  }

  /** Something may have been missed, whatever it was. */
  tellEverything(now: Instant): void {
    for (const topic of liveTopics) this.tell(topic, undefined, now);
  }

  /** Rights have changed or not. Who gains the administration may have missed something of it. */
  stands(standing: LiveSession, now: Instant): void {
    const administered = this.administers(now);
    this.standing = standing;
    if (!administered) for (const topic of adminTopics) this.tell(topic, undefined, now);
  }

  end(): void {
    this.over.next();
  }

  messages(): Observable<MessageEvent> {
    const retry = RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread);
    const changes = this.topics.pipe(
      collected(COLLECT_MS),
      map((topics) => ({ type: 'changed', data: { topics } })),
    );
    const beats = interval(BEAT_MS).pipe(map(() => ({ type: 'beat', data: '' })));
    return merge(of({ retry, comment: 'live' }), changes, beats).pipe(takeUntil(this.over));
  }

  private administers(now: Instant): boolean {
    const { administersUntil } = this.standing;
    return administersUntil !== null && now < administersUntil;
  }
}

/** Collects values for that time after the first one, then emits each once. */
const collected =
  <T>(millis: number) =>
  (source: Observable<T>): Observable<readonly T[]> => {
    const shared = source.pipe(share());
    const ends = shared.pipe(throttleTime(millis, asyncScheduler, { leading: false, trailing: true }));
    return shared.pipe(
      buffer(ends),
      map((values) => [...new Set(values)]),
    );
  };
