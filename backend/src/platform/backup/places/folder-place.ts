import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupProblem, reasonOf } from '../backup-problem.js';
import { BackupPlace } from './backup-place.js';

/** A folder of this machine, or one that is mounted there. Readable by its owner only. */
export class FolderPlace extends BackupPlace {
  constructor(override readonly name: string) {
    super();
  }

  override write(name: string, source: AsyncIterable<Buffer>): Promise<void> {
    const file = path.join(this.name, name);
    return this.explained('write to', async () => {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(source, createWriteStream(file, { mode: 0o600, flush: true }));
    });
  }

  override read(name: string): Promise<Readable | undefined> {
    return this.explained('read', async () => {
      const handle = await open(path.join(this.name, name)).catch(undefinedIfMissing);
      return handle && createReadStream('', { fd: handle });
    });
  }

  override folders(): Promise<string[]> {
    return this.explained('read', async () => {
      const entries = (await readdir(this.name, { withFileTypes: true }).catch(undefinedIfMissing)) ?? [];
      return entries
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted();
    });
  }

  override folder(name: string): BackupPlace {
    return new FolderPlace(path.join(this.name, name));
  }

  override removeAll(): Promise<void> {
    return this.explained('remove', () => rm(this.name, { recursive: true, force: true }));
  }

  private async explained<T>(what: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (typeof error !== 'object' || error === null || !('syscall' in error)) throw error;
      throw new BackupProblem(`Cannot ${what} ${this.name}: ${reasonOf(error)}.`);
    }
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
