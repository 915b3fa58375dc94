/** The files that were given, from a folder or an archive. */
export interface Source {
  /** Plain names, sorted; there are no folders within. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Streams the file's bytes; throws `Unreadable` if it cannot. */
  bytes(name: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** What was given cannot be read as an archive, a folder or text; the message is a whole sentence. */
export class Unreadable extends Error {}

/** A dossier has about a dozen files. */
const MOST_FILES = 100;

/** Names as Rigbook gives them: no folders, no hidden files, nothing that a file system treats specially. */
export const isPlainName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name);

/** The names, sorted; throws if one is not plain, is there twice or there are too many. */
export function checkedNames(names: readonly string[]): readonly string[] {
  if (names.length > MOST_FILES)
    throw new Unreadable(`There are more than ${MOST_FILES} files; this is neither a dossier nor an export.`);
  const seen = new Set<string>();
  for (const name of names) {
    if (!isPlainName(name))
      throw new Unreadable(`${JSON.stringify(name)} is not a file name of a dossier or an export.`);
    // two files with one name, or on a disk that ignores case: readers would see different files
    if (seen.has(name.toLowerCase())) throw new Unreadable(`${name} is in the archive twice.`);
    seen.add(name.toLowerCase());
  }
  return [...names].sort();
}

/** Reads a whole file into memory; throws as soon as it exceeds the limit. */
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

/** The same as text; undefined if there is no such file. */
export const readText = async (source: Source, name: string, limit: number): Promise<string | undefined> =>
  source.has(name) ? (await readBytes(source, name, limit)).toString('utf8') : undefined;
