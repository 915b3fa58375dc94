import { RETURN_PATH_PARAMETER, returnPath } from '@rigbook/contracts/auth/return-path.rules';
import { noop, type QueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../../config/paths.js';
import { currentUserQuery } from '../../../features/auth/api/get-current-user.js';
import { useSignInOutcome } from '../../../features/auth/sign-in-outcome/use-sign-in-outcome.js';
import { useSession } from '../../../features/auth/use-session.js';
import { myBookingsQuery } from '../../../features/booking/api/my-bookings.js';
import { fleetQuery } from '../../../features/fleet/api/get-fleet.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTabTitle } from '../../../ui/content/page-title.js';
import { lazyScreen } from '../../../ui/lazy/lazy-screen.js';
import { HomeSkeleton } from './home-skeleton.js';
import { LazyBookVehicle } from './lazy-book-vehicle.js';
import { SignedOutHome } from './signed-out-home.js';
import { isToBook } from './use-book-parameter.js';

// a file of their own for both (vite/merged-files.ts), which index.html asks for as soon as a person is signed in
const SignedInHome = lazyScreen(async () => (await import('./signed-in-home.js')).SignedInHome, [], <HomeSkeleton />);
const OfflineHome = lazyScreen(async () => (await import('./offline-home.js')).OfflineHome, [], <HomeSkeleton />);

/** Reads what home begins with, so that the first rendering shows it all. What fails is left to the screen. */
export async function readHome(queryClient: QueryClient, { search }: Location): Promise<void> {
  const fleet = queryClient.query(fleetQuery).catch(noop);
  const session = await queryClient.query(currentUserQuery);
  if (session !== null) {
    const home = session.asOf === undefined ? SignedInHome : OfflineHome;
    const dialog = isToBook(search) ? LazyBookVehicle.load() : undefined;
    await Promise.allSettled([queryClient.query(myBookingsQuery), home.load(), dialog]);
  }
  await fleet;
}

/** A failed Microsoft sign-in leads here. After a later sign-in, the person continues to where they were going. */
export function HomePage() {
  const text = useText();
  const session = useSession();
  const outcome = useSignInOutcome(Boolean(session));
  const [search] = useSearchParams();
  const onTheWayTo = returnPath(search.get(RETURN_PATH_PARAMETER));
  useTabTitle(text('home.title'));
  if (session === undefined) return null; // the shell waits for it
  if (session !== null && onTheWayTo !== paths.home) return <Navigate to={onTheWayTo} replace />;
  if (session === null) return <SignedOutHome outcome={outcome} />;
  return session.asOf === undefined ? <SignedInHome user={session} /> : <OfflineHome />;
}
