import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Translates a sentence of the shared rules; one that the catalog lacks stays as it is. */
export function useSentence(): (sentence: string) => string {
  const messages: Readonly<Record<string, unknown>> = useIntl().messages;
  return useCallback(
    (sentence) => {
      const translated = messages[sentence];
      return typeof translated === 'string' ? translated : sentence;
    },
    [messages],
  );
}
