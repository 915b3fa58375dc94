import { decideAndCommit } from '../event-store/decide-and-commit.js';
import { VersionConflict } from '../event-store/event-store.errors.js';
import { Refusal } from './refusal.js';

/**
 * Decides and commits, again on what others wrote meanwhile; who keeps losing is told so. @throws Refusal
 * CHANGED_MEANWHILE
 */
export async function decideInTurn<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await decideAndCommit(attempt);
  } catch (error) {
    throw error instanceof VersionConflict ? new Refusal('CHANGED_MEANWHILE') : error;
  }
}
