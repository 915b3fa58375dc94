import { binariesFor } from './binaries.js';
import { type Cluster, existingCluster, makeCluster } from './cluster.js';
import { type DataLocation, dataLocation } from './data-location.js';
import { explainFileProblem, freePort, isPortFree } from './operating-system.js';
import { openForLogin } from './ordinary-login.js';
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

/** A server that is running, started by whichever process. */
export interface RunningPostgres {
  /** Connection string of the superuser, for what no other login may do. The application never uses it. */
  superuserUrl(database?: string): string;
  /** Makes the database if it is missing, and gives everything in it to an ordinary login; its connection string. */
  openDatabase(name: string): Promise<string>;
}

export interface EmbeddedPostgres extends RunningPostgres {
  readonly port: number;
  readonly pid: number;
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
  return { port, pid: server.pid, ...running(cluster, location, port), stop: () => server.stop() };
}

/** The server that another process runs on this folder; undefined when none runs. */
export function findRunningPostgres(folder: string): RunningPostgres | undefined {
  const location = dataLocation(folder);
  const cluster = existingCluster(location.folder);
  const postmaster = cluster && runningPostmaster(cluster.data);
  return cluster && postmaster?.ready ? running(cluster, location, postmaster.port) : undefined;
}

function running(cluster: Cluster, { user }: DataLocation, port: number): RunningPostgres {
  const superuserUrl = (database = 'postgres') =>
    `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`;
  return { superuserUrl, openDatabase: (name) => openForLogin({ superuserUrl, cluster, user }, name) };
}
