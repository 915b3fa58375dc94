import type { UserFormField } from './user-form.rules.js';

/** The columns of a file of users, in the order of the template. Rights have no column; they are granted individually. */
export const importColumns = [
  'unitNumber',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'department',
  'phoneLastFour',
] as const satisfies readonly UserFormField[];

/** The last digits are derived from the phone number; if a file has them, they must match it. */
export const optionalImportColumns: readonly UserFormField[] = ['phoneLastFour'];

interface ColumnNames {
  readonly en: string;
  readonly he: string;
  /** Other accepted headings. */
  readonly also: readonly string[];
}

export const importColumnNames: Readonly<Record<UserFormField, ColumnNames>> = {
  unitNumber: { en: 'Unit number', he: 'מספר יחידה', also: ['Unit', 'Unit no', 'יחידה', 'מס׳ יחידה'] },
  firstName: { en: 'First name', he: 'שם פרטי', also: ['Given name', 'Forename'] },
  lastName: { en: 'Last name', he: 'שם משפחה', also: ['Surname', 'Family name', 'משפחה'] },
  email: {
    en: 'Email',
    he: 'דואר אלקטרוני',
    also: ['Email address', 'Mail', 'אימייל', 'מייל', 'דוא״ל', 'כתובת מייל', 'כתובת דואר אלקטרוני'],
  },
  phoneNumber: {
    en: 'Phone number',
    he: 'מספר טלפון',
    also: ['Phone', 'Telephone', 'Mobile', 'Mobile number', 'Cell phone', 'טלפון', 'נייד', 'טלפון נייד', 'מספר נייד'],
  },
  department: { en: 'Department', he: 'מחלקה', also: ['Dept'] },
  phoneLastFour: {
    en: 'Last 4 digits of the phone',
    he: '4 הספרות האחרונות של הטלפון',
    also: ['Last 4 digits', 'Phone last four', '4 ספרות אחרונות'],
  },
};

/** Three digits allow at most a thousand users. */
export const MOST_IMPORT_ROWS = 1000;
/** In characters; ten times the size of a thousand users, and within a body of 1 MB in any alphabet. */
export const LONGEST_IMPORT = 350_000;

/** Problems that only rows of a file can have. */
export const importProblems = {
  unitTwice: 'This unit number is in the file more than once',
  unitTaken: 'Another user already has this unit number',
  digitsDiffer: 'The last 4 digits are not those of the phone number',
  unreadable: 'There are characters here that cannot be read or stored',
  tooManyCells: 'This row has more cells than the first row; a comma inside a cell needs quotation marks around it',
} as const;
