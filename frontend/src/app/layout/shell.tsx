import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { LicenceKeeper } from '../../features/licences/licence-keeper.js';
import { SessionKeeper } from '../../features/auth/session-keeper.js';
import { useSession } from '../../features/auth/use-session.js';
import { fleetQuery } from '../../features/fleet/api/get-fleet.js';
import { useText } from '../../lib/i18n/use-text.js';
import { BottomBar } from './bars/bottom-bar.js';
import { DeskKeys } from '../pages/desk-keys.js';
import { OtherWindows } from './other-windows.js';
import { PageNotes } from './page-notes.js';
import styles from './shell.module.css';
import { Splash } from './splash.js';
import { useIsTaskScreen } from './bars/task-screen.js';
import { TopBar } from './bars/top-bar.js';
import { useLogout } from './bars/use-logout.js';
import { useZone } from '../../lib/time/zone.js';
import { keepFocus } from '../../ui/keep-focus.js';

/** The frame of every screen, with the session for everything inside. */
export function Shell() {
  const text = useText();
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isTask = useIsTaskScreen();
  const { logout, isPending, question } = useLogout();
  const navigates = session != null && !isTask;
  // every vehicle's name has a hue by its place in the fleet; the frame itself shows nothing of it
  useQuery({ ...fleetQuery, enabled: session != null, notifyOnChangeProps: [] });

  useEffect(keepFocus, []);
  useEffect(() => {
    // what was pressed may still be there: the menu of the desk
    const isKept = main.current?.contains(document.activeElement);
    if (shown.current !== pathname && !isKept) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);

  if (session === undefined) return <Splash />;
  return (
    <>
      <div className={styles.shell} data-bottom-bar={navigates || undefined}>
        <a className={styles.skip} href="#content">
          {text('app.skipToContent')}
        </a>
        <PageNotes listsForms={!isTask} />
        <TopBar user={session ?? null} onLogout={logout} isLeaving={isPending} />
        <main id="content" ref={main} tabIndex={-1} className={styles.content}>
          <Outlet key={session?.id} />
          <ZoneNote />
        </main>
        {navigates && <BottomBar isAdmin={session.isAdmin} isAuditor={session.isAuditor} />}
      </div>
      <SessionKeeper />
      <OtherWindows />
      {(session?.isAdmin || session?.isAuditor) && <DeskKeys />}
      {session != null && <LicenceKeeper key={session.id} user={session} onLogout={logout} />}
      {question}
      <ScrollRestoration />
    </>
  );
}

/** Shows the organization's time zone once, on devices set to another one. */
function ZoneNote() {
  const text = useText();
  const zone = useZone();
  if (Intl.DateTimeFormat().resolvedOptions().timeZone === zone) return null;
  return <p className="mt-8 text-soft text-sm">{text('shell.timesIn', { zone })}</p>;
}
