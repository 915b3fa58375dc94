import { useCallback } from 'react';
import { useText } from '../i18n/use-text.js';
import { ApiError } from './problem.js';

/** What to tell the person about a failure: the server's sentence with its status, or that there is no connection. */
export function useErrorText(): (error: unknown) => string {
  const text = useText();
  return useCallback((error) => (error instanceof ApiError ? error.message : text('error.noConnection')), [text]);
}
