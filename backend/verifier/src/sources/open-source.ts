import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { checkedNames, type Source, Unreadable } from './source.js';

/** The files of a folder. Refuses links and subfolders, which could lead elsewhere. */
async function openFolder(folder: string): Promise<Source> {
  const entries = await readdir(folder, { withFileTypes: true });
  const strange = entries.find((entry) => !entry.isFile());
  if (strange) throw new Unreadable(`${strange.name} in the folder is not a file.`);
  const names = checkedNames(entries.map(({ name }) => name));
  return {
    names,
    has: (name) => names.includes(name),
    bytes: (name) => createReadStream(path.join(folder, name)),
    close: () => undefined,
  };
}

/** The files of an archive. Unpacks nothing to disk, so names can lead nowhere; entries larger than declared are refused. */
async function openZip(file: string): Promise<Source> {
  const zip = await readable(openPromise(file, { autoClose: false, strictFileNames: true }));
  const entries = new Map<string, Entry>();
  const names: string[] = [];
  await readable(
    (async () => {
      for await (const entry of zip.eachEntry()) {
        names.push(entry.fileName);
        entries.set(entry.fileName, entry);
        checkedNames(names);
      }
    })(),
  );
  return {
    names: checkedNames(names),
    has: (name) => entries.has(name),
    bytes: (name) => bytesOf(zip, name, entries.get(name)),
    close: () => zip.close(),
  };
}

async function* bytesOf(zip: ZipFile, name: string, entry: Entry | undefined): AsyncGenerator<Uint8Array> {
  if (!entry) throw new Unreadable(`${name} is missing.`);
  try {
    if (entry.isEncrypted()) throw new Error('it is encrypted');
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Uint8Array;
  } catch (error) {
    throw new Unreadable(`${name} in the archive cannot be read: ${(error as Error).message}.`);
  }
}

/** Reports what yauzl finds wrong with an archive as unreadable; other errors pass through. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Unreadable || (error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new Unreadable(`The archive cannot be read: ${(error as Error).message}.`);
  }
}

/** Opens a folder or an archive by its path; throws `Unreadable` if it is neither. */
export async function openSource(file: string): Promise<Source> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new Unreadable(`File or folder not found: ${file}.`);
  return found.isDirectory() ? openFolder(file) : openZip(file);
}
