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
  readonly erased: `''` | 'NULL';
}

/** Empties copies of what these people typed or is about them. The rows of `erasable_text` say where, even when they are empty. */
export const forgetCopies = (copies: readonly CopiedText[], people: readonly string[]): readonly Statement[] =>
  copies.map(({ table, key, column, path, erased }) => ({
    name: `${table}.forget-${column}`,
    text: `UPDATE ${table} copy SET ${column} = ${erased} FROM public.erasable_text t
           WHERE (t.written_by = ANY ($1::uuid[]) OR t.about = ANY ($1::uuid[])) AND t.path = '${path}' AND copy.${key} = t.stream`,
    values: [people],
  }));
