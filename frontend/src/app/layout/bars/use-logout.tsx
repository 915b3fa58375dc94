import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useSignOut } from '../../../features/auth/api/sign-out.js';
import { hasReports, useDeviceOwner } from '../../../lib/device/owned-storage.js';
import { signOutPending } from '../../../lib/storage/sign-out-pending.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

const LogoutDialog = lazyDialog(async () => (await import('./logout-dialog.js')).LogoutDialog, ['damage-photos']);

/** Where their file cannot be loaded, none were taken since the page was opened. */
const photosWait = () =>
  import('../../../lib/photos/photo-queue.js').then(
    ({ photoQueue }) => photoQueue.lostAtSignOut().length > 0,
    () => false,
  );

interface Logout {
  readonly logout: () => void;
  readonly isPending: boolean;
  /** Asked first if something is not sent yet: steps and photos would be lost, and reports stay. */
  readonly question: ReactNode;
}

/** Ends the session and leads home. */
export function useLogout(): Logout {
  const text = useText();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const owner = useDeviceOwner();
  const signOut = useSignOut();
  const [asks, setAsks] = useState(false);

  const leave = async () => {
    if (!(await attempt(signOut.mutateAsync(), text('signOut.failed')))) return;
    setAsks(false);
    const description = signOutPending.isSet() ? text('signOut.toldLater') : undefined;
    showToast({ title: text('signOut.done'), ...(description && { description }), tone: 'success' });
    void navigate(paths.home);
  };
  const askOrLeave = async () =>
    outbox.all().length > 0 || hasReports(owner) || (await photosWait()) ? setAsks(true) : leave();
  return {
    isPending: signOut.isPending,
    logout: () => void askOrLeave(),
    question: asks && (
      <LogoutDialog isPending={signOut.isPending} onConfirm={() => void leave()} onClose={() => setAsks(false)} />
    ),
  };
}
