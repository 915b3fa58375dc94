import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { checkedNames } from './file-name.js';
import type { Source } from './source.js';
import { Unreadable } from './unreadable.js';

/** The files of a folder. Links and folders within are refused: they would lead to what was not given. */
export async function openFolder(folder: string): Promise<Source> {
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
