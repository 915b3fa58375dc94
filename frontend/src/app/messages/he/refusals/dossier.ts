import type { dossierRefusals } from '@rigbook/contracts/refusals/dossier.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';

export const dossier: SentencesFor<keyof typeof dossierRefusals> = {
  NOT_SEALED_YET: 'הצעד האחרון בהזמנה הזאת עדיין לא נחתם ביומן. אפשר לנסות שוב בעוד דקה.',
  LOG_CONTRADICTS_SEAL: 'היומן כבר אינו מה שנחתם, ולכן אי אפשר להוכיח דבר על ההזמנה הזאת. יש להריץ את אימות היומן.',
  SEAL_KEY_MISSING: 'בשרת הזה אין המפתח שבו נחתם היומן. יש לפנות למי שמפעיל את השרת.',
  DOSSIER_TOO_LONG:
    'בין הצעד הראשון של ההזמנה לצעד האחרון נרשם ביומן יותר מדי בשביל תיק נפרד. ייצוא היומן כולו מוכיח אותה באותה מידה.',
};
