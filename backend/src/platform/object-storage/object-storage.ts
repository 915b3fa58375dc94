/**
 * Where files lie that are too large for a row. A key is made by `newObjectKey`; nobody outside the server ever sees one.
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
