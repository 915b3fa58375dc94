import { Unreadable } from './unreadable.js';

/** A dossier has a dozen files; more than this is something else. */
const MOST_FILES = 100;

/** Names as Rigbook gives them: no folders, no hidden files, nothing that a file system reads in a way of its own. */
export const isPlainName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name);

/** The names, sorted; throws if one is not plain, is there twice or there are too many. */
export function checkedNames(names: readonly string[]): readonly string[] {
  if (names.length > MOST_FILES)
    throw new Unreadable(`There are more than ${MOST_FILES} files; this is neither a dossier nor an export.`);
  const seen = new Set<string>();
  for (const name of names) {
    if (!isPlainName(name))
      throw new Unreadable(`${JSON.stringify(name)} is not a file name of a dossier or an export.`);
    // two files of one name, or a second one on a disk that does not tell capitals apart: readers would see different files
    if (seen.has(name.toLowerCase())) throw new Unreadable(`${name} is in the archive twice.`);
    seen.add(name.toLowerCase());
  }
  return [...names].sort();
}
