import { jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');
/** In the unit project, and one that starts servers of its own for longer than all others take. */
const apart = ['boundaries.spec.ts', 'docs.spec.ts', 'booking/killed-server.spec.ts'];

/**
 * Runs every so-many-th API spec within one file of Jest's. Each file loads the whole application anew, which takes longer
 * than most specs; together they load it once.
 */
export function specsTogether({ part, of }: { readonly part: number; readonly of: number }): void {
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !apart.includes(file))
    .sort();
  for (const file of specs.filter((_, index) => index % of === part))
    describe(file, () => {
      jest.requireActual(path.join(folder, file));
    });
}
