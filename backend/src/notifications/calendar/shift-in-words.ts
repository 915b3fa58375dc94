import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import { momentInMessage } from '@rigbook/contracts/notifications/templates/values-in-words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { ShiftInCalendar, ShiftSituation } from './shift-in-calendar.js';

const titles: Readonly<Record<Language, Readonly<Record<ShiftSituation, (vehicle: string) => string>>>> = {
  en: { approved: (vehicle) => `Shift with ${vehicle}`, cancelled: (vehicle) => `Cancelled: shift with ${vehicle}` },
  he: { approved: (vehicle) => `משמרת עם ${vehicle}`, cancelled: (vehicle) => `בוטלה: משמרת עם ${vehicle}` },
};

/** The entry's texts. They say the hours on the organisation's clocks, for whoever looks at them in another zone. */
export function shiftInWords(shift: ShiftInCalendar, situation: ShiftSituation, language: Language) {
  const { startAt, endAt, zone, organizationName, vehicleName, url } = shift;
  const [start, end] = [startAt, endAt].map((at) => momentInMessage(at, zone, language));
  const lines = [forMailHeader(organizationName), `${start} - ${end} (${zone})`, url];
  return {
    summary: titles[language][situation](forMailHeader(vehicleName)),
    description: lines.filter((line) => line !== undefined).join('\n'),
  };
}
