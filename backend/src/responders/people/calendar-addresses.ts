import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Decided } from '../../platform/decisions/index.js';

/** Ends a person's calendar address. Implemented by integrations, which no slice imports. */
export abstract class CalendarAddresses {
  /** Whether the person's calendar can be read. */
  abstract hasOne(responderId: ResponderId): Promise<boolean>;
  /** What to write so that the person's calendar can no longer be read. */
  abstract ending(responderId: ResponderId): Promise<Decided>;
}
