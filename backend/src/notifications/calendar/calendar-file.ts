import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Instant, Zone } from '@rigbook/contracts/kernel/time';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import { momentInMessage } from '@rigbook/contracts/notifications/templates/values-in-words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { MailAddress } from '../../platform/configuration/configuration.js';

/** A booking as an entry of its responder's calendar. */
export interface ShiftInCalendar {
  readonly bookingId: BookingId;
  readonly vehicleName: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly organizationName: string;
  /** whose clocks the entry's text speaks of; its times are instants */
  readonly zone: Zone;
  /** where the booking is looked at */
  readonly url?: string;
  /** the address that the mail is from: it organises the entry, and an organiser alone takes one out again (RFC 5546) */
  readonly from: string;
  readonly to: MailAddress;
}

type ShiftSituation = 'approved' | 'cancelled';

const titles: Readonly<Record<Language, Readonly<Record<ShiftSituation, (vehicle: string) => string>>>> = {
  en: { approved: (vehicle) => `Shift with ${vehicle}`, cancelled: (vehicle) => `Cancelled: shift with ${vehicle}` },
  he: { approved: (vehicle) => `משמרת עם ${vehicle}`, cancelled: (vehicle) => `בוטלה: משמרת עם ${vehicle}` },
};

/** The entry's texts. They say the hours on the organisation's clocks, for whoever looks at them in another zone. */
function shiftInWords(shift: ShiftInCalendar, situation: ShiftSituation, language: Language) {
  const { startAt, endAt, zone, organizationName, vehicleName, url } = shift;
  const [start, end] = [startAt, endAt].map((at) => momentInMessage(at, zone, language));
  const lines = [forMailHeader(organizationName), `${start} - ${end} (${zone})`, url];
  return {
    summary: titles[language][situation](forMailHeader(vehicleName)),
    description: lines.filter((line) => line !== undefined).join('\n'),
  };
}

/** What goes with a mail, so that its reader's calendar takes an entry up or out (RFC 5546). */
export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL';
  /** text/calendar in UTF-8, lines ended by CR LF and folded (RFC 5545) */
  readonly content: string;
}

/**
 * The entry of an approved booking, or what removes it. `revision` grows with each file about a booking: calendars leave an
 * older one unread. Why it is a request, and its times are in UTC: backend/src/notifications/NOTES.md.
 */
export function calendarFile(
  shift: ShiftInCalendar,
  situation: ShiftSituation,
  revision: number,
  now: Instant,
  language: Language,
): CalendarFile {
  const stands = situation === 'approved';
  const method = stands ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const calendar = new ICalCalendar({ prodId: '//Rigbook//Rigbook//EN', scale: 'GREGORIAN', method });
  calendar.createEvent({
    id: `${shift.bookingId}@rigbook`,
    sequence: revision,
    stamp: now,
    start: shift.startAt,
    end: shift.endAt,
    ...shiftInWords(shift, situation, language),
    status: stands ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    transparency: stands ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    organizer: { name: nameInParameter(shift.organizationName) || shift.from, email: shift.from },
    attendees: [
      {
        name: nameInParameter(shift.to.name),
        email: shift.to.address,
        role: ICalAttendeeRole.REQ,
        // they asked for the shift themselves: there is nothing to answer, and nobody who reads answers
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
    ...(shift.url !== undefined && { url: shift.url }),
  });
  return { method, content: `${calendar.toString()}\r\n` };
}

/** A quoted parameter has no way to hold a quotation mark, and some readers take marks of escaping in it for themselves. */
const nameInParameter = (name: string): string => forMailHeader(name).replaceAll('"', "'").replaceAll(/[\\^]/g, '');
