import type { CurrentUser, PendingSignIn } from '../../../lib/http/answers.js';
import { ApiError } from '../../../lib/http/problem.js';

/** What each step of confirming a device is given. */
export interface ConfirmationStep {
  readonly pending: PendingSignIn;
  readonly onPending: (pending: PendingSignIn) => void;
  readonly onSignedIn: (user: CurrentUser) => void;
  /** It waited too long. */
  readonly onOver: () => void;
  /** To unit number and digits. */
  readonly onBack: () => void;
}

/** Whether a sign-in has to begin again. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'SIGN_IN_EXPIRED';

/** Whether there is more than one way to confirm the device. */
export const hasOtherWay = ({ channels, administrator }: PendingSignIn): boolean =>
  channels.length > 1 || administrator;
