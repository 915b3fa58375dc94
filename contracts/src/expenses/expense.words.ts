import type { Language } from '../settings/settings.rules.js';

/** What money was spent on during a shift. Stored in events: never rename. */
export const expenseKinds = ['fuel', 'wash', 'parking', 'toll', 'parts', 'other'] as const;
export type ExpenseKind = (typeof expenseKinds)[number];

/** An administrator decides once, unless it is withdrawn before. Stored and sent: never rename. */
export const expenseStatuses = ['waiting', 'approved', 'declined', 'withdrawn'] as const;
export type ExpenseStatus = (typeof expenseStatuses)[number];

export const receiptStates = ['none', 'here', 'erased'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** The currency of the organization, in which every amount is. Events name it, so that an amount of today stays what it was. */
export const CURRENCY = 'ILS';

export const expenseKindWords: Readonly<Record<Language, Readonly<Record<ExpenseKind, string>>>> = {
  en: {
    fuel: 'Fuel',
    wash: 'Car wash',
    parking: 'Parking',
    toll: 'Road toll',
    parts: 'Parts',
    other: 'Something else',
  },
  he: { fuel: 'דלק', wash: 'שטיפה', parking: 'חניה', toll: 'כביש אגרה', parts: 'חלקים', other: 'משהו אחר' },
};

export const expenseStatusWords: Readonly<Record<Language, Readonly<Record<ExpenseStatus, string>>>> = {
  en: { waiting: 'Waiting', approved: 'Approved', declined: 'Declined', withdrawn: 'Withdrawn' },
  he: { waiting: 'ממתינה', approved: 'אושרה', declined: 'נדחתה', withdrawn: 'בוטלה' },
};

/** The columns of exported expenses, in order. `InZone` are local times of the organization, `InUtc` instants. */
export const expenseExportHeadings = {
  spentOn: { en: 'Day', he: 'תאריך' },
  vehicle: { en: 'Vehicle', he: 'רכב' },
  unit: { en: 'Unit', he: 'יחידה' },
  responder: { en: 'Responder', he: 'מתנדב' },
  kind: { en: 'For', he: 'עבור' },
  amount: { en: 'Amount', he: 'סכום' },
  currency: { en: 'Currency', he: 'מטבע' },
  liters: { en: 'Liters', he: 'ליטרים' },
  note: { en: 'Note', he: 'הערה' },
  receipt: { en: 'Receipt', he: 'קבלה' },
  status: { en: 'Status', he: 'מצב' },
  decidedBy: { en: 'Decided by', he: 'הוחלט בידי' },
  reason: { en: 'Reason', he: 'סיבה' },
  decidedInZone: { en: 'Decided', he: 'מועד ההחלטה' },
  recordedInZone: { en: 'Recorded', he: 'נרשם' },
  booking: { en: 'Booking', he: 'הזמנה' },
  id: { en: 'Expense', he: 'מזהה ההוצאה' },
  decidedInUtc: { en: 'Decided', he: 'מועד ההחלטה' },
  recordedInUtc: { en: 'Recorded', he: 'נרשם' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export const receiptWords: Readonly<Record<Language, Readonly<Record<ReceiptState, string>>>> = {
  en: { none: 'no', here: 'yes', erased: 'erased' },
  he: { none: 'אין', here: 'יש', erased: 'נמחקה' },
};
