import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import { momentInMessage } from '@rigbook/contracts/notifications/templates/values-in-words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { BookingInCalendar, CalendarOwner } from './booking-in-calendar.js';

interface CalendarWords {
  readonly ownCalendar: (organization: string) => string;
  readonly fleetCalendar: (organization: string) => string;
  readonly ownShift: (vehicle: string) => string;
  readonly shiftOf: (vehicle: string, unit: string) => string;
  readonly waits: (title: string) => string;
  readonly waitsForApproval: string;
}

const words: Readonly<Record<Language, CalendarWords>> = {
  en: {
    ownCalendar: (organization) => `${organization}: my shifts`,
    fleetCalendar: (organization) => `${organization}: vehicles`,
    ownShift: (vehicle) => `Shift with ${vehicle}`,
    shiftOf: (vehicle, unit) => `${vehicle}: unit ${unit}`,
    waits: (title) => `${title} (requested)`,
    waitsForApproval: 'Waits for approval.',
  },
  he: {
    ownCalendar: (organization) => `${organization}: המשמרות שלי`,
    fleetCalendar: (organization) => `${organization}: הרכבים`,
    ownShift: (vehicle) => `משמרת עם ${vehicle}`,
    shiftOf: (vehicle, unit) => `${vehicle}: יחידה ${unit}`,
    waits: (title) => `${title} (בבקשה)`,
    waitsForApproval: 'ממתינה לאישור.',
  },
};

/** What the calendar is called where it is subscribed to. */
export function calendarName({ of, organizationName, language }: CalendarOwner): string {
  const { ownCalendar, fleetCalendar } = words[language];
  return (of === 'fleet' ? fleetCalendar : ownCalendar)(forMailHeader(organizationName));
}

/** An entry's texts. They say the hours on the organisation's clocks, for whoever looks at them in another zone. */
export function bookingInWords(booking: BookingInCalendar, { of, zone, language }: CalendarOwner) {
  const { ownShift, shiftOf, waits, waitsForApproval } = words[language];
  const vehicle = forMailHeader(booking.vehicleName);
  const pending = booking.status === 'pending';
  const other = booking.unitNumber === null ? vehicle : shiftOf(vehicle, booking.unitNumber);
  const title = of === 'fleet' ? other : ownShift(vehicle);
  const [start, end] = [booking.startAt, booking.endAt].map((at) => momentInMessage(at, zone, language));
  const lines = [...(pending ? [waitsForApproval] : []), `${start} - ${end} (${zone})`];
  return { summary: pending ? waits(title) : title, description: lines.join('\n') };
}
