import type { Reasons } from './reasons-for-turn.query.js';

/** A new day begins, and hours that became free are used, within this time. */
const LOOK_EVERY_MS = 30_000;
/** Without any such event, for what time alone changes. */
const RETRY_EVERY_MS = 15 * 60_000;

/** When to make bookings, and when to try again what could not be made. */
export class TurnsDue {
  private lookedAt = -Infinity;
  private retriedAt = -Infinity;
  private isFree = false;
  /** After shifts failed: when all of them are tried again, and how long to wait if that fails as well. */
  private failedUntil = Infinity;
  private patience = LOOK_EVERY_MS;

  /** Undefined if nothing has to be done yet. */
  next({ begins, frees }: Pick<Reasons, 'begins' | 'frees'>, at: number): { readonly again: boolean } | undefined {
    this.isFree ||= frees;
    const looks = at - this.lookedAt >= LOOK_EVERY_MS;
    if (looks) this.lookedAt = at;
    const again = looks && (this.isFree || at >= this.failedUntil || at - this.retriedAt >= RETRY_EVERY_MS);
    if (again) {
      this.retriedAt = at;
      this.isFree = false;
      this.failedUntil = Infinity;
    }
    return looks || begins ? { again } : undefined;
  }

  /** How long until the next look. */
  wait(at: number): number {
    return Math.max(0, this.lookedAt + LOOK_EVERY_MS - at);
  }

  /** What a turn could not serve is tried again at a later look, the longer the more often it failed; others do not wait for it. */
  ended({ again }: { readonly again: boolean }, failedShifts: number): void {
    if (failedShifts > 0) {
      this.failedUntil = Math.min(this.failedUntil, this.lookedAt + this.patience);
      if (again) this.patience = Math.min(2 * this.patience, RETRY_EVERY_MS);
    } else if (again) this.patience = LOOK_EVERY_MS;
  }

  /** The last turn came to nothing: all of it is due at the next look. */
  failed(at: number): void {
    this.lookedAt = at;
    this.isFree = true;
  }
}
