import type { Instant } from '@rigbook/contracts/kernel';

/** Who is locked out after failed sign-ins. Implemented by auth, which no slice imports. */
export abstract class Lockouts {
  /** Whether failures at or after `since` have locked people of the unit out, and still do. */
  abstract lockedOutSince(unitNumber: string, since: Instant, now: Instant): Promise<boolean>;
}
