import { stat } from 'node:fs/promises';
import { openFolder } from './folder-source.js';
import type { Source } from './source.js';
import { Unreadable } from './unreadable.js';
import { openZip } from './zip-source.js';

/** Opens a folder or an archive by its path; throws `Unreadable` where it is neither. */
export async function openSource(file: string): Promise<Source> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new Unreadable(`File or folder not found: ${file}.`);
  return found.isDirectory() ? openFolder(file) : openZip(file);
}
