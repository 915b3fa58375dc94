import type { RefusalCode, RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { createContext } from 'react';
import type { Text } from '../i18n/use-text.js';
import type { Times } from '../time/use-times.js';
import type { FieldProblem } from './problem.js';

/** What a sentence uses to put its facts into words. */
export interface Wordings {
  readonly text: Text;
  readonly times: Times;
}

/** One sentence per code, made from its facts if it has any. */
export type SentencesFor<Code extends RefusalCode> = {
  readonly [Each in Code]: RefusalFacts[Each] extends undefined
    ? string
    : (facts: RefusalFacts[Each], wordings: Wordings) => string;
};

/** The refusals in a language other than the server's. */
export interface RefusalSentences {
  readonly ofCode: SentencesFor<RefusalCode>;
  readonly ofField: (problem: FieldProblem) => string;
}

/** Undefined if the server's sentences are in the chosen language. */
export const RefusalSentencesContext = createContext<RefusalSentences | undefined>(undefined);
