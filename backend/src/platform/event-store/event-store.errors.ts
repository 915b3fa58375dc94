/** Somebody else appended to the stream first: read and decide again. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
}

/** The database refused what no single command can know: an exclusion, check, unique or foreign key constraint. */
export class GuardViolation extends Error {
  override readonly name = 'GuardViolation';
  constructor(
    readonly constraint: string,
    options?: ErrorOptions,
  ) {
    super(`refused by ${constraint}`, options);
  }
}

/** The command was carried out before under this idempotency key: give the stored answer (`EventStore.findAnswer`). */
export class IdempotencyKeyTaken extends Error {
  override readonly name = 'IdempotencyKeyTaken';
}
