// Adds up the gzipped script that a visitor loads before the first screen (the entry and all its static imports)
// and exits 1 above the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limitInKilobytes = 200;
const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const needed = new Set();
const need = (key) => {
  if (needed.has(key)) return;
  needed.add(key);
  for (const imported of manifest[key].imports ?? []) need(imported);
};
for (const key of Object.keys(manifest)) if (manifest[key].isEntry) need(key);

const sizes = [...needed]
  .map((key) => manifest[key].file)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, kilobytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000 }))
  .sort((a, b) => b.kilobytes - a.kilobytes);
const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

for (const { file, kilobytes } of sizes) console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${file}`);
console.log(`${total.toFixed(1).padStart(7)} kB  initial script, gzipped (limit ${limitInKilobytes} kB)`);
if (total > limitInKilobytes) process.exit(1);
