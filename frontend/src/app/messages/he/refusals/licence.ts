import type { licenceRefusals } from '@rigbook/contracts/refusals/licence.refusals';
import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';

const ofSide: Readonly<Record<PhotoSide, string>> = { front: 'הצד הקדמי', back: 'הצד האחורי' };

const notPending: Readonly<Record<RefusalFacts['LICENCE_NOT_PENDING']['status'], string>> = {
  approved: 'הרישיון הזה כבר אושר. יש לטעון את הרשימה מחדש כדי לראות מה עוד ממתין.',
  rejected: 'הרישיון הזה כבר נדחה. יש לטעון את הרשימה מחדש כדי לראות מה עוד ממתין.',
  replaced: 'נשלחו בינתיים תמונות חדשות יותר. יש לטעון את הרשימה מחדש ולבדוק אותן.',
};

export const licence: SentencesFor<keyof typeof licenceRefusals> = {
  UPLOAD_NOT_FOUND: 'ההעלאה שלך לא נמצאה. יש לבחור את התמונה שוב כדי להעלות אותה.',
  UPLOAD_LINK_EXPIRED: 'הזמן להעלאה הזאת נגמר. יש לבחור את התמונה שוב כדי להעלות אותה.',
  UPLOAD_LINK_USED: 'כבר הועלתה כאן תמונה. כדי להעלות אחרת יש לבחור את התמונה שוב.',
  PHOTO_TOO_LARGE: 'התמונה גדולה מ־10 מגה־בייט. יש לבחור תמונה קטנה יותר.',
  PHOTO_TYPE_NOT_ALLOWED: 'הקובץ הזה אינו תמונה מסוג JPEG, \u200fPNG או WebP. יש לבחור קובץ אחר.',
  PHOTO_TOO_MANY_PIXELS: 'בתמונה יש יותר מ־67 מיליון פיקסלים. יש לבחור תמונה קטנה יותר.',
  PHOTO_UNREADABLE: 'התמונה פגומה או חלקית. יש לצלם שוב או לבחור תמונה אחרת.',
  PHOTOS_NOT_DIFFERENT: 'לשני הצדדים נשלחה אותה תמונה. יש להעלות תמונה של כל צד.',
  PHOTO_NOT_UPLOADED: ({ sides }) =>
    sides[0] !== undefined && sides.length === 1
      ? `התמונה של ${ofSide[sides[0]]} חסרה, או שכבר נשלחה קודם. יש להעלות אותה שוב.`
      : 'התמונות של שני הצדדים חסרות, או שכבר נשלחו קודם. יש להעלות אותן שוב.',
  PHOTO_NOT_FOUND: 'התמונה הזאת כבר לא נמצאת כאן. יש לטעון את הדף מחדש כדי לראות מה יש עכשיו.',
  LICENCE_VERIFICATION_NOT_FOUND: 'אין רישיון כזה לבדיקה. ייתכן שהרשימה השתנתה; יש לטעון אותה מחדש.',
  LICENCE_NOT_PENDING: ({ status }) => notPending[status],
};
