import { useCallback, useContext } from 'react';
import { useText } from '../i18n/use-text.js';
import { useTimes } from '../time/use-times.js';
import { sentenceFor } from './error-text.js';
import { RefusalSentencesContext } from './refusal-sentences.js';

/** A past refusal in the chosen language, or the server's sentence if there is none in it. */
export function useRefusalText(): (refusal: { code: string; facts: object | null; detail: string }) => string {
  const sentences = useContext(RefusalSentencesContext);
  const text = useText();
  const times = useTimes();
  return useCallback(
    ({ code, facts, detail }) =>
      (sentences && sentenceFor({ code, facts: facts ?? undefined }, sentences, { text, times })) ?? detail,
    [sentences, text, times],
  );
}
