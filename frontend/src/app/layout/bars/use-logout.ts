import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useSignOut } from '../../../features/auth/api/sign-out.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

/** Ends the session and leads home. */
export function useLogout(): { readonly logout: () => Promise<void>; readonly isPending: boolean } {
  const text = useText();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return {
    isPending: signOut.isPending,
    logout: async () => {
      if (!(await attempt(signOut.mutateAsync(), text('signOut.failed')))) return;
      showToast({ title: text('signOut.done'), tone: 'success' });
      void navigate(paths.home);
    },
  };
}
