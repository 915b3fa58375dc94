/** Somebody else appended to the stream first: read and decide again. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
}

/** A database constraint refused the write: exclusion, check, unique or foreign key. */
export class GuardViolation extends Error {
  override readonly name = 'GuardViolation';
  constructor(
    readonly constraint: string,
    options?: ErrorOptions,
  ) {
    super(`refused by ${constraint}`, options);
  }
}

/** The command was already carried out under this idempotency key: return the stored answer (`EventStore.findAnswer`). */
export class IdempotencyKeyTaken extends Error {
  override readonly name = 'IdempotencyKeyTaken';
}
