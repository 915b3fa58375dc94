import type { Pool, PoolClient } from 'pg';

const ignore = () => {};

/**
 * A client whose server goes away emits 'error', which ends Node unless somebody listens; the pool listens only while the
 * client rests in it. Whoever uses the client learns of the loss by the rejected query.
 */
export function surviveLostConnections(pool: Pool): void {
  pool.on('acquire', (client: PoolClient) => {
    if (!client.listeners('error').includes(ignore)) client.on('error', ignore);
  });
}
