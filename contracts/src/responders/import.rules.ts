import { isPlainText } from '../kernel/text.js';
import { departmentsInHebrew } from './departments-in-hebrew.js';
import { importColumnNames, importColumns, importProblems, optionalImportColumns } from './import.words.js';
import { phoneLastFour, trimmed } from './profile.rules.js';
import { departments } from './responder.words.js';
import { matchesPhone, userFormErrors, type UserForm, type UserFormField } from './user-form.rules.js';

/** The index of each column, and problems of the first row. */
export interface ImportHeader {
  readonly placeOf: ReadonlyMap<UserFormField, number>;
  readonly missing: readonly UserFormField[];
  readonly twice: readonly UserFormField[];
  /** as written; not used */
  readonly unread: readonly string[];
}

export interface ImportProblem {
  /** null for the row as a whole */
  readonly field: UserFormField | null;
  readonly message: string;
}

export interface ImportRow {
  /** line of the file, counted from 1 */
  readonly line: number;
  readonly form: UserForm;
  readonly tooManyCells: boolean;
}

export interface CheckedRow extends ImportRow {
  readonly problems: readonly ImportProblem[];
}

/** Compares only letters and digits: `E-mail`, `דוא"ל`, `Unit no.` */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const columnsByName = new Map(
  importColumns.flatMap((column) => {
    const { en, he, also } = importColumnNames[column];
    return [column, en, he, ...also].map((name) => [bare(name), column] as const);
  }),
);

const departmentsByName = new Map(
  departments.flatMap((department) =>
    [department, departmentsInHebrew[department]].map((name) => [bare(name), department] as const),
  ),
);

/** Recognizes columns by their headings in English or Hebrew, in any order. */
export function headerOf(cells: readonly string[]): ImportHeader {
  const found = cells.map((cell) => columnsByName.get(bare(cell)));
  const placeOf = new Map(
    found.flatMap((column, place) => (column === undefined ? [] : [[column, place] as const])).reverse(),
  );
  return {
    placeOf,
    missing: importColumns.filter((column) => !placeOf.has(column) && !optionalImportColumns.includes(column)),
    twice: importColumns.filter((column) => found.filter((other) => other === column).length > 1),
    unread: cells.filter((cell, place) => found[place] === undefined && cell.trim() !== ''),
  };
}

/** A row as fields of the user form. Departments are recognized in either language. */
export function importRowOf(
  line: number,
  cells: readonly string[],
  { placeOf }: ImportHeader,
  width: number,
): ImportRow {
  // a cell may contain line breaks, but a name, an address or a number may not
  const cell = (column: UserFormField) => (cells[placeOf.get(column) ?? cells.length] ?? '').replaceAll(/\s+/g, ' ');
  const typed = Object.fromEntries(importColumns.map((column) => [column, cell(column)])) as UserForm;
  const form = trimmed(typed);
  return {
    line,
    form: {
      ...form,
      department: departmentsByName.get(bare(form.department)) ?? form.department,
      phoneLastFour: form.phoneLastFour === '' ? phoneLastFour(form.phoneNumber) : form.phoneLastFour,
    },
    tooManyCells: cells.slice(width).some((beyond) => beyond.trim() !== ''),
  };
}

/** The problems of each row, within the file and compared with existing users. */
export function checkedRows(rows: readonly ImportRow[], takenUnits: ReadonlySet<string>): readonly CheckedRow[] {
  const rowsOfUnit = new Map<string, number>();
  for (const { form } of rows) rowsOfUnit.set(form.unitNumber, (rowsOfUnit.get(form.unitNumber) ?? 0) + 1);
  return rows.map((row) => ({
    ...row,
    problems: [
      ...(row.tooManyCells ? [{ field: null, message: importProblems.tooManyCells }] : []),
      ...importColumns.flatMap((field) => problemOf(field, row.form, { rowsOfUnit, takenUnits })),
    ],
  }));
}

interface Others {
  readonly rowsOfUnit: ReadonlyMap<string, number>;
  readonly takenUnits: ReadonlySet<string>;
}

function problemOf(field: UserFormField, form: UserForm, others: Others): readonly ImportProblem[] {
  const message =
    (isReadable(form[field]) ? undefined : importProblems.unreadable) ??
    ownProblem(field, form) ??
    (field === 'unitNumber' ? unitProblem(form.unitNumber, others) : undefined);
  return message === undefined ? [] : [{ field, message }];
}

/** The digits are derived from the number, so that a problem of the number is reported once. */
function ownProblem(field: UserFormField, form: UserForm): string | undefined {
  const errors = userFormErrors(form);
  if (field !== 'phoneLastFour') return errors[field];
  if (errors.phoneNumber !== undefined || matchesPhone(form.phoneLastFour, form.phoneNumber)) return undefined;
  return importProblems.digitsDiffer;
}

function unitProblem(unitNumber: string, { rowsOfUnit, takenUnits }: Others): string | undefined {
  if ((rowsOfUnit.get(unitNumber) ?? 0) > 1) return importProblems.unitTwice;
  return takenUnits.has(unitNumber) ? importProblems.unitTaken : undefined;
}

/** A file in another encoding contains replacement characters. */
const isReadable = (text: string): boolean => isPlainText(text) && !text.includes('\uFFFD');

export const isGood = ({ problems }: CheckedRow): boolean => problems.length === 0;
