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

  /** Undefined if nothing has to be done yet. */
  next({ begins, frees }: Pick<Reasons, 'begins' | 'frees'>, at: number): { readonly again: boolean } | undefined {
    this.isFree ||= frees;
    const looks = at - this.lookedAt >= LOOK_EVERY_MS;
    if (looks) this.lookedAt = at;
    const again = looks && (this.isFree || at - this.retriedAt >= RETRY_EVERY_MS);
    if (again) {
      this.retriedAt = at;
      this.isFree = false;
    }
    return looks || begins ? { again } : undefined;
  }

  /** How long until the next look. */
  wait(at: number): number {
    return Math.max(0, this.lookedAt + LOOK_EVERY_MS - at);
  }

  /** The last turn came to nothing, or could not serve a shift: all of it is due at the next look. */
  failed(at: number): void {
    this.lookedAt = at;
    this.isFree = true;
  }
}
