/** The languages of the agreement; a signed document shows all of them. */
export const agreementLanguages = ['en', 'he'] as const;
export type AgreementLanguage = (typeof agreementLanguages)[number];

/** The same statement in every language. */
export type Wording = Readonly<Record<AgreementLanguage, string>>;

/** One statement. Its id is unique within its section and stays the same in later editions. */
export interface Clause {
  readonly id: string;
  readonly text: Wording;
}

export interface Paragraph extends Clause {
  readonly kind: 'paragraph';
}

export interface ClauseList {
  readonly kind: 'list';
  readonly id: string;
  /** The line that the clauses complete. */
  readonly lead: Wording;
  /** True for steps, which are numbered. */
  readonly ordered: boolean;
  readonly clauses: readonly Clause[];
}

export interface AgreementSection {
  readonly id: string;
  readonly heading: Wording;
  readonly blocks: readonly (Paragraph | ClauseList)[];
}

/**
 * One edition of the agreement, as the page shows it and the signed document prints it. A signed edition is never changed, only
 * followed by another one.
 */
export interface AgreementEdition {
  /** The month of its introduction, `2026-11`. */
  readonly version: string;
  readonly title: Wording;
  readonly sections: readonly AgreementSection[];
  /** The short terms directly above the signature, on the signature screen and in the document. */
  readonly terms: readonly Clause[];
}

export const paragraph = (id: string, en: string, he: string): Paragraph => ({
  kind: 'paragraph',
  id,
  text: { en, he },
});

export const clause = (id: string, en: string, he: string): Clause => ({ id, text: { en, he } });

export const list = (id: string, lead: Wording, clauses: readonly Clause[]): ClauseList => ({
  kind: 'list',
  id,
  lead,
  ordered: false,
  clauses,
});

export const steps = (id: string, lead: Wording, clauses: readonly Clause[]): ClauseList => ({
  ...list(id, lead, clauses),
  ordered: true,
});
