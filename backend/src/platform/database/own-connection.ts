import pg from 'pg';
import type { DataSource } from 'typeorm';

/**
 * A connection outside the pool, to the same database with the same settings, for what lasts: session locks and LISTEN. The
 * server drops it within about 20 seconds when this machine vanishes without a word.
 */
export async function openOwnConnection(
  dataSource: DataSource,
  applicationName: string,
  others: Pick<pg.ClientConfig, 'pipeline' | 'statement_timeout' | 'query_timeout'> = {},
): Promise<pg.Client> {
  const { url, extra } = dataSource.options as { url?: string; extra?: pg.ClientConfig };
  const client = new pg.Client({
    ...extra,
    connectionString: url,
    pipeline: false,
    ...others,
    keepAlive: true,
    application_name: applicationName,
    options:
      `${extra?.options ?? ''} -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2`.trim(),
  });
  client.on('error', () => {}); // whoever uses it learns of it as well
  await client.connect();
  return client;
}
