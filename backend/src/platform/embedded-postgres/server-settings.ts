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
