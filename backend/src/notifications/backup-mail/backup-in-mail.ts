import type { Day } from '@rigbook/contracts/kernel';
import { forHtml, forPlainText } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Mail } from '../channels/mail/mail-sender.js';

interface BackupText {
  readonly direction: 'ltr' | 'rtl';
  readonly subject: (organization: string, day: Day) => string;
  readonly lines: (lastDay: Day | null) => readonly string[];
}

const texts: Readonly<Record<Language, BackupText>> = {
  en: {
    direction: 'ltr',
    subject: (organization, day) => `The backup of ${organization} failed, ${day}`,
    lines: (lastDay) => [
      lastDay === null ? 'There is no scheduled backup yet.' : `The last scheduled backup is of ${lastDay}.`,
      'Rigbook tries again every half hour, up to eight times a day. Please tell the person who runs the server the reason:',
    ],
  },
  he: {
    direction: 'rtl',
    subject: (organization, day) => `הגיבוי של ${organization} נכשל, ${day}`,
    lines: (lastDay) => [
      lastDay === null ? 'עדיין אין גיבוי אוטומטי.' : `הגיבוי האוטומטי האחרון הוא מ-${lastDay}.`,
      'המערכת תנסה שוב כל חצי שעה, עד שמונה פעמים ביום. יש למסור את הסיבה למי שמפעיל את השרת:',
    ],
  },
};

export interface FailedBackup {
  readonly day: Day;
  readonly problem: string;
  /** of the last backup that succeeded */
  readonly lastDay: Day | null;
  readonly organizationName: string;
  readonly language: Language;
  readonly to: string;
}

/** In the organization's language, with the reason as the server words it. */
export function backupInMail({ day, problem, lastDay, organizationName, language, to }: FailedBackup): Mail {
  const { direction, subject, lines } = texts[language];
  const paragraphs = lines(lastDay);
  return {
    id: `backup-${day}`,
    to: { name: organizationName, address: to },
    subject: subject(organizationName, day),
    text: [...paragraphs, forPlainText(problem)].join('\n\n'),
    html: `<div lang="${language}" dir="${direction}">${paragraphs.map((one) => `<p>${one}</p>`).join('')}<pre dir="ltr">${forHtml(forPlainText(problem))}</pre></div>`,
  };
}
