import type { AgreementEdition, Clause, Wording } from './agreement-text.js';

export interface NumberedClause {
  /** Of the section and of the clause within it: `4.2`. */
  readonly number: string;
  readonly heading: Wording;
  readonly clause: Clause;
}

/** Who pays fines: the clause has the same id in every edition. */
const FINES = 'fines';

/** The clause of the edition about fines, with its number; undefined if there is none. */
export function finesClause({ sections }: AgreementEdition): NumberedClause | undefined {
  for (const [sectionAt, { heading, blocks }] of sections.entries()) {
    const clauses = blocks.flatMap((block): readonly Clause[] => (block.kind === 'list' ? block.clauses : [block]));
    const at = clauses.findIndex(({ id }) => id === FINES);
    const clause = clauses[at];
    if (clause) return { number: `${sectionAt + 1}.${at + 1}`, heading, clause };
  }
  return undefined;
}
