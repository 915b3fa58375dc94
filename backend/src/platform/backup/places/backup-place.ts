import type { Readable } from 'node:stream';

/** Files in one folder, or under one prefix of a bucket. Names are relative, with slashes. Throws BackupProblem. */
export abstract class BackupPlace {
  /** as a person would write it */
  abstract readonly name: string;
  /** Resolves once the file is stored durably. */
  abstract write(name: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** Undefined if there is no such file. */
  abstract read(name: string): Promise<Readable | undefined>;
  /** The folders directly inside, in order. */
  abstract folders(): Promise<string[]>;
  abstract folder(name: string): BackupPlace;
  /** Removes everything inside. */
  abstract removeAll(): Promise<void>;
}

export async function readText(place: BackupPlace, name: string): Promise<string | undefined> {
  const source = await place.read(name);
  return source && Buffer.concat(await source.toArray()).toString();
}
