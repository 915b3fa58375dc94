import type { Instant } from '@rigbook/contracts/kernel/time';

/** How a session that is not over stands. */
export interface LiveSession {
  readonly responderId: string;
  /** what administrators see is told to it until then; null: it is not */
  readonly administersUntil: Instant | null;
}

/** Whose streams may stay open, and what they may be told; auth answers, which live updates know nothing of. */
export abstract class LiveSessions {
  /** The sessions among these that are not over, by their names. */
  abstract stillOpen(sessions: readonly string[], now: Instant): Promise<ReadonlyMap<string, LiveSession>>;
}
