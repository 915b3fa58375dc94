import pg from 'pg';

/** A connection outside the pool, closed after use. Throws what the driver throws. */
export async function withConnection<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'rigbook' });
  client.on('error', () => {}); // the query under way rejects as well
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
