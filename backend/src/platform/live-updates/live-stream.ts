import type { MessageEvent } from '@nestjs/common';
import { asyncScheduler, buffer, interval, map, merge, of, share, Subject, takeUntil, throttleTime } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Instant } from '@rigbook/contracts/kernel';
import { adminTopics, isAdminTopic, type LiveTopic, liveTopics } from '@rigbook/contracts/live-updates/live.words';

/** The state of an open session. */
export interface LiveSession {
  readonly responderId: string;
  /** end of administrator access; null: none */
  readonly administersUntil: Instant | null;
}

/** Which sessions are open, and whether they have administrator access; implemented by auth. */
export abstract class LiveSessions {
  /** The open ones among these sessions, by name. */
  abstract stillOpen(sessions: readonly string[], now: Instant): Promise<ReadonlyMap<string, LiveSession>>;
}

/** Groups a burst of commits, and the views that follow, into one message. */
const COLLECT_MS = 250;
/** Proxies close connections that are idle for a minute; browsers use it to notice a dead stream. */
const BEAT_MS = 25_000;
/** Browsers reconnect at random within this time after their server has stopped. */
const RETRY_MS = { least: 1_000, spread: 2_000 };

export class LiveStream {
  private readonly topics = new Subject<LiveTopic>();
  private readonly over = new Subject<void>();

  constructor(
    readonly session: string,
    private state: LiveSession,
  ) {}

  get responderId(): string {
    return this.state.responderId;
  }

  /** Sends only what the person may read. */
  tell(topic: LiveTopic, concerns: string | undefined, now: Instant): void {
    if (concerns !== undefined && concerns !== this.responderId) return;
    if (isAdminTopic(topic) && !this.administers(now)) return;
    this.topics.next(topic);
  }

  /** Anything may have been missed. */
  tellEverything(now: Instant): void {
    for (const topic of liveTopics) this.tell(topic, undefined, now);
  }

  /** Updates the rights. A session that gains administrator access may have missed hints. */
  update(state: LiveSession, now: Instant): void {
    const administered = this.administers(now);
    this.state = state;
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
    const { administersUntil } = this.state;
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
