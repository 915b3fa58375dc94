import { randomBytes } from 'node:crypto';

const KEY = /^[a-z]+\/[0-9a-f]{48}$/;

/** A name that nobody guesses, such as `photos/` and 48 hexadecimal digits. */
export const newObjectKey = (kind: string): string => objectKey(`${kind}/${randomBytes(24).toString('hex')}`);

/** The key itself, if it is one of ours: anything else could name a file outside the folder. */
export function objectKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new Error('not the key of an object');
}
