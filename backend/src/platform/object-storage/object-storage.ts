import { randomBytes } from 'node:crypto';

/**
 * Where files lie that are too large for a row. A key is made by `newObjectKey`; it never leaves the server.
 * Every call throws ObjectStorageUnavailable when the storage does not answer.
 */
export abstract class ObjectStorage {
  /** Resolves once the bytes are safe. */
  abstract put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** Undefined where nothing lies under the key. */
  abstract get(key: string): Promise<Buffer | undefined>;
  /** Also where nothing lies there any more. */
  abstract remove(key: string): Promise<void>;
}

/** The folder or the service behind it fails. Answered with 503; try again later. */
export class ObjectStorageUnavailable extends Error {
  override readonly name = 'ObjectStorageUnavailable';
  constructor(cause: unknown) {
    super('The object storage does not answer.', { cause });
  }
}

const KEY = /^[a-z]+\/[0-9a-f]{48}$/;

/** An unguessable name, such as `photos/` and 48 hexadecimal digits. */
export const newObjectKey = (kind: string): string => objectKey(`${kind}/${randomBytes(24).toString('hex')}`);

/** The key itself, if it is one of ours: anything else could name a file outside the folder. */
export function objectKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new Error('not the key of an object');
}
