import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';

/** An address under which a calendar program reads bookings. */
export interface CalendarFeed {
  readonly id: string;
  /** whose bookings; null: those of the whole fleet */
  readonly responderId: ResponderId | null;
  readonly madeAt: Instant;
  /** to the hour; null: never yet */
  readonly readAt: Instant | null;
}
