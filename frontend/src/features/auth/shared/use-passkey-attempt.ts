import { useCallback } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { NoPasskey } from '../api/ask-for-passkey.js';

/** Like an attempt. Whoever gave up in the browser's dialog knows it; other troubles of the browser are named as such. */
export function usePasskeyAttempt(): (command: Promise<unknown>, failedTitle: string) => Promise<boolean> {
  const text = useText();
  const attempt = useAttempt();
  return useCallback(
    async (command, failedTitle) => {
      const trouble = await command.then(
        () => undefined,
        (error: unknown) => (error instanceof NoPasskey ? error.trouble : undefined),
      );
      if (trouble === undefined) return attempt(command, failedTitle);
      if (trouble !== 'given-up')
        showToast({ title: failedTitle, description: text(`passkey.trouble.${trouble}`), tone: 'destructive' });
      return false;
    },
    [attempt, text],
  );
}
