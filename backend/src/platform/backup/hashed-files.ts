import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupProblem } from './backup-problem.js';
import type { WrittenFile } from './manifest.js';
import type { BackupPlace } from './places/backup-place.js';

/** Writes a file and returns what the manifest says about it. */
export async function writeHashed(
  place: BackupPlace,
  name: string,
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await place.write(name, counted());
  return { name, bytes, sha256: hash.digest('hex') };
}

/** The same, compressed. The reason that is thrown is that of the side that failed first. */
export async function writeCompressed(place: BackupPlace, name: string, source: Readable): Promise<WrittenFile> {
  const zip = createGzip({ level: 4 });
  const [read, written] = await Promise.allSettled([pipeline(source, zip), writeHashed(place, name, zip)]);
  if (written.status === 'fulfilled' && read.status === 'fulfilled') return written.value;
  const [first, second] = [written, read].map((side) =>
    side.status === 'rejected' ? (side.reason as Error) : undefined,
  );
  throw (first && !isConsequence(first) ? first : (second ?? first)) as Error;
}

const isConsequence = (error: NodeJS.ErrnoException): boolean => error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** @throws BackupProblem if the file is missing or not as it was written */
export async function checkFile(place: BackupPlace, { name, bytes, sha256 }: WrittenFile): Promise<void> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of (await mustRead(place, name)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    read += chunk.length;
  }
  if (read === bytes && hash.digest('hex') === sha256) return;
  const how = read < bytes ? `ends after ${read} of ${bytes} bytes` : 'was changed';
  throw new BackupProblem(`The backup ${place.name} is damaged: ${name} ${how}. Nothing was changed.`);
}

/** The content of a compressed file. @throws BackupProblem if it is missing */
export async function readCompressed(place: BackupPlace, name: string): Promise<Readable> {
  const unzipped = createGunzip();
  pipeline(await mustRead(place, name), unzipped).catch((error: unknown) => unzipped.destroy(error as Error));
  return unzipped;
}

export async function mustRead(place: BackupPlace, name: string): Promise<Readable> {
  const source = await place.read(name);
  if (source) return source;
  throw new BackupProblem(`The backup ${place.name} is incomplete: ${name} is missing. Nothing was changed.`);
}
