import type { Statement } from '../../database/statement.js';

/** Empties the texts that a person wrote, and those that others wrote about them. The rows stay, without words. */
export const forgetTextsOf = (responderId: string): Statement => ({
  name: 'event-store.forget-texts-of',
  text: `UPDATE erasable_text SET salt = NULL, text = NULL
         WHERE (written_by = $1 OR about = $1) AND text IS NOT NULL`,
  values: [responderId],
});

/** Deletes stored answers that may repeat the person's texts: those that name a stream into which they typed. Scans the table. */
export const forgetAnswersRepeating = (responderId: string): Statement => ({
  name: 'event-store.forget-answers-repeating',
  text: `DELETE FROM idempotency_key WHERE EXISTS (
           SELECT FROM regexp_matches(body::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') named
           WHERE named[1]::uuid IN (SELECT stream FROM erasable_text WHERE written_by = $1 OR about = $1))`,
  values: [responderId],
});

/** A column of a view that holds a text, and what it holds once that is erased. */
export interface CopiedText {
  readonly table: string;
  /** the column that holds the stream */
  readonly key: string;
  readonly column: string;
  readonly path: string;
  /** the types of event that set it; the last one that has a text there is the one copied */
  readonly setBy: readonly string[];
  readonly erased: `''` | 'NULL';
}

/** The event whose text the row of `copy` holds. */
const sourceOf = ({ key, path, setBy }: CopiedText): string =>
  `(SELECT e.id FROM public.event e WHERE e.stream = copy.${key} AND e.type IN (${setBy.map((type) => `'${type}'`).join(', ')})
     AND e.data ->> '${path}' IS NOT NULL ORDER BY e.version DESC LIMIT 1)`;

/** Empties the copies of one event's text. What a later event wrote in its place stays. */
export const forgetCopiesFrom = (
  copies: readonly CopiedText[],
  texts: readonly { readonly stream: string; readonly eventId: string; readonly path: string }[],
): readonly Statement[] =>
  copies.map((copy) => {
    const erased = texts.filter(({ path }) => path === copy.path);
    return {
      name: `${copy.table}.erase-${copy.column}.${copy.path}`,
      text: `UPDATE ${copy.table} copy SET ${copy.column} = ${copy.erased}
             WHERE copy.${copy.key} = ANY ($1::uuid[]) AND ${sourceOf(copy)} = ANY ($2::uuid[])`,
      values: [erased.map(({ stream }) => stream), erased.map(({ eventId }) => eventId)],
    };
  });

/** Empties copies of what these people typed or is about them. The rows of `erasable_text` say where, even when they are empty. */
export const forgetCopies = (copies: readonly CopiedText[], people: readonly string[]): readonly Statement[] =>
  copies.map((copy) => ({
    name: `${copy.table}.forget-${copy.column}.${copy.path}`,
    text: `UPDATE ${copy.table} copy SET ${copy.column} = ${copy.erased} FROM public.erasable_text t
           WHERE (t.written_by = ANY ($1::uuid[]) OR t.about = ANY ($1::uuid[])) AND t.path = '${copy.path}'
             AND copy.${copy.key} = t.stream AND t.event_id = ${sourceOf(copy)}`,
    values: [people],
  }));
