import type { decidingRefusals } from '@rigbook/contracts/refusals/deciding.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';

export const deciding: SentencesFor<keyof typeof decidingRefusals> = {
  DECISION_LINK_NOT_VALID:
    'הקישור אינו שלם, או שנשלח למי שכבר אינו מחליט. יש לפתוח אותו שוב מתוך ההודעה או להחליט במסך הניהול.',
  DECISION_LINK_OVER: 'הקישור כבר אינו פעיל: הוא תקף 48 שעות, ורק לבקשה שההודעה נשלחה עליה. אפשר להחליט במסך הניהול.',
  PASSKEY_NEEDED_TO_DECIDE:
    'ההודעה נשלחה למשרד, ולכן סיסמת המנהלים אינה אומרת מי מחליט. יש להשתמש במפתח הגישה שלך או להחליט במסך הניהול.',
};
