import type { importRefusals, OfColumns } from '@rigbook/contracts/refusals/import.refusals';
import { importColumnNames, importProblems } from '@rigbook/contracts/responders/import.words';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';

const named = ({ columns }: OfColumns): string => columns.map((column) => importColumnNames[column].he).join(', ');

export const userImport: SentencesFor<keyof typeof importRefusals> = {
  IMPORT_UNREADABLE: ({ line }) =>
    `אי אפשר לקרוא את הקובץ כ־CSV החל משורה ${line}. יש לבדוק שם את המירכאות, או לשמור את הקובץ מחדש כ־CSV.`,
  IMPORT_COLUMNS_MISSING: (facts) =>
    `השורה הראשונה צריכה לכלול את כל העמודות, ואלה חסרות: ${named(facts)}. בקובץ הדוגמה מופיעות כולן.`,
  IMPORT_COLUMNS_TWICE: (facts) =>
    `העמודות האלה מופיעות בשורה הראשונה יותר מפעם אחת: ${named(facts)}. יש להשאיר אחת מכל סוג.`,
  IMPORT_EMPTY: 'אין משתמשים בקובץ: אין דבר מתחת לשורה הראשונה. יש לבחור קובץ אחר.',
  IMPORT_TOO_LONG: 'בקובץ יש יותר מ־1,000 שורות, יותר ממספרי היחידה שאפשר לתת. יש לפצל אותו.',
};

/** By what the rules say of a row. */
export const problemsOfRows: Readonly<Record<string, string>> = {
  [importProblems.unitTwice]: 'מספר היחידה הזה מופיע בקובץ יותר מפעם אחת',
  [importProblems.unitTaken]: 'מספר היחידה הזה כבר שייך למישהו',
  [importProblems.digitsDiffer]: '4 הספרות האחרונות אינן אלה של מספר הטלפון',
  [importProblems.unreadable]: 'יש כאן תווים שאי אפשר לקרוא או לשמור',
  [importProblems.tooManyCells]: 'בשורה הזאת יש יותר תאים מבשורה הראשונה; פסיק בתוך תא מחייב מירכאות סביבו',
};
