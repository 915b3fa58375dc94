import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';

/**
 * A connection outside the pool with the same settings, for session locks and LISTEN. The server drops it about 20 seconds after the
 * host disappears.
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
  client.on('error', () => {}); // its user listens too
  await client.connect();
  return client;
}

const TRY_AGAIN_MS = 1_000;

interface LastingUse {
  readonly connect: () => Promise<pg.Client>;
  /** uses one connection; must end soon after the signal, which means that the connection is lost or no longer needed */
  readonly use: (client: pg.Client, over: AbortSignal) => Promise<void>;
  readonly onLost: (error: unknown) => void;
}

/** Keeps one connection in use until stopped. Replaces a lost one after a second. */
export class LastingConnection {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly lasting: LastingUse) {}

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.session(signal);
      } catch (error) {
        this.lasting.onLost(error);
      }
      await sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }

  private async session(stop: AbortSignal): Promise<void> {
    const client = await this.lasting.connect();
    const lost = new AbortController();
    client.on('error', () => lost.abort()).on('end', () => lost.abort());
    try {
      await this.lasting.use(client, AbortSignal.any([stop, lost.signal]));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
