import { useCallback, useRef } from 'react';
import { useErrorText } from '../../lib/http/error-text.js';
import { ApiError } from '../../lib/http/problem.js';
import { dismissToast, showToast } from './toast-store.js';

type Attempt = (command: Promise<unknown>, failedTitle: string, unanswered?: string) => Promise<boolean>;

/**
 * Waits for a command and resolves to true on success. A failure shows a toast with that title and the server's text,
 * or `unanswered` if there was no response or it does not say why, until another attempt succeeds.
 */
export function useAttempt(): Attempt {
  const errorText = useErrorText();
  const told = useRef<number>(undefined);
  return useCallback(
    async (command, failedTitle, unanswered) => {
      try {
        await command;
        if (told.current !== undefined) dismissToast(told.current);
        return true;
      } catch (error) {
        const saysWhy = error instanceof ApiError && error.detail !== '';
        const description = saysWhy || unanswered === undefined ? errorText(error) : unanswered;
        told.current = showToast({ title: failedTitle, description, tone: 'destructive' });
        return false;
      }
    },
    [errorText],
  );
}
