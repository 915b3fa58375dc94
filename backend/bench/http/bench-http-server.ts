import type { Instant } from '@rigbook/contracts/kernel/time';

/** What both sides of the measurement over HTTP look like to it. */
export interface BenchHttpServer {
  readonly pid: number;
  readonly port: number;
  /** sets the clock of the server */
  setClock(now: Instant): Promise<void>;
  close(): Promise<void>;
}
