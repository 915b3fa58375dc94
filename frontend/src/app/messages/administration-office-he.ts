import { he as agreement } from '../../features/agreement/admin/messages-he.js';
import { he as stickers } from '../../features/fleet/admin/stickers/messages-he.js';
import { he as integrations } from '../../features/integrations/admin/messages-he.js';
import { he as licences } from '../../features/licences/admin/messages-he.js';
import { he as delivery } from '../../features/notifications/admin/delivery/messages-he.js';
import { he as messages } from '../../features/notifications/admin/messages/messages-he.js';
import { he as userImport } from '../../features/responders/admin/user-import/messages-he.js';
import { he as settings } from '../../features/settings/admin/messages-he.js';
import type { enForOffice, sentences as sentencesInEnglish } from './administration-office-en.js';

const sentences: Readonly<Record<keyof typeof sentencesInEnglish, string>> = {
  'Organization name is required': 'יש להזין את שם הארגון',
  'Organization name must be at most 120 characters': 'בשם הארגון יש לכל היותר 120 תווים',
  'Organization name must be one line of plain text': 'שם הארגון הוא שורה אחת של טקסט רגיל',
  'Please enter a name, such as that of the program that will use the token': 'יש לתת לאסימון את שם התוכנה שתשתמש בו',
  'The name must be at most 60 characters': 'בשם יש לכל היותר 60 תווים',
  'Please choose at least one permission': 'יש לבחור לפחות דבר אחד שהאסימון פותח',
  'Please enter the full address, such as https://example.org/rigbook':
    'יש להזין כתובת שלמה, למשל \u2066https://example.org/rigbook\u2069',
  'The address must begin with https://, so that the content stays private':
    'הכתובת צריכה להתחיל ב־\u2066https://\u2069, כדי שאיש לא יוכל לקרוא בדרך',
  'The address must not contain a user name or password; messages are signed instead':
    'בכתובת לא יהיו שם משתמש או סיסמה; במקומם ההודעות חתומות',
  'The address must be at most 1000 characters': 'בכתובת יש לכל היותר 1000 תווים',
  'The address must be one on the open internet': 'הכתובת צריכה להיות ברשת האינטרנט הפתוחה',
};

/** What the organization's pages, license reviews, agreement files, messages, stickers and the import of users say: the desk does not begin with them, in Hebrew. */
export const heForOffice: Readonly<Record<keyof typeof enForOffice, string>> = {
  ...sentences,
  ...agreement,
  ...delivery,
  ...integrations,
  ...licences,
  ...messages,
  ...settings,
  ...stickers,
  ...userImport,
};
