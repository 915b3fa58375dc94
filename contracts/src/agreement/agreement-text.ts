/** The languages that the agreement is worded in; a signed document shows all of them. */
export const agreementLanguages = ['en', 'he'] as const;
export type AgreementLanguage = (typeof agreementLanguages)[number];

/** The same statement in every language. */
export type Wording = Readonly<Record<AgreementLanguage, string>>;

/** One statement that can be pointed at; its id is unique within its section and kept in later editions. */
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
  /** True where the order counts: steps, shown with numbers. */
  readonly ordered: boolean;
  readonly clauses: readonly Clause[];
}

export interface AgreementSection {
  readonly id: string;
  readonly heading: Wording;
  readonly blocks: readonly (Paragraph | ClauseList)[];
}

/**
 * The agreement as it stood from one month on: what the page shows and the signed document prints. An edition that was
 * signed by anybody is never changed, only followed by another one.
 */
export interface AgreementEdition {
  /** The month of its introduction, `2026-11`. */
  readonly version: string;
  readonly title: Wording;
  readonly sections: readonly AgreementSection[];
  /** The short terms that stand right above the signature, on the signature screen and in the document. */
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
