import { randomBytes } from 'node:crypto';

/**
 * Stores files that are too large for a row. Keys come from `newObjectKey` and never leave the server.
 * Every call throws ObjectStorageUnavailable if the storage does not answer.
 */
export abstract class ObjectStorage {
  /** Resolves once the bytes are stored durably. */
  abstract put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** Undefined if there is no object. */
  abstract get(key: string): Promise<Buffer | undefined>;
  /** Succeeds also if there is no object. */
  abstract remove(key: string): Promise<void>;
  /** All keys, in no order. */
  abstract keys(): AsyncIterable<string>;
}

/** The folder or service fails. Answered with 503. */
export class ObjectStorageUnavailable extends Error {
  override readonly name = 'ObjectStorageUnavailable';
  constructor(cause: unknown) {
    super('The object storage does not answer.', { cause });
  }
}

const KEY = /^[a-z]+\/[0-9a-f]{48}$/;

/** An unguessable name, such as `photos/` and 48 hexadecimal digits. */
export const newObjectKey = (kind: string): string => objectKey(`${kind}/${randomBytes(24).toString('hex')}`);

export const isObjectKey = (name: string): boolean => KEY.test(name);

/** Returns the key if it is valid; anything else could name a file outside the folder. */
export function objectKey(key: string): string {
  if (isObjectKey(key)) return key;
  throw new Error('not the key of an object');
}
