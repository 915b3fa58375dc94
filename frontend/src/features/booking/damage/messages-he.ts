import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'damagePhotos.title': 'תמונות',
  'damagePhotos.hint': 'עד {most}. הן נשלחות ברקע ואינן מעכבות דבר.',
  'damagePhotos.take': 'צילום תמונה',
  'damagePhotos.choose': 'בחירת תמונות',
  'damagePhotos.named': 'תמונה {number}',
  'damagePhotos.removeNamed': 'הסרת תמונה {number}',
  'damagePhotos.toCome':
    '{count, plural, one {תמונה אחת עוד בדרך} two {שתי תמונות עוד בדרך} other {# תמונות עוד בדרך}}',
  'damagePhotos.toComeDetail': 'הן שמורות במכשיר הזה ויישלחו כשהרשת תאפשר.',
  'damagePhotos.missing': '{count, plural, one {תמונה אחת חסרה} two {שתי תמונות חסרות} other {# תמונות חסרות}}',
  'damagePhotos.missingDetail': 'השרת לא יכול היה לקבל אותן. הדיווח עצמו התקבל.',
  'damagePhotos.understood': 'הבנתי',
};
