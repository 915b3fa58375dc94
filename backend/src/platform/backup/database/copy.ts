import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import type { Client, Connection } from 'pg';

/** The part of the driver's connection that COPY needs and its types leave out. */
interface Wire {
  readonly stream: Writable & { pause(): void; resume(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const COLLECT_BYTES = 64 * 1024;
const rowsOf = (command: { readonly text: string }) => Number(/\d+$/.exec(command.text)?.[0] ?? 0);

/** The output of a COPY ... TO STDOUT as a stream. `rows` is known at its end. */
export class CopyOut extends Readable {
  rows = 0;
  private wire: Wire | undefined;
  private collected = Buffer.alloc(COLLECT_BYTES);
  private filled = 0;

  constructor(private readonly text: string) {
    super();
  }

  submit(connection: Connection): void {
    this.wire = connection as unknown as Wire;
    this.wire.query(this.text);
  }

  override _read(): void {
    this.wire?.stream.resume();
  }

  /** The driver reuses its buffer, and sends single rows. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.filled + chunk.length > this.collected.length) {
      this.flush();
      this.collected = Buffer.alloc(Math.max(COLLECT_BYTES, chunk.length));
    }
    this.filled += chunk.copy(this.collected, this.filled);
  }

  handleCommandComplete(command: { readonly text: string }): void {
    this.rows = rowsOf(command);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleReadyForQuery(): void {
    this.flush();
    this.push(null);
  }

  private flush(): void {
    const chunk = this.collected.subarray(0, this.filled);
    this.filled = 0;
    if (chunk.length > 0 && !this.push(chunk)) this.wire?.stream.pause();
  }
}

/** Sends the source to a COPY ... FROM STDIN. Returns the number of rows. */
export function copyIn(client: Client, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failed: unknown;
    const feed = async (wire: Wire) => {
      try {
        for await (const chunk of source) {
          if (failed) return;
          wire.sendCopyFromChunk(chunk);
          if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
        }
        wire.endCopyFrom();
      } catch (error) {
        failed ??= error;
        wire.sendCopyFail('the source failed');
      }
    };
    client.query({
      submit: (connection: Connection) => connection.query(text),
      handleCopyInResponse: (wire: Wire) => void feed(wire),
      handleCommandComplete: (command: { readonly text: string }) => (rows = rowsOf(command)),
      handleError: (error: Error) => reject((failed ??= error) as Error),
      handleReadyForQuery: () => resolve(rows),
    });
  });
}
