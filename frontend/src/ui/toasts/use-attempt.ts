import { useCallback } from 'react';
import { useErrorText } from '../../lib/http/error-text.js';
import { showToast } from './toast-store.js';

/** Waits for a command. Resolves to true when it was done; a failure is told in a toast under that title. */
export function useAttempt(): (command: Promise<unknown>, failedTitle: string) => Promise<boolean> {
  const errorText = useErrorText();
  return useCallback(
    async (command, failedTitle) => {
      try {
        await command;
        return true;
      } catch (error) {
        showToast({ title: failedTitle, description: errorText(error), tone: 'destructive' });
        return false;
      }
    },
    [errorText],
  );
}
