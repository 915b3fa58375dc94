import { useCallback, useContext } from 'react';
import { useText } from '../i18n/use-text.js';
import { useTimes } from '../time/use-times.js';
import { ApiError, type FieldProblem, HeldBack } from './problem.js';
import { RefusalSentencesContext, type RefusalSentences, type Wordings } from './refusal-sentences.js';

/**
 * The text for a failure: the sentence of the refusal in the chosen language, or that there is no connection. Its status is for
 * the error's message alone: a number in front helps no reader.
 */
export function useErrorText(): (error: unknown) => string {
  const sentences = useContext(RefusalSentencesContext);
  const text = useText();
  const times = useTimes();
  return useCallback(
    (error) => {
      if (error instanceof HeldBack)
        return text(error.by === 'signature' ? 'outbox.heldBackBySignature' : 'outbox.heldBack');
      if (!(error instanceof ApiError)) return text('error.noConnection');
      const sentence = sentences && sentenceFor(error, sentences, { text, times });
      return sentence ?? (isReadable(error.detail) ? error.detail : text('error.noConnection'));
    },
    [sentences, text, times],
  );
}

/** A proxy whose server is gone answers with nothing, or with a page of its own. */
const isReadable = (detail: string): boolean => detail !== '' && !detail.trimStart().startsWith('<');

/** What is wrong with one field, in the chosen language. */
export function useFieldProblemText(): (problem: FieldProblem) => string {
  const sentences = useContext(RefusalSentencesContext);
  return useCallback((problem) => sentences?.ofField(problem) ?? problem.message, [sentences]);
}

type AnySentence = string | ((facts: object, wordings: Wordings) => string);

interface Refused {
  readonly code: string | undefined;
  readonly facts?: object | undefined;
}

/** Undefined for a code that this version of the page does not know, or if its facts are missing. */
export function sentenceFor(
  { code, facts }: Refused,
  { ofCode }: RefusalSentences,
  wordings: Wordings,
): string | undefined {
  if (code === undefined || !Object.hasOwn(ofCode, code)) return undefined;
  const sentence = ofCode[code as keyof typeof ofCode] as AnySentence;
  if (typeof sentence === 'string') return sentence;
  return facts && sentence(facts, wordings);
}
