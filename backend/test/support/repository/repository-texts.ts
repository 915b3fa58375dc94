import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Texts } from './references.js';

export const repository = path.resolve(import.meta.dirname, '../../../..');

const MADE = /^(node_modules|dist|dist-types|coverage|test-results|playwright-report|\.(git|nx|cache|data))$/;
const WRITTEN = /\.(ts|tsx|js|mjs|cjs|css|html|md|yml|json)$|(^|\/)(Dockerfile|run)$/;
const GENERATED = ['package-lock.json', 'contracts/openapi.json', 'contracts/src/api.types.ts'];

/** Everything that people write here: no packages, nothing that was built or generated. */
export function repositoryTexts(): Texts {
  return new Map(filesIn('').map((file) => [file, readFileSync(path.join(repository, file), 'utf8')]));
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return MADE.test(entry.name) ? [] : filesIn(file);
    return entry.isFile() && WRITTEN.test(file) && !GENERATED.includes(file) ? [file] : [];
  });
}
