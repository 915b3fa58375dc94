import { setImmediate as nextTurn } from 'node:timers/promises';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { BookingInCalendar, CalendarOwner } from './booking-in-calendar.js';
import { bookingInWords, calendarName } from './calendar-in-words.js';

const HOW_OFTEN_SECONDS = 15 * 60;
const AT_ONCE = 10;
const END = 'END:VCALENDAR';

/**
 * A calendar to subscribe to (RFC 5545, RFC 7986), in UTC as entries in mails are (backend/src/notifications/NOTES.md). It says the same as long
 * as nothing happens to its bookings. Written some at a time, since thousands of entries take seconds and everybody else
 * would wait for them.
 */
export async function calendarOfBookings(
  bookings: readonly BookingInCalendar[],
  owner: CalendarOwner,
): Promise<string> {
  const head = calendarOf([], owner).slice(0, -END.length);
  const parts = [head];
  for (let from = 0; from < bookings.length; from += AT_ONCE) {
    await nextTurn();
    const some = calendarOf(bookings.slice(from, from + AT_ONCE), owner);
    parts.push(some.slice(head.length, -END.length));
  }
  return `${parts.join('')}${END}\r\n`;
}

function calendarOf(bookings: readonly BookingInCalendar[], owner: CalendarOwner): string {
  const calendar = new ICalCalendar({
    prodId: '//Rigbook//Rigbook//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: calendarName(owner),
    ttl: HOW_OFTEN_SECONDS,
  });
  for (const booking of bookings)
    calendar.createEvent({
      id: `${booking.bookingId}@rigbook`,
      stamp: booking.changedAt,
      lastModified: booking.changedAt,
      start: booking.startAt,
      end: booking.endAt,
      ...bookingInWords(booking, owner),
      status: booking.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.OPAQUE,
    });
  return calendar.toString();
}
