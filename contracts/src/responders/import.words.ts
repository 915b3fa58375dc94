import type { UserFormField } from './user-form.rules.js';

/** The columns of a file of users, in the order of the template; rights are given one by one and have no column. */
export const importColumns = [
  'unitNumber',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'department',
  'phoneLastFour',
] as const satisfies readonly UserFormField[];

/** The last digits follow from the phone number; where a file has them all the same, they must agree with it. */
export const optionalImportColumns: readonly UserFormField[] = ['phoneLastFour'];

interface ColumnNames {
  readonly en: string;
  readonly he: string;
  /** What else people write above such a column. */
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

/** Three digits number at most a thousand users. */
export const MOST_IMPORT_ROWS = 1000;
/** In characters; the rows of a thousand users have a tenth of it, and it fits into a body of 1 MB in any alphabet. */
export const LONGEST_IMPORT = 350_000;

/** Problems of a row that a form cannot have. */
export const importProblems = {
  unitTwice: 'This unit number is in the file more than once',
  unitTaken: 'Another user already has this unit number',
  digitsDiffer: 'The last 4 digits are not those of the phone number',
  unreadable: 'There are characters here that cannot be read or stored',
  tooManyCells: 'This row has more cells than the first row; a comma inside a cell needs quotation marks around it',
} as const;
