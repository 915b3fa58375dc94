// Adds up the gzipped script that a visitor loads before the first screen (the entry and all its static imports), and what the desk's
// first screen adds in English, with its style sheets. Exits 1 above a limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limits = { first: 180, desk: 350 };
/** What an administrator who opens /admin loads, each with its imports. */
const desk = [
  'src/app/pages/desk-routes.ts',
  'src/ui/theme/antd-root.tsx',
  'src/app/administration/desk/desk.tsx',
  'src/app/administration/admin-dashboard.tsx',
  'src/features/booking/admin/today/today.tsx',
  'src/app/messages/administration-en.ts',
  'src/features/history/messages-en.ts',
  'src/features/audit/messages-en.ts',
  'src/features/auth/account/messages-en.ts',
  'src/features/auth/shared/messages-en.ts',
];

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The scripts and style sheets of these modules and of all that they import. */
function filesOf(keys, files = new Set()) {
  for (const key of keys) {
    const { file, css = [], imports = [] } = manifest[key];
    if (files.has(file)) continue;
    for (const needed of [file, ...css]) files.add(needed);
    filesOf(imports, files);
  }
  return files;
}

function add(title, files, limit) {
  const sizes = files
    .map((file) => ({ file, kilobytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000 }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
  const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  for (const { file, kilobytes } of sizes) console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`${total.toFixed(1).padStart(7)} kB  ${title}, gzipped (limit ${limit} kB)`);
  if (total > limit) process.exitCode = 1;
}

const first = filesOf(Object.keys(manifest).filter((key) => manifest[key].isEntry));
add(
  'initial script',
  [...first].filter((file) => file.endsWith('.js')),
  limits.first,
);
add(
  "more for the desk's first screen",
  [...filesOf(desk)].filter((file) => !first.has(file)),
  limits.desk,
);
