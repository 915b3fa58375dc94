import { Unreadable } from './source.js';

/** Lines without their line breaks. */
export type Lines = Iterable<string> | AsyncIterable<string>;

/** An event takes a few thousand bytes; an endless line would fill the memory. */
const LONGEST_LINE = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;

/** Streams the lines of a file of any length. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  let number = 1;
  for await (const chunk of bytes) {
    const buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    let start = 0;
    for (let end = buffer.indexOf(LINE_FEED); end >= 0; end = buffer.indexOf(LINE_FEED, start)) {
      yield decoded(buffer.subarray(start, end), file, number);
      start = end + 1;
      number += 1;
    }
    rest = buffer.subarray(start);
    if (rest.length > LONGEST_LINE)
      throw new Unreadable(`Line ${number} of ${file} is longer than ${LONGEST_LINE} bytes.`);
  }
  if (rest.length > 0) yield decoded(rest, file, number);
}

function decoded(bytes: Uint8Array, file: string, number: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unreadable(`Line ${number} of ${file} is not UTF-8.`);
  }
}
