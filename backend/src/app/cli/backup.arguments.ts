import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '../running/run-main.js';

const BACKUP = 'Usage: npm run backup -- --to FOLDER|s3://BUCKET/PREFIX [--keys-to FOLDER]';
const RESTORE = 'Usage: npm run restore -- --from FOLDER|s3://BUCKET/PREFIX [--keys-from FOLDER] [--replace]';

/** @throws StartFailure with the usage */
export function backupArguments(args: readonly string[]): { to: string; keysTo: string | undefined } {
  const { to, 'keys-to': keysTo } = orUsage(
    BACKUP,
    () => parseArgs({ args: [...args], options: { to: { type: 'string' }, 'keys-to': { type: 'string' } } }).values,
  );
  if (to === undefined) throw new StartFailure(BACKUP);
  if (keysTo !== undefined && isInside(keysTo, to)) {
    throw new StartFailure(
      '--keys-to must not be inside --to: with keys and data together, one can sign in as anybody and sign another past.',
    );
  }
  return { to, keysTo };
}

/** @throws StartFailure with the usage */
export function restoreArguments(args: readonly string[]): {
  from: string;
  keysFrom: string | undefined;
  replace: boolean;
} {
  const options = { from: { type: 'string' }, 'keys-from': { type: 'string' }, replace: { type: 'boolean' } } as const;
  const {
    from,
    'keys-from': keysFrom,
    replace = false,
  } = orUsage(RESTORE, () => parseArgs({ args: [...args], options }).values);
  if (from === undefined) throw new StartFailure(RESTORE);
  return { from, keysFrom, replace };
}

function orUsage<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}\n${usage}`);
  }
}

function isInside(keys: string, data: string): boolean {
  const relative = path.relative(path.resolve(data), path.resolve(keys));
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}
