import type { HeadsFile } from '../../platform/seal/heads-file.js';

/** The signed heads up to that file size, one per line. */
export async function* linesOf(heads: HeadsFile, size: number): AsyncGenerator<string, void, undefined> {
  for await (const line of heads.lines(size)) yield `${line}\n`;
}
