import type { Duplex } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { Statement } from '../event-store/statement.js';
import { meansUnavailable, translated } from './database-unavailable.js';
import type { Answers, Query } from './query.js';

/**
 * Runs SQL on the application's pool. Column values arrive as `typeParsers` defines. Every call throws DatabaseUnavailable if the
 * database does not answer, else the driver's error with its SQLSTATE.
 */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  /** One statement on any free connection, prepared there at its first use. */
  async query<Row extends object>({ name, text, values }: Statement): Promise<Row[]> {
    try {
      const { rows } = await this.pool.query<Row>({ name, text, values: [...values] });
      return rows;
    } catch (error) {
      throw translated(error);
    }
  }

  async fetch<T>({ statement, read }: Query<T>): Promise<T> {
    return read(await this.query(statement));
  }

  /** The results of several queries in one round trip, on one connection, but not in one snapshot. */
  async fetchAll<const Queries extends readonly Query<unknown>[]>(queries: Queries): Promise<Answers<Queries>> {
    return this.withClient(async (client) => {
      const asked = inOneWrite(client, () =>
        queries.map(({ statement: { name, text, values } }) =>
          client.query<object>({ name, text, values: [...values] }),
        ),
      );
      const results = await Promise.all(asked);
      return queries.map(({ read }, index) => read(results[index]?.rows ?? [])) as Answers<Queries>;
    });
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

/** One write to the socket instead of one per query, which would cost more than everything else. */
function inOneWrite<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}
