import { checkInOpening, type Language } from '@rigbook/contracts/settings/settings.rules';
import type { Mail } from '../channels/mail/mail-sender.js';
import type { OfficeOrAdmins } from '../channels/mail/office-or-admins.query.js';

interface OpeningText {
  readonly direction: 'ltr' | 'rtl';
  readonly subject: (organization: string) => string;
  readonly paragraphs: readonly string[];
}

const { usual, most } = checkInOpening;

const texts: Readonly<Record<Language, OpeningText>> = {
  en: {
    direction: 'ltr',
    subject: (organization) => `Check-in now opens ${usual} minutes before the start: ${organization}`,
    paragraphs: [
      'Until now, responders could check in as soon as they had signed the agreement. A short booking could so keep a vehicle from others for days.',
      `Since the upgrade of Rigbook, check-in opens ${usual} minutes before the start.`,
      `An administrator can choose another time, at most ${most / 60} hours, in Settings under "Check-in opens".`,
    ],
  },
  he: {
    direction: 'rtl',
    subject: (organization) => `קבלת הרכב נפתחת מעתה ${usual} דקות לפני ההתחלה: ${organization}`,
    paragraphs: [
      'עד עכשיו אפשר היה לקבל את הרכב מייד אחרי חתימת ההסכם. כך הזמנה קצרה יכלה לתפוס רכב לימים שלמים.',
      `מאז השדרוג של Rigbook, קבלת הרכב נפתחת ${usual} דקות לפני ההתחלה.`,
      `מנהל יכול לבחור זמן אחר, עד ${most / 60} שעות, במסך ההגדרות תחת "קבלת הרכב נפתחת".`,
    ],
  },
};

/** In the organization's language. */
export function checkInOpeningInMail(
  { organizationName, language }: Omit<OfficeOrAdmins, 'addresses'>,
  to: string,
): Mail {
  const { direction, subject, paragraphs } = texts[language];
  return {
    id: 'check-in-opening',
    to: { name: organizationName, address: to },
    subject: subject(organizationName),
    text: paragraphs.join('\n\n'),
    html: `<div lang="${language}" dir="${direction}">${paragraphs.map((one) => `<p>${one}</p>`).join('')}</div>`,
  };
}
