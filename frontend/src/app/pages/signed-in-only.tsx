import { useIsFetching } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.js';
import { useSession } from '../../features/auth/use-session.js';
import { useIsReachable } from '../../lib/connection/use-connection.js';
import { keys } from '../../lib/http/keys.js';
import { useText } from '../../lib/i18n/use-text.js';
import { DocumentSkeleton } from '../../ui/feedback/skeleton.js';
import { connection } from '../../lib/connection/connection.js';
import { Button } from '../../ui/button.js';
import { PageTitle } from '../../ui/content/page-title.js';
import { lazyDialog } from '../../ui/lazy/lazy-dialog.js';
import styles from './message.module.css';

const SignIn = lazyDialog(async () => (await import('../../features/auth/sign-in/sign-in.js')).SignIn);

/** A screen for signed-in people. A visitor who followed a link signs in here and stays on it. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const reachable = useIsReachable();
  const asking = useIsFetching({ queryKey: keys.currentUser }) > 0;
  if (session) return children;
  if (!reachable) return <OfflineScreen />;
  return (
    <>
      <DocumentSkeleton label={text('app.loading')} />
      {session === null && !asking && <SignIn onSignedIn={() => undefined} onClose={() => void navigate(paths.home)} />}
    </>
  );
}

/** Shown while the session is unknown; the screen opens by itself once the server answers. */
function OfflineScreen() {
  const text = useText();
  return (
    <div className={styles.message}>
      <PageTitle title={text('offline.title')} />
      <p>{text('offline.screen')}</p>
      <Button onClick={() => void connection.ask()}>{text('offline.tryAgain')}</Button>
    </div>
  );
}
