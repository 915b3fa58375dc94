import { GuardViolation } from '../event-store/event-store.errors.js';
import type { Refusal } from './refusal.js';

/**
 * Runs a commit and words a constraint's no as the refusal that it means for this command; a constraint that is not named
 * here passes through, since nobody expected it.
 */
export async function answerGuards<T>(
  refusalOf: Readonly<Record<string, () => Refusal>>,
  commit: () => Promise<T>,
): Promise<T> {
  try {
    return await commit();
  } catch (error) {
    const refusal = error instanceof GuardViolation ? refusalOf[error.constraint] : undefined;
    throw refusal ? refusal() : error;
  }
}
