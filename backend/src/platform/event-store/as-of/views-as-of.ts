import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { openOwnConnection } from '../../database/own-connection.js';
import type { Query } from '../../database/query.js';
import { Refusal } from '../../decisions/refusal.js';
import { EventStoreWiring } from '../event-store.wiring.js';
import { selectProjections } from '../rebuild/selected-projections.js';
import { send } from '../../database/one-round-trip.js';
import { Upcasting } from '../upcasting.js';
import { foldUntil } from './fold-until.js';
import type { ViewAsOf } from './view-as-of.js';

/** Runs a query on the views as of the moment. */
export type FetchAsOf = <T>(query: Query<T>) => Promise<T>;

export interface AsOf {
  readonly until: Instant;
  /** The views whose tables the queries read, in the wired order. */
  readonly views: readonly ViewAsOf[];
  readonly withinMs: number;
}

export interface ReadAsOf<T> {
  readonly answer: T;
  readonly events: number;
}

/**
 * Views as of a moment: the log until then, folded by the live projections into temporary tables that hide the live ones, and read
 * by the queries of the live screens (backend/src/audit/NOTES.md). Plain rows, such as names of people, are current.
 */
@Injectable()
export class ViewsAsOf {
  private underWay = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly wiring: EventStoreWiring,
  ) {}

  /** One at a time per process. @throws Refusal REPLAY_UNDER_WAY, REPLAY_TOO_LONG */
  async read<T>(asOf: AsOf, work: (fetch: FetchAsOf) => Promise<T>): Promise<ReadAsOf<T>> {
    if (this.underWay) throw new Refusal('REPLAY_UNDER_WAY');
    this.underWay = true;
    const opened: pg.Client[] = [];
    try {
      const limits = { pipeline: true, statement_timeout: asOf.withinMs, query_timeout: asOf.withinMs + 1_000 };
      for (const name of ['rigbook replay log', 'rigbook replay views'])
        opened.push(await openOwnConnection(this.dataSource, name, limits));
      const [log, views] = opened as [pg.Client, pg.Client];
      const events = await foldUntil({
        log,
        views,
        until: asOf.until,
        wanted: asOf.views.flatMap((view) =>
          selectProjections(this.wiring, [view.name]).map(({ projection }) => ({ ...view, projection })),
        ),
        upcasting: new Upcasting(this.wiring),
        deadline: performance.now() + asOf.withinMs,
      });
      return { answer: await work(async ({ statement, read }) => read((await send(views, statement)).rows)), events };
    } catch (error) {
      throw isTimeout(error) ? new Refusal('REPLAY_TOO_LONG') : error;
    } finally {
      this.underWay = false;
      await Promise.allSettled(opened.map((client) => client.end()));
    }
  }
}

const STATEMENT_TIMEOUT = '57014';
const isTimeout = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === STATEMENT_TIMEOUT;
