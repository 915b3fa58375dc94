import { decisionLinkIn } from '@rigbook/contracts/booking/deciding/decision-link.rules';
import { isBefore } from '@rigbook/contracts/kernel/time';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../config/paths.js';
import { askPasskey, hasPasskeys, NoPasskey } from '../../features/auth/api/ask-for-passkey.js';
import { usePasskeyAttempt } from '../../features/auth/shared/use-passkey-attempt.js';
import { useSession } from '../../features/auth/use-session.js';
import { useNow } from '../../lib/time/use-now.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';

const words = ['administration', 'deciding'] as const;
const DecideScreen = lazyScreen(
  async () => (await import('../../features/booking/admin/decide-from-message/decide-screen.js')).DecideScreen,
  words,
);

const isTrouble = (error: unknown) => error instanceof NoPasskey;

/** Opened from a message, mostly by somebody who is not signed in here. Whoever has the administration open decides there. */
export function DecidePage() {
  const { hash } = useLocation();
  const link = hash.slice(1);
  const session = useSession();
  const now = useNow();
  const attempt = usePasskeyAttempt();
  const about = decisionLinkIn(link.slice(0, link.lastIndexOf('.')));
  if (session === undefined) return null;
  if (about && session?.adminUntil != null && isBefore(now, session.adminUntil))
    return <Navigate replace to={paths.diaryBooking(about.bookingId)} />;
  return (
    <DecideScreen key={link} link={link} passkeys={{ areThere: hasPasskeys(), ask: askPasskey, attempt, isTrouble }} />
  );
}
