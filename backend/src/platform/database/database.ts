import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { Statement } from './statement.js';
import { meansUnavailable, translated } from './database-unavailable.js';
import { fetchInOneRoundTrip } from './one-round-trip.js';
import type { Answers, Query } from './query.js';

/**
 * Runs SQL on the application's pool. Column values arrive as `typeParsers` defines. Every call throws DatabaseUnavailable if the
 * database does not answer, else the driver's error with its SQLSTATE.
 */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  /** One statement on any free connection, prepared there at its first use. */
  async query<Row extends object>(statement: Statement): Promise<Row[]> {
    const [rows = []] = await this.withClient((client) => fetchInOneRoundTrip(client, [statement]));
    return rows as Row[];
  }

  async fetch<T>({ statement, read }: Query<T>): Promise<T> {
    return read(await this.query(statement));
  }

  /** The results of several queries in one round trip and one transaction, each with its snapshot. */
  async fetchAll<const Queries extends readonly Query<unknown>[]>(queries: Queries): Promise<Answers<Queries>> {
    const statements = queries.map(({ statement }) => statement);
    const rows = await this.withClient((client) => fetchInOneRoundTrip(client, statements));
    return queries.map(({ read }, at) => read(rows[at] ?? [])) as Answers<Queries>;
  }

  /** The same, each in a separate transaction: for statements that write, whose locks must not wait for each other. */
  async fetchEach<T>(queries: readonly Query<T>[]): Promise<readonly T[]> {
    const rows = await this.withClient(async (client) => {
      const running = queries.map(({ statement }) => fetchInOneRoundTrip(client, [statement]));
      await Promise.allSettled(running); // so that the connection goes back to the pool with nothing running on it
      return Promise.all(running);
    });
    return queries.map(({ read }, at) => read(rows[at]?.[0] ?? []));
  }

  /**
   * Lends a connection. It returns to the pool when `use` is done, and is closed if it is broken or still inside a transaction.
   */
  async withClient<T>(use: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.connect();
    let broken = false;
    try {
      return await use(client);
    } catch (error) {
      broken = meansUnavailable(error);
      throw translated(error);
    } finally {
      client.release(broken || isInsideTransaction(client));
    }
  }

  /** Connections of the pool, and callers that wait for one. */
  poolState(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  private async connect(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw translated(error);
    }
  }
}

/** 'I' idle, 'T' in a transaction, 'E' in a failed one; missing in the type definitions. */
const isInsideTransaction = (client: PoolClient): boolean =>
  (client as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() !== 'I';
