import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const ofAdministration =
  /^src\/(?:(?:features\/(?:\w+\/admin|audit)|app\/administration)\/|app\/messages\/(?:administration|audit))/;

/** The built files that only administrators and auditors load: their screens, their texts and what only those use. */
export function filesOfAdministration(dist: string): Set<string> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const everybodys = filesFrom(manifest, entries, (key) => !ofAdministration.test(key));
  const all = filesFrom(manifest, Object.keys(manifest), () => true);
  return new Set([...all].filter((file) => !everybodys.has(file)));
}

function filesFrom(manifest: Manifest, keys: readonly string[], counts: (key: string) => boolean): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const load = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key) || !counts(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const needed of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) load(needed);
  };
  keys.forEach(load);
  return files;
}
