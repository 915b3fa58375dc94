import { importColumnNames, MOST_IMPORT_ROWS } from '../responders/import.words.js';
import type { UserFormField } from '../responders/user-form.rules.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

const named = (columns: readonly UserFormField[]): string =>
  columns.map((column) => importColumnNames[column].en).join(', ');

export interface OfColumns {
  readonly columns: readonly UserFormField[];
}

/** About a file of users as a whole; problems of a row are reported with the row (docs/domain.md#importing-users). */
export const importRefusals = {
  IMPORT_UNREADABLE: withFacts<{ line: number }>({
    status: 400,
    title: 'File not readable',
    detail: ({ line }) =>
      `The file cannot be read as CSV from line ${line} on. Please check the quotation marks there, or save the file as CSV again.`,
    example: { line: 7 },
  }),
  IMPORT_COLUMNS_MISSING: withFacts<OfColumns>({
    status: 400,
    title: 'Columns missing',
    detail: ({ columns }) =>
      `The first row must name every column. Missing: ${named(columns)}. The template has all of them.`,
    example: { columns: ['email', 'department'] },
  }),
  IMPORT_COLUMNS_TWICE: withFacts<OfColumns>({
    status: 400,
    title: 'Columns named twice',
    detail: ({ columns }) =>
      `The first row names these columns more than once: ${named(columns)}. Please keep one of each.`,
    example: { columns: ['phoneNumber'] },
  }),
  IMPORT_EMPTY: withoutFacts(
    400,
    'No users in the file',
    'The file has no rows below the first one. Please choose another file.',
  ),
  IMPORT_TOO_LONG: withoutFacts(
    400,
    'Too many rows',
    `The file has more than ${MOST_IMPORT_ROWS.toLocaleString('en')} rows, which is more users than there are unit numbers. Please split it.`,
  ),
};
