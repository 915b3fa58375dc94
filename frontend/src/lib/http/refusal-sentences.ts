import type { RefusalCode, RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { createContext } from 'react';
import type { Text } from '../i18n/use-text.js';
import type { Times } from '../time/use-times.js';
import type { FieldProblem } from './problem.js';

/** What a sentence words its facts with. */
export interface Wordings {
  readonly text: Text;
  readonly times: Times;
}

/** One sentence per code; a code with facts words them. */
export type SentencesFor<Code extends RefusalCode> = {
  readonly [Each in Code]: RefusalFacts[Each] extends undefined
    ? string
    : (facts: RefusalFacts[Each], wordings: Wordings) => string;
};

/** How a language other than the server's says no. */
export interface RefusalSentences {
  readonly ofCode: SentencesFor<RefusalCode>;
  readonly ofField: (problem: FieldProblem) => string;
}

/** Undefined where the server's own sentences are in the chosen language. */
export const RefusalSentencesContext = createContext<RefusalSentences | undefined>(undefined);
