import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Head, headOfLine } from './head.js';

/** Longer than any line of the file. */
const TAIL_BYTES = 4_096;
const MISSING = 'ENOENT';

/** Signed heads, one per line, newest last. Only grows, except that a line left incomplete by a crash is overwritten. */
export class HeadsFile {
  constructor(readonly file: string) {}

  /** Resolves once the head is on disk. */
  async append(head: Head): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const handle = await open(this.file, 'a+', 0o644);
    try {
      await handle.truncate(await wholeBytes(handle));
      await handle.appendFile(`${JSON.stringify(head)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** The last head; undefined if there is no file, or its last line is not a head. */
  async newest(): Promise<Head | undefined> {
    const handle = await open(this.file, 'r').catch(undefinedIfMissing);
    if (!handle) return undefined;
    try {
      const end = await wholeBytes(handle);
      const line = (await read(handle, Math.max(0, end - TAIL_BYTES), end)).toString().trimEnd().split('\n').at(-1);
      return line === undefined ? undefined : headOfLine(line);
    } finally {
      await handle.close();
    }
  }

  /** The end of the last complete line. */
  async size(): Promise<number> {
    const handle = await open(this.file, 'r').catch(undefinedIfMissing);
    if (!handle) return 0;
    try {
      return await wholeBytes(handle);
    } finally {
      await handle.close();
    }
  }

  /** Streams the lines up to that size. */
  async *lines(size: number): AsyncGenerator<string, void, undefined> {
    if (size === 0) return;
    yield* createInterface({ input: createReadStream(this.file, { end: size - 1 }), crlfDelay: Infinity });
  }
}

/** Leaves out an incomplete last line of any length: a power failure may leave whole blocks of zeros. */
async function wholeBytes(handle: FileHandle): Promise<number> {
  let { size } = await handle.stat();
  while (size > 0) {
    const from = Math.max(0, size - TAIL_BYTES);
    const end = (await read(handle, from, size)).lastIndexOf('\n') + 1;
    if (end > 0) return from + end;
    size = from;
  }
  return 0;
}

async function read(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.subarray(0, bytesRead);
}

function undefinedIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== MISSING) throw error;
}
