import { type JsonObject, readObject } from '../format/shape.js';
import { readBytes, type Source, Unreadable } from '../sources/source.js';

/** Far above any real booking. A larger archive is meant to exhaust its reader. */
const LARGEST_FILE = 64 * 1024 * 1024;
const LARGEST_DOSSIER = 128 * 1024 * 1024;

/** The files of a dossier, read once, so that what is checked is what was hashed. */
export class DossierFiles {
  private constructor(private readonly files: ReadonlyMap<string, Buffer>) {}

  static async read(source: Source): Promise<DossierFiles> {
    const files = new Map<string, Buffer>();
    let total = 0;
    for (const name of source.names) {
      const bytes = await readBytes(source, name, LARGEST_FILE);
      total += bytes.length;
      if (total > LARGEST_DOSSIER) throw new Unreadable(`Together the files are larger than ${LARGEST_DOSSIER} bytes.`);
      files.set(name, bytes);
    }
    return new DossierFiles(files);
  }

  get names(): readonly string[] {
    return [...this.files.keys()];
  }

  bytes(name: string): Buffer | undefined {
    return this.files.get(name);
  }

  text(name: string): string | undefined {
    return this.files.get(name)?.toString('utf8');
  }

  object(name: string): JsonObject | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : readObject(text);
  }
}
