import { departmentsInHebrew } from '@rigbook/contracts/responders/departments-in-hebrew';
import { importColumnNames, importColumns, optionalImportColumns } from '@rigbook/contracts/responders/import.words';
import type { UserFormField } from '@rigbook/contracts/responders/user-form.rules';
import type { Language } from '../../../../lib/i18n/language.js';

export const TEMPLATE_FILE_NAME = 'rigbook-users.csv';

export const templateColumns = importColumns.filter((column) => !optionalImportColumns.includes(column));

const examples: Readonly<Record<Language, Partial<Record<UserFormField, string>>>> = {
  en: { firstName: 'Dana', lastName: 'Levi', department: 'EMT' },
  he: { firstName: 'דנה', lastName: 'לוי', department: departmentsInHebrew.EMT },
};

/** Headings and one made-up user, with the byte order mark by which spreadsheets recognize UTF-8. */
export function templateCsv(language: Language): string {
  const example: Partial<Record<UserFormField, string>> = {
    unitNumber: '106',
    email: 'dana.levi@example.org',
    phoneNumber: '050-000-0106',
    ...examples[language],
  };
  const rows = [
    templateColumns.map((column) => importColumnNames[column][language]),
    templateColumns.map((column) => example[column] ?? ''),
  ];
  return `\uFEFF${rows.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
