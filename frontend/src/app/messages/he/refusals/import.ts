import type { importRefusals, OfColumns } from '@rigbook/contracts/refusals/import.refusals';
import { importColumnNames } from '@rigbook/contracts/responders/import.words';
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
