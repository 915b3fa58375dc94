import type { templateRefusals } from '@rigbook/contracts/refusals/template.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { personIn } from './person-in.js';

export const template: SentencesFor<keyof typeof templateRefusals> = {
  TEMPLATE_NOT_FOUND: 'התבנית לא נמצאה. יש לטעון את הרשימה מחדש ולפתוח אותה משם.',
  TEMPLATE_CHANGED_MEANWHILE: ({ changedBy, changedAt }, { text, times }) =>
    `הנוסח הזה שונה אחרי שנפתח אצלך (${times.instantInSentence(changedAt)}` +
    `${changedBy === null ? '' : `, ${personIn(changedBy, text)}`}). ` +
    'יש לקרוא את הנוסח כפי שהוא עכשיו, ולשמור שוב את שלך אם הוא זה שצריך להישאר.',
};
