import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, serverEnvironment } from './cluster.js';
import { type OperatingUser, PostgresProblem } from './operating-system.js';
import { readPostmaster } from './postmaster.js';

export interface ServerProcess {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts `postgres` and waits until it accepts connections. @throws PostgresProblem with the end of its log */
export async function startServer(
  cluster: Cluster,
  bin: string,
  user: OperatingUser | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const log = openSync(cluster.logFile, 'w', 0o600);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // detached: Ctrl-C reaches only the application, which stops the database last
  const server = spawn(path.join(bin, 'postgres'), ['-D', cluster.data, ...args], {
    ...user,
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await once(server, 'spawn');
  const pid = server.pid as number;
  const watchdog = watchOver(pid);
  await untilReady(server, cluster);
  server.unref();
  return {
    pid,
    async stop() {
      server.ref();
      server.kill('SIGINT');
      await gone;
      watchdog.kill('SIGKILL');
    },
  };
}

/** Stops the server when our process is gone, even after `kill -9`, because the watchdog's input ends. */
function watchOver(pid: number): ChildProcess {
  const watchdog = spawn('/bin/sh', ['-c', `read _; kill -INT ${pid} 2>/dev/null`], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  (watchdog.stdin as unknown as { unref(): void }).unref();
  return watchdog;
}

async function untilReady(server: ChildProcess, cluster: Cluster): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new PostgresProblem(`Postgres stopped: ${readFileSync(cluster.logFile, 'utf8').slice(-2000)}`);
    }
    const postmaster = readPostmaster(cluster.data);
    if (postmaster?.ready && postmaster.pid === server.pid) return;
    await sleep(25);
  }
  server.kill('SIGINT');
  throw new PostgresProblem(`Postgres was not ready within 30 seconds; its log is ${cluster.logFile}`);
}

/** Settings of postgresql.conf for a server on one machine, reached by TCP from this machine only. */
export const serverSettings = (port: number, durable: boolean): Record<string, string> => ({
  port: String(port),
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_error_verbosity: 'terse', // the detail of a refused row quotes its values, names and phones among them
  ...(durable ? {} : throwAway),
});

const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};
