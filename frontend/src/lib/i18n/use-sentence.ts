import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Says a sentence of the shared rules in the chosen language; one that the catalogue does not have stays as it is. */
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
