import type { integrationRefusals } from '@rigbook/contracts/refusals/integration.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';
import { isolated } from '../../../../lib/i18n/isolated.js';
import { waitInWords } from './wait-in-words.js';

export const integration: SentencesFor<keyof typeof integrationRefusals> = {
  ACCESS_TOKEN_INVALID: 'אסימון הגישה הזה אינו מוכר, פג תוקפו או שבוטל. יש לבקש ממנהל אסימון אחר.',
  SCOPE_MISSING: ({ scope }) =>
    scope === null
      ? 'שום אסימון גישה לא פותח את הפעולה הזאת. היא רק לאנשים שנכנסו למערכת.'
      : `לפעולה הזאת נדרש אסימון גישה עם ההרשאה ${isolated(scope)}.`,
  RESPONDER_NOT_NAMED: `יש לציין עבור מי הפעולה נעשית: מספר היחידה בכותרת ${isolated('On-Behalf-Of')}.`,
  TOO_MANY_CALLS: ({ retryAfterSeconds }, { text }) =>
    `היו יותר מדי פניות עם אסימון הגישה הזה. אפשר להמשיך בעוד ${waitInWords(retryAfterSeconds, text)}.`,
  TOO_MANY_WAITING: 'יותר מדי פניות שלך ממתינות לאירועים חדשים. יש לסיים כמה מהן.',
  ACCESS_TOKEN_NOT_FOUND: 'אין אסימון גישה כזה. יש לטעון מחדש את הרשימה ולחפש אותו שם.',
};
