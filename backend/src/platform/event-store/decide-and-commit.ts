import { VersionConflict } from './event-store.errors.js';

/**
 * Runs read, decide and commit again while somebody else was faster on the stream, at most `attempts` times in all;
 * the last VersionConflict goes to the caller. Anything else is not tried again.
 */
export async function decideAndCommit<T>(attempt: () => Promise<T>, attempts = 3): Promise<T> {
  for (let left = attempts; ;) {
    try {
      return await attempt();
    } catch (error) {
      left -= 1;
      if (!(error instanceof VersionConflict) || left === 0) throw error;
    }
  }
}
