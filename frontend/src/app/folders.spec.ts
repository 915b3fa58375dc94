import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const source = join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.spec)\.tsx?$/.test(file) && !file.startsWith('testing'),
);

/** The folders that a folder's files import from, including types and styles. */
function importsOfFolders(): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = posix.dirname(file);
    const known = imported.get(folder) ?? new Set();
    for (const [, specifier = ''] of readFileSync(join(source, file), 'utf8').matchAll(
      /(?:from|import) '(\.[^']+)'/g,
    )) {
      const other = posix.dirname(posix.join(folder, specifier));
      if (other !== folder) known.add(other);
    }
    imported.set(folder, known);
  }
  return imported;
}

/** Each folder that leads back to itself, with the path. */
function cycles(imported: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  for (const start of imported.keys()) {
    const cameFrom = new Map<string, string>();
    const waiting = [start];
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift())
      for (const next of imported.get(folder) ?? []) {
        if (cameFrom.has(next)) continue;
        cameFrom.set(next, folder);
        waiting.push(next);
      }
    if (!cameFrom.has(start)) continue;
    const way = [start];
    for (let at = cameFrom.get(start); at !== undefined && at !== start; at = cameFrom.get(at)) way.unshift(at);
    found.push([start, ...way].join(' > '));
  }
  return found;
}

test('imports between folders go one way', () => {
  expect(cycles(importsOfFolders())).toEqual([]);
});

test('a folder that leads back to itself is found', () => {
  const planted = { a: ['b'], b: ['c'], c: ['b'] };
  const imported = new Map(Object.entries(planted).map(([folder, known]) => [folder, new Set(known)]));
  expect(cycles(imported)).toEqual(['b > c > b', 'c > b > c']);
});

test('no folder has more than 25 files directly in it', () => {
  const entries = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const counts = new Map<string, number>();
  for (const { parentPath } of entries) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  const full = [...counts].filter(([, count]) => count > 25);
  expect(full.map(([folder]) => posix.relative(source, folder))).toEqual([]);
});
