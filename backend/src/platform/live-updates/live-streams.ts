import { Injectable, Logger, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { Observable } from 'rxjs';
import { Refusal } from '../decisions/refusal.js';
import type { Person } from '../http/caller.js';
import { Clock } from '../time/clock.js';
import { type Hint, writeHint } from './live-updates.js';
import { LiveListener } from './live-listener.js';
import { LiveSessions, LiveStream } from './live-stream.js';

/** Streams per person and process; each visible window has one. */
const MOST_OF_ONE_PERSON = 12;
/** A screen loads shortly before its stream opens; changes in between are sent when it opens. */
const RECENT_MS = 10_000;
/** Sessions also end unannounced: by time, or while the connection was lost. */
const LOOK_AT_SESSIONS_MS = 30_000;

@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly streams = new Set<LiveStream>();
  private readonly recent = new Map<string, { readonly hint: Hint; readonly at: number }>();
  private readonly toLookAt = new Set<LiveStream>();
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly listener: LiveListener,
    private readonly sessions: LiveSessions,
    private readonly clock: Clock,
  ) {
    listener.heard.subscribe((hint) => this.hear(hint));
    listener.missedSome.subscribe(() => void this.catchUp());
  }

  /** @throws Refusal TOO_MANY_LIVE_STREAMS, SIGNED_OUT */
  async open({ session, responderId }: Person): Promise<Observable<MessageEvent>> {
    await this.listener.listen();
    const state = (await this.sessions.stillOpen([session], this.clock.now())).get(session);
    if (!state) throw new Refusal('SIGNED_OUT');
    return new Observable((browser) => {
      if (this.closed) return browser.complete();
      // counted again here, since several may have been admitted at once
      if (this.of(responderId).length >= MOST_OF_ONE_PERSON) {
        return browser.error(new Refusal('TOO_MANY_LIVE_STREAMS', { retryAfterSeconds: 60 }));
      }
      const stream = new LiveStream(session, state);
      this.add(stream);
      browser.add(() => this.streams.delete(stream));
      browser.add(stream.messages().subscribe(browser));
      this.tellRecent(stream);
    });
  }

  /** Ends every stream before the server waits for its connections. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    for (const stream of this.streams) stream.end();
    await this.listener.stop();
  }

  private add(stream: LiveStream): void {
    this.streams.add(stream);
    this.timer ??= setInterval(() => void this.lookAtSessions([...this.streams]), LOOK_AT_SESSIONS_MS).unref();
  }

  private of(responderId: string | undefined): LiveStream[] {
    return [...this.streams].filter((stream) => responderId === undefined || stream.responderId === responderId);
  }

  private hear({ topic, of }: Hint): void {
    if (topic === 'session') return void this.lookAtSessions(this.of(of));
    const now = this.clock.now();
    for (const stream of this.streams) stream.tell(topic, of, now);
    this.remember({ topic, ...(of !== undefined && { of }) });
  }

  private remember(hint: Hint): void {
    const at = performance.now();
    this.recent.set(writeHint(hint), { hint, at });
    for (const [key, known] of this.recent) if (at - known.at > RECENT_MS) this.recent.delete(key);
  }

  private tellRecent(stream: LiveStream): void {
    const now = this.clock.now();
    if (this.listener.listensFor() < RECENT_MS) return stream.tellEverything(now);
    for (const { hint, at } of this.recent.values()) {
      const isRecent = performance.now() - at <= RECENT_MS;
      if (isRecent && hint.topic !== 'session') stream.tell(hint.topic, hint.of, now);
    }
  }

  private async catchUp(): Promise<void> {
    await this.lookAtSessions([...this.streams]);
    const now = this.clock.now();
    for (const stream of this.streams) stream.tellEverything(now);
  }

  /** One check at a time: a late answer to an earlier one could reopen a closed session. */
  private async lookAtSessions(streams: readonly LiveStream[]): Promise<void> {
    if (streams.length === 0) return;
    for (const stream of streams) this.toLookAt.add(stream);
    this.looking ??= this.lookAtAll();
    await this.looking;
  }

  private async lookAtAll(): Promise<void> {
    while (this.toLookAt.size > 0) {
      const streams = [...this.toLookAt];
      this.toLookAt.clear();
      // eslint-disable-next-line no-await-in-loop -- one after the other is the point
      await this.look(streams);
    }
    this.looking = undefined;
  }

  private async look(streams: readonly LiveStream[]): Promise<void> {
    const now = this.clock.now();
    try {
      const open = await this.sessions.stillOpen([...new Set(streams.map(({ session }) => session))], now);
      for (const stream of streams) {
        const state = open.get(stream.session);
        if (state) stream.update(state, now);
        else stream.end();
      }
    } catch (error) {
      this.logger.warn(
        `could not check the sessions of live streams, trying again: ${String(error)}. If this repeats, check the database`,
      );
    }
  }
}
