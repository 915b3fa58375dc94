import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canEnter, type OperatingUser, PostgresProblem, postgresUser } from './operating-system.js';

/** The server's folder and its owner; undefined for the current user. */
export interface DataLocation {
  readonly folder: string;
  readonly user: OperatingUser | undefined;
}

/**
 * `wanted` itself, made if it is missing. Root gives it to the user that Postgres will run as; where that user cannot
 * get there (a home of mode 0700), the files lie under /var/tmp and `wanted/location` says where.
 * @throws PostgresProblem if that place is gone
 */
export function dataLocation(wanted: string): DataLocation {
  const asked = path.resolve(wanted);
  mkdirSync(path.dirname(asked), { recursive: true });
  if (!existsSync(asked)) mkdirSync(asked, { mode: 0o700 });
  if (process.getuid?.() !== 0) return { folder: asked, user: undefined };

  const user = ownerBesidesRoot(asked) ?? postgresUser();
  if (existsSync(locationFile(asked)) || !canEnter(user ?? {}, path.dirname(asked))) {
    return { folder: elsewhere(asked, user ?? {}), user };
  }
  giveTo(user ?? {}, asked);
  return { folder: asked, user };
}

export function giveTo(user: OperatingUser | undefined, file: string): void {
  if (user?.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
}

const locationFile = (asked: string) => path.join(asked, 'location');

/** A user's data folder keeps its owner even if root starts the server. */
function ownerBesidesRoot(folder: string): Required<OperatingUser> | undefined {
  const { uid, gid } = lstatSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

function elsewhere(asked: string, user: OperatingUser): string {
  const known = existsSync(locationFile(asked)) ? readFileSync(locationFile(asked), 'utf8').trim() : undefined;
  const found = known && lstatSync(known, { throwIfNoEntry: false });
  if (known && found && found.uid === user.uid) return known;
  // an empty database in its place would look as if all data were lost
  if (known && !found)
    throw new PostgresProblem(
      `The database lies in ${known}, as ${locationFile(asked)} says, and that folder is gone. Bring it back, or remove ${asked} to begin anew.`,
    );
  const folder = mkdtempSync('/var/tmp/rigbook-data-');
  giveTo(user, folder);
  writeFileSync(locationFile(asked), `${folder}\n`);
  return folder;
}
