import type { Pool, PoolClient } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { canTakeRole } from './application-role.js';
import { applicationRole, type ConnectionOptions, dataSourceOptions, type Limits } from './connection-options.js';
import { translated } from './database-unavailable.js';

export type Entities = NonNullable<DataSourceOptions['entities']>;

interface OpenOptions {
  readonly url: string;
  readonly entities?: Entities;
  readonly poolSize?: number;
  readonly limits?: Partial<Limits>;
  /** keeps the login's role, which may change tables: for migrations and rebuilds */
  readonly asOwner?: boolean;
}

/** An initialized TypeORM DataSource on a pool that survives a dead database. @throws DatabaseUnavailable */
export async function openDataSource({
  url,
  entities = [],
  poolSize,
  limits,
  asOwner = false,
}: OpenOptions): Promise<DataSource> {
  try {
    const role = !asOwner && (await canTakeRole(url, applicationRole)) ? applicationRole : undefined;
    const connection: ConnectionOptions = {
      url,
      role,
      ...(poolSize !== undefined && { poolSize }),
      ...(limits && { limits }),
    };
    const dataSource = await new DataSource({ ...dataSourceOptions(connection), entities }).initialize();
    surviveLostConnections((dataSource.driver as unknown as { master: Pool }).master);
    return dataSource;
  } catch (error) {
    throw translated(error);
  }
}

const ignore = () => {};

/**
 * A client that loses its server emits 'error', which ends Node unless there is a listener; the pool listens only while the client
 * is idle. The code that uses the client gets a rejected query.
 */
function surviveLostConnections(pool: Pool): void {
  pool.on('acquire', (client: PoolClient) => {
    if (!client.listeners('error').includes(ignore)) client.on('error', ignore);
  });
}
