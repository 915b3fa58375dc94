import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isObjectKey, objectKey, ObjectStorage, ObjectStorageUnavailable } from './object-storage.js';

/** Objects as files in a folder that all processes share. Readable by its owner only. */
export class FolderStorage extends ObjectStorage {
  constructor(private readonly folder: string) {
    super();
  }

  /** Writes atomically: a killed process leaves no incomplete object under its key. */
  override async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(key);
    const unfinished = `${file}.${randomUUID()}`;
    await answered(async () => {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
    });
  }

  override get(key: string): Promise<Buffer | undefined> {
    return answered(() => readFile(this.fileOf(key)).catch(undefinedIfMissing));
  }

  override async remove(key: string): Promise<void> {
    await answered(() => rm(this.fileOf(key), { force: true }));
  }

  override async *keys(): AsyncGenerator<string, void, undefined> {
    for (const kind of await this.namesIn('')) {
      yield* (await this.namesIn(kind)).map((name) => `${kind}/${name}`).filter(isObjectKey);
    }
  }

  private namesIn(kind: string): Promise<string[]> {
    return answered(async () => (await readdir(path.join(this.folder, kind)).catch(undefinedIfMissing)) ?? []);
  }

  private fileOf(key: string): string {
    return path.join(this.folder, objectKey(key));
  }
}

async function answered<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw isSystemError(error) ? new ObjectStorageUnavailable(error) : error;
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error;

function undefinedIfMissing(error: unknown): undefined {
  if (isSystemError(error) && error.code === 'ENOENT') return undefined;
  throw error;
}
