import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { typeParsers } from './type-parsers.js';

/** The role of the running application: it reads and appends, and can neither change nor remove events. */
export const applicationRole = 'rigbook_app';

/** Milliseconds. Together they let a dead database answer 503 within six seconds. */
const limits = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 4_000,
  query_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};
export type Limits = typeof limits;

/**
 * How long a connection may be unused, in milliseconds: a new one signs in and prepares every statement again, which slows a request
 * down by 15 ms. Firewalls keep quiet connections for longer than this.
 */
const IDLE_MS = 60_000;

export interface ConnectionOptions {
  readonly url: string;
  /** the role that every connection assumes; undefined: the login's */
  readonly role: string | undefined;
  readonly poolSize?: number;
  /** replaces the default, for programs without waiting users */
  readonly limits?: Partial<Limits>;
}

/**
 * Options of TypeORM's pool. `pipeline` sends statements without waiting for earlier answers, so that a command takes one round
 * trip. Cursors do not work on such a pool.
 */
export const dataSourceOptions = ({
  url,
  role,
  poolSize = 16,
  limits: others,
}: ConnectionOptions): PostgresDataSourceOptions => ({
  type: 'postgres',
  url,
  poolSize,
  applicationName: 'rigbook',
  logging: false,
  extra: {
    ...limits,
    ...others,
    pipeline: true,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    types: typeParsers,
    options: ['-c timezone=UTC', ...(role ? [`-c role=${role}`] : [])].join(' '),
  },
});
