import type { Statement } from './statement.js';

/** What may follow is known; before anything else, such as WITH ORDINALITY, the statement is left alone. */
const FROM_COLUMNS =
  /\b(FROM|USING|JOIN)\s+unnest\(((?:\s*\$\d+::[\w ]+\[\]\s*,?)+)\)(\s+AS\s+\w+\s*\(|(?=\s*$|\s+ON\s+CONFLICT\b))/i;
const COLUMN = /\$(\d+)::([\w ]+)\[\]/g;

interface OneRowText {
  readonly text: string;
  /** which parameters were columns and are now cells, counted from 0 */
  readonly columns: ReadonlySet<number>;
}

const forms = new Map<string, OneRowText | undefined>();

/**
 * A statement over columns of a single row, `FROM unnest($1::uuid[], ...)`, as the same statement over that row:
 * `FROM (VALUES ($1::uuid, ...))`. PostgreSQL makes a plain INSERT or a look-up by key of it, in a third of the time, with a
 * plan that serves every time. Any other statement is answered as it is.
 */
export function oneRowForm(statement: Statement): Statement {
  const { name, text, values } = statement;
  if (!values.some((value) => Array.isArray(value) && value.length === 1)) return statement;
  if (!forms.has(text)) forms.set(text, oneRowText(text));
  const form = forms.get(text);
  if (!form || [...form.columns].some((at) => (values[at] as unknown[]).length !== 1)) return statement;
  return {
    name: `${name}/1`,
    text: form.text,
    values: values.map((value, at) => (form.columns.has(at) ? (value as unknown[])[0] : value)),
  };
}

/** Undefined where the text has not exactly one such list, or uses one of its columns elsewhere too. */
function oneRowText(text: string): OneRowText | undefined {
  const [found, keyword, list = '', alias] = FROM_COLUMNS.exec(text) ?? [];
  if (found === undefined) return undefined;
  const columns = [...list.matchAll(COLUMN)].map(([, nth]) => Number(nth) - 1);
  const rest = text.replace(found, '');
  if (columns.some((at) => new RegExp(`\\$${at + 1}(?!\\d)`).test(rest))) return undefined;
  const row = list.replace(COLUMN, '$$$1::$2');
  return {
    text: text.replace(found, () => `${keyword} (VALUES (${row}))${alias || ' AS one_row'}`),
    columns: new Set(columns),
  };
}
