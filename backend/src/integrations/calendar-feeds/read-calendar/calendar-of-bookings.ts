import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { BookingId, Instant, Zone } from '@rigbook/contracts/kernel';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import { momentInMessage } from '@rigbook/contracts/notifications/templates/values-in-words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { entryOfService, type ServiceInCalendar } from './service-in-calendar.js';

export interface BookingInCalendar {
  readonly bookingId: BookingId;
  readonly status: BookingStatus;
  readonly vehicleName: string;
  /** null if the responder was erased */
  readonly unitNumber: string | null;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** with the turn-round after it, if there is one and the calendar is the fleet's */
  readonly heldUntil: Instant | null;
  /** time of its last event */
  readonly changedAt: Instant;
}

/** The calendar's owner, language and time zone. */
export interface CalendarOwner {
  readonly of: 'responder' | 'fleet';
  readonly organizationName: string;
  readonly zone: Zone;
  readonly language: Language;
}

interface CalendarWords {
  readonly ownCalendar: (organization: string) => string;
  readonly fleetCalendar: (organization: string) => string;
  readonly ownShift: (vehicle: string) => string;
  readonly shiftOf: (vehicle: string, unit: string) => string;
  readonly waits: (title: string) => string;
  readonly waitsForApproval: string;
  readonly turnRound: (until: string) => string;
}

const words: Readonly<Record<Language, CalendarWords>> = {
  en: {
    ownCalendar: (organization) => `${organization}: my shifts`,
    fleetCalendar: (organization) => `${organization}: vehicles`,
    ownShift: (vehicle) => `Shift with ${vehicle}`,
    shiftOf: (vehicle, unit) => `${vehicle}: unit ${unit}`,
    waits: (title) => `${title} (requested)`,
    waitsForApproval: 'Waits for approval.',
    turnRound: (until) => `Turn-round until ${until}.`,
  },
  he: {
    ownCalendar: (organization) => `${organization}: המשמרות שלי`,
    fleetCalendar: (organization) => `${organization}: הרכבים`,
    ownShift: (vehicle) => `משמרת עם ${vehicle}`,
    shiftOf: (vehicle, unit) => `${vehicle}: יחידה ${unit}`,
    waits: (title) => `${title} (בבקשה)`,
    waitsForApproval: 'ממתינה לאישור.',
    turnRound: (until) => `זמן היערכות עד ${until}.`,
  },
};

/** The name that subscribers see. */
function calendarName({ of, organizationName, language }: CalendarOwner): string {
  const { ownCalendar, fleetCalendar } = words[language];
  return (of === 'fleet' ? fleetCalendar : ownCalendar)(forMailHeader(organizationName));
}

/** An entry's texts. They state the hours in the organization's zone, for readers in another zone. */
function bookingInWords(booking: BookingInCalendar, { of, zone, language }: CalendarOwner) {
  const { ownShift, shiftOf, waits, waitsForApproval, turnRound } = words[language];
  const vehicle = forMailHeader(booking.vehicleName);
  const pending = booking.status === 'pending';
  const other = booking.unitNumber === null ? vehicle : shiftOf(vehicle, booking.unitNumber);
  const title = of === 'fleet' ? other : ownShift(vehicle);
  const [start, end] = [booking.startAt, booking.endAt].map((at) => momentInMessage(at, zone, language));
  const { heldUntil } = booking;
  const lines = [
    ...(pending ? [waitsForApproval] : []),
    `${start} - ${end} (${zone})`,
    ...(heldUntil ? [turnRound(momentInMessage(heldUntil, zone, language))] : []),
  ];
  return { summary: pending ? waits(title) : title, description: lines.join('\n') };
}

const HOW_OFTEN_SECONDS = 15 * 60;
const AT_ONCE = 10;
const END = 'END:VCALENDAR';

/**
 * A calendar to subscribe to (RFC 5545, RFC 7986), in UTC as entries in mails are (backend/src/notifications/NOTES.md). It says the same as long
 * as nothing happens to its bookings. Written some at a time, since thousands of entries take seconds and everybody else
 * would wait for them.
 */
export async function calendarOf({ bookings, services = [] }: CalendarEntries, owner: CalendarOwner): Promise<string> {
  const head = withEntries([], owner).slice(0, -END.length);
  const parts = [head];
  const entries = [
    ...bookings.map((booking) => () => entryOfBooking(booking, owner)),
    ...services.map((service) => () => entryOfService(service, owner)),
  ];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    await nextTurn();
    const some = entries.slice(from, from + AT_ONCE).map((entry) => entry());
    parts.push(withEntries(some, owner).slice(head.length, -END.length));
  }
  return `${parts.join('')}${END}\r\n`;
}

interface CalendarEntries {
  readonly bookings: readonly BookingInCalendar[];
  /** of the fleet's calendar */
  readonly services?: readonly ServiceInCalendar[];
}

function withEntries(entries: readonly ICalEventData[], owner: CalendarOwner): string {
  const calendar = new ICalCalendar({
    prodId: '//Rigbook//Rigbook//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: calendarName(owner),
    ttl: HOW_OFTEN_SECONDS,
  });
  for (const entry of entries) calendar.createEvent(entry);
  return calendar.toString();
}

const entryOfBooking = (booking: BookingInCalendar, owner: CalendarOwner): ICalEventData => ({
  id: `${booking.bookingId}@rigbook`,
  stamp: booking.changedAt,
  lastModified: booking.changedAt,
  start: booking.startAt,
  end: booking.endAt,
  ...bookingInWords(booking, owner),
  status: booking.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  transparency: ICalEventTransparency.OPAQUE,
});
