import { binariesFor } from './binaries.js';
import { existingCluster, makeCluster } from './cluster.js';
import { dataLocation } from './data-location.js';
import { explainFileProblem, freePort, isPortFree } from './operating-system.js';
import { runningPostmaster, waitUntilUnused } from './postmaster.js';
import { serverSettings, startServer } from './server-process.js';

export interface EmbeddedPostgresOptions {
  /** the server's files; made when missing */
  readonly folder: string;
  /** preferred port; if taken, any free one */
  readonly port?: number;
  /** false for tests: three times as fast, but a power failure may lose everything */
  readonly durable?: boolean;
  /** further settings of postgresql.conf */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  readonly port: number;
  readonly pid: number;
  /** Connection string of the superuser, with the password. */
  url(database?: string): string;
  /** Ends all connections, flushes all data and waits until the server has stopped. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server that npm installed. It listens on 127.0.0.1 only, and stops when this process ends,
 * however it ends. @throws PostgresProblem
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    throw explainFileProblem(error, options.folder);
  }
}

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durable = true } = options;
  const location = dataLocation(options.folder);
  const bin = binariesFor(location.user);
  const cluster = existingCluster(location.folder) ?? makeCluster(location, { bin, durable });
  await waitUntilUnused(cluster.data);
  const port = options.port && (await isPortFree(options.port)) ? options.port : await freePort();
  const settings = { ...serverSettings(port, durable), ...options.settings };
  const server = await startServer(cluster, bin, location.user, settings);
  return { port, pid: server.pid, url: connectionString(cluster.password, port), stop: () => server.stop() };
}

/** Connection strings of the server that another process runs on this folder; undefined when none runs. */
export function findRunningPostgres(folder: string): EmbeddedPostgres['url'] | undefined {
  const cluster = existingCluster(dataLocation(folder).folder);
  const postmaster = cluster && runningPostmaster(cluster.data);
  return cluster && postmaster?.ready ? connectionString(cluster.password, postmaster.port) : undefined;
}

const connectionString =
  (password: string, port: number) =>
  (database = 'postgres'): string =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
