import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../database/database.js';
import { Notifier } from '../database/notifier.js';
import { commitInOneRoundTrip } from '../database/one-round-trip.js';
import type { Answers, Query } from '../database/query.js';
import { sendHints } from '../live-updates/live-updates.js';
import { committed } from '../observed/observed.js';
import { Ids } from '../time/ids.js';
import { appendStatement } from './writing/append.statements.js';
import type { Commit } from './commit.js';
import { IdempotencyKeyTaken } from './event-store.errors.js';
import { EventStoreWiring } from './event-store.wiring.js';
import { forgetAnswersBefore, storeAnswer, storedAnswer } from './writing/idempotency.statements.js';
import type { StoredAnswer } from './writing/idempotency.statements.js';
import { takeLockAndCompare } from './writing/lock.statements.js';
import { LOG_CHANNEL } from './following/log-channel.js';
import { eventsOfStream, eventsOfStreams } from './log/log.statements.js';
import { newEvents } from './writing/new-events.js';
import { project } from './projecting/project.js';
import type { DomainEvent, NewEvent, RecordedEvent } from './recorded-event.js';
import { isDeadlock, meaningOf } from './writing/sql-errors.js';
import type { Statement } from '../database/statement.js';
import { Upcasting } from './upcasting.js';

/** The one way to write: appends, inline views, plain rows and the idempotency answer in one transaction. */
@Injectable()
export class EventStore {
  private readonly upcasting: Upcasting;

  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly notifier: Notifier,
    private readonly wiring: EventStoreWiring,
  ) {
    this.upcasting = new Upcasting(wiring);
  }

  /**
   * Carries out one command's writes, all or nothing, in one network round trip (docs/adr/0010). Returns the events that are now in
   * the log, without their places in it.
   * @throws VersionConflict if a stream is not at its expected version
   * @throws GuardViolation with the name of the constraint that refused
   * @throws IdempotencyKeyTaken if the command was already carried out; see `findAnswer`
   * @throws DatabaseUnavailable; the transaction may or may not be committed then
   */
  async commit(commit: Commit): Promise<readonly NewEvent[]> {
    const events = newEvents(commit, this.upcasting, () => this.ids.newId());
    const statements = [
      ...(commit.locks === undefined ? [] : takeLockAndCompare(commit.locks)),
      ...(events.length === 0 ? [] : [appendStatement(events, this.wiring.erasable)]),
      ...project(this.wiring.inline, events),
      ...project(this.wiring.outboxes ?? [], events),
      ...(commit.statements ?? []),
      ...storeAnswer(commit),
    ];
    await this.write(commit, statements);
    if (events.length === 0) return events;
    committed.tell(events);
    this.notifyFollowersAndBrowsers(events);
    return events;
  }

  /** All events of a stream, in order and in their newest shape; empty for an unknown stream. */
  readStream<E extends DomainEvent>(stream: string): Promise<readonly RecordedEvent<E>[]> {
    return this.database.fetch(this.history<E>(stream));
  }

  /** The same for several streams, one after the other. */
  async readStreams<E extends DomainEvent>(streams: readonly string[]): Promise<readonly RecordedEvent<E>[]> {
    return (await this.database.fetch(eventsOfStreams(streams, this.upcasting))) as readonly RecordedEvent<E>[];
  }

  /** What a decision rests on, in one round trip: the history of its stream, if it has one, is read first. */
  async readFacts<E extends DomainEvent, Reads extends readonly Query<unknown>[]>(
    stream: string | undefined,
    reads: Reads,
  ): Promise<readonly [readonly RecordedEvent<E>[], Answers<Reads>]> {
    if (stream === undefined)
      return [[], reads.length === 0 ? ([] as Answers<Reads>) : await this.database.fetchAll(reads)];
    const [history, ...facts] = await this.database.fetchAll([this.history<E>(stream), ...reads]);
    return [history, facts];
  }

  /** The stored answer of the command with this key, if it was carried out. */
  findAnswer(owner: string, key: string): Promise<StoredAnswer | undefined> {
    return this.database.fetch(storedAnswer(key, owner));
  }

  /** Keys are kept for seven days. A repeat after that is carried out again. */
  async forgetAnswersBefore(before: Instant): Promise<void> {
    await this.database.query(forgetAnswersBefore(before));
  }

  private history<E extends DomainEvent>(stream: string): Query<readonly RecordedEvent<E>[]> {
    return eventsOfStream(stream, this.upcasting) as Query<readonly RecordedEvent<E>[]>;
  }

  private notifyFollowersAndBrowsers(events: readonly NewEvent[]): void {
    const { hints } = this.wiring;
    this.notifier.notify(LOG_CHANNEL);
    if (hints) sendHints(this.notifier, events.flatMap(hints.whenCommitted));
  }

  private async write(commit: Commit, statements: readonly Statement[]): Promise<unknown> {
    try {
      return await this.writeOnceMoreAfterDeadlock(statements);
    } catch (error) {
      if (await this.wasCarriedOut(commit, error))
        throw new IdempotencyKeyTaken('carried out meanwhile', { cause: error });
      throw meaningOf(error);
    }
  }

  private async writeOnceMoreAfterDeadlock(statements: readonly Statement[]): Promise<unknown> {
    const attempt = () => this.database.withClient((client) => commitInOneRoundTrip(client, statements));
    try {
      return await attempt();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
      return attempt();
    }
  }

  /** Of two simultaneous sends of one command, the second meets the first one's guard before its key. */
  private async wasCarriedOut({ context: { idempotency } }: Commit, error: unknown): Promise<boolean> {
    if (!idempotency || meaningOf(error) === error) return false;
    return (await this.findAnswer(idempotency.owner, idempotency.key)) !== undefined;
  }
}
