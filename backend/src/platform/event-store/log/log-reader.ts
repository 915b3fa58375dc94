import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { EventStoreWiring } from '../event-store.wiring.js';
import { readEvents } from './events-query.js';
import { type FollowedEvents, readFollowed } from './followed-event.js';
import { anythingAfter, nextEvents } from './log.statements.js';
import type { LogPlace, RecordedEvent } from '../recorded-event.js';
import { Upcasting } from '../upcasting.js';

/** Reads the log in order of (transaction, position), and never skips an event that commits late. */
@Injectable()
export class LogReader {
  private readonly upcasting: Upcasting;

  constructor(
    private readonly database: Database,
    wiring: EventStoreWiring,
  ) {
    this.upcasting = new Upcasting(wiring);
  }

  /** At most `limit` events after a place; fewer if there are no more that may be read yet. */
  read(after: LogPlace, limit: number): Promise<readonly RecordedEvent[]> {
    return this.database.withClient((client) => readEvents(client, nextEvents(after, limit), this.upcasting));
  }

  /** The same for a follower, and whether there is more that may not be read yet. */
  follow(after: LogPlace, limit: number): Promise<FollowedEvents> {
    return this.database.withClient((client) => readFollowed(client, after, limit, this.upcasting));
  }

  /** Whether anything is committed after this place, even if it may not be read yet. */
  async hasAnyAfter(place: LogPlace): Promise<boolean> {
    return (await this.database.query(anythingAfter(place))).length > 0;
  }
}
