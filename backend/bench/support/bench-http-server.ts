import type { Instant } from '@rigbook/contracts/kernel/time';

/** What both sides of the measurement over HTTP look like to it. */
export interface BenchHttpServer {
  readonly port: number;
  /** the present moment from now on */
  setClock(now: Instant): Promise<void>;
  close(): Promise<void>;
}
