import type { Source } from './source.js';
import { Unreadable } from './unreadable.js';

/** The bytes of a file that is held in memory; throws where it is longer than the limit, before reading on. */
export async function readBytes(source: Source, name: string, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source.bytes(name)) {
    length += chunk.length;
    if (length > limit) throw new Unreadable(`${name} is longer than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text; undefined where there is no such file. */
export const readText = async (source: Source, name: string, limit: number): Promise<string | undefined> =>
  source.has(name) ? (await readBytes(source, name, limit)).toString('utf8') : undefined;
