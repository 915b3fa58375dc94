import { type FileHandle, open } from 'node:fs/promises';
import { type Head, headOfLine } from './head.js';

/** Longer than any line of the file. */
const WINDOW = 4_096;

/**
 * The first head for this number or a later one, in a file with ascending numbers, with a few reads for any size. Undefined if there
 * is none or no file. After the restore of an older backup numbers went back, and a later head than the first may be found.
 */
export async function findHead(file: string, number: number): Promise<Head | undefined> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return undefined;
  try {
    let [low, high] = [0, (await handle.stat()).size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await lineFrom(handle, middle);
      if (!line || line.start >= high) high = middle;
      else if (isBefore(line.text, number)) low = line.end;
      else high = middle;
    }
    const found = await lineFrom(handle, low);
    return found && headOfLine(found.text);
  } finally {
    await handle.close();
  }
}

/** Skips lines that are not heads. */
const isBefore = (line: string, number: number): boolean => (headOfLine(line)?.number ?? 0) < number;

interface Line {
  readonly start: number;
  /** after its line break */
  readonly end: number;
  readonly text: string;
}

/** The first complete line at or after this offset. */
async function lineFrom(handle: FileHandle, place: number): Promise<Line | undefined> {
  const from = Math.max(0, place - 1);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(WINDOW), 0, WINDOW, from);
  const window = buffer.subarray(0, bytesRead);
  const first = place === 0 ? 0 : window.indexOf('\n') + 1;
  if (place > 0 && first === 0) return undefined;
  const last = window.indexOf('\n', first);
  if (last < 0) return undefined;
  return { start: from + first, end: from + last + 1, text: window.subarray(first, last).toString() };
}
