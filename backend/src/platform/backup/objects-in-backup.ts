import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type ObjectStorage, ObjectStorageUnavailable } from '../object-storage/object-storage.js';
import { BackupProblem, reasonOf } from './backup-problem.js';
import { checkFile, mustRead, readCompressed, writeCompressed, writeHashed } from './hashed-files.js';
import type { WrittenFile } from './manifest.js';
import type { BackupPlace } from './places/backup-place.js';

/** Names every object, its size and its hash, a line each: a manifest of millions of photos would not fit into memory. */
export const OBJECT_LIST = 'objects.jsonl.gz';

const nameOf = (key: string) => `objects/${key}`;

/** Copies all objects and writes their list. Those that are removed in between are left out. */
export async function writeObjects(
  place: BackupPlace,
  storage: ObjectStorage,
  signal?: AbortSignal,
): Promise<{ list: WrittenFile; count: number }> {
  let count = 0;
  const lines = async function* () {
    for await (const key of storage.keys()) {
      signal?.throwIfAborted();
      const bytes = await storage.get(key);
      if (!bytes) continue;
      count += 1;
      const written = await writeHashed(place, nameOf(key), [bytes]);
      yield `${JSON.stringify({ ...written, name: key })}\n`;
    }
  };
  const list = await writeCompressed(place, OBJECT_LIST, Readable.from(lines()));
  return { list, count };
}

export async function checkObjects(place: BackupPlace): Promise<void> {
  for await (const object of objectsIn(place)) await checkFile(place, { ...object, name: nameOf(object.name) });
}

/** @throws BackupProblem if the backup cannot be read or the storage does not take a photo, for example since the disk is full */
export async function restoreObjects(place: BackupPlace, storage: ObjectStorage): Promise<void> {
  for await (const { name: key } of objectsIn(place)) {
    const bytes = Buffer.concat(await (await mustRead(place, nameOf(key))).toArray());
    await storage.put(key, bytes, 'application/octet-stream').catch(explain);
  }
}

function explain(error: unknown): never {
  if (!(error instanceof ObjectStorageUnavailable)) throw error;
  throw new BackupProblem(
    `Cannot write the photos: ${reasonOf(error.cause)}. The database is as it was. Free space or repair the storage, then restore again.`,
  );
}

async function* objectsIn(place: BackupPlace): AsyncGenerator<WrittenFile, void, undefined> {
  const input = await readCompressed(place, OBJECT_LIST);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) yield JSON.parse(line) as WrittenFile;
}
