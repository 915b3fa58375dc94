import { Navigate, useLocation } from 'react-router';
import { paths } from '../../config/paths.js';
import { askPasskey, hasPasskeys, NoPasskey } from '../../features/auth/api/ask-for-passkey.js';
import { usePasskeyAttempt } from '../../features/auth/shared/use-passkey-attempt.js';
import { isAdministrationOpen } from '../../features/auth/administration-open.js';
import { useSession } from '../../features/auth/use-session.js';
import { linkIn } from '../../features/booking/shared/link-in.js';
import { useNow } from '../../lib/time/use-now.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';

const words = ['administration', 'deciding', 'coverage'] as const;
const DecideScreen = lazyScreen(
  async () => (await import('../../features/booking/admin/decide-from-message/decide-screen.js')).DecideScreen,
  words,
);

const isTrouble = (error: unknown) => error instanceof NoPasskey;

interface Opened {
  readonly link: string;
}

/** Opened from a message, mostly by somebody who is not signed in here. Whoever has the administration open decides there. */
export function DecidePage() {
  const location = useLocation();
  const { pathname, hash } = location;
  const link = (location.state as Opened | null)?.link ?? '';
  const session = useSession();
  const now = useNow();
  const attempt = usePasskeyAttempt();
  const about = linkIn(link);
  // the secret does not stay in the address, where it is shown, copied and remembered; a reload still knows it
  if (hash !== '') return <Navigate replace to={pathname} state={{ link: hash.slice(1) } satisfies Opened} />;
  if (session === undefined) return null;
  if (about && isAdministrationOpen(session, now)) return <Navigate replace to={paths.diaryBooking(about.bookingId)} />;
  return (
    <DecideScreen key={link} link={link} passkeys={{ areThere: hasPasskeys(), ask: askPasskey, attempt, isTrouble }} />
  );
}
