import { jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');
/** In the unit project, and those that start processes of their own for longer than all others take. */
const apart = [
  'boundaries.spec.ts',
  'docs.spec.ts',
  'booking/killed-server.spec.ts',
  'notifications/killed-sender.spec.ts',
];

/**
 * Runs its share of the API's specs within one of the files beside the calling one. Each file loads the whole application anew, which takes longer
 * than most specs; together they load it once.
 */
export function specsTogether(partFile: string): void {
  const parts = readdirSync(path.dirname(partFile)).sort();
  const part = parts.indexOf(path.basename(partFile));
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !apart.includes(file))
    .sort();
  for (const file of specs.filter((_, index) => index % parts.length === part))
    describe(file, () => {
      jest.requireActual(path.join(folder, file));
    });
}
