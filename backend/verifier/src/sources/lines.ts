import { Unreadable } from './source.js';

/** Lines without their line breaks. */
export type Lines = Iterable<string> | AsyncIterable<string>;

/** An event takes a few thousand bytes; an endless line would fill the memory. */
const LONGEST_LINE = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;

/** Streams the lines of a file of any length. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  let begun: Uint8Array[] = []; // the pieces of a line whose end is still to come
  let length = 0;
  let number = 1;
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      yield decoded(Buffer.concat([...begun, chunk.subarray(start, end)]), file, number);
      [begun, length] = [[], 0];
      start = end + 1;
      number += 1;
    }
    begun.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST_LINE) throw new Unreadable(`Line ${number} of ${file} is longer than ${LONGEST_LINE} bytes.`);
  }
  if (length > 0) yield decoded(Buffer.concat(begun), file, number);
}

function decoded(bytes: Uint8Array, file: string, number: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unreadable(`Line ${number} of ${file} is not UTF-8.`);
  }
}
