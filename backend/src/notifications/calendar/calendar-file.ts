import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { BookingId, Instant, Zone } from '@rigbook/contracts/kernel';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import { momentInMessage } from '@rigbook/contracts/notifications/templates/values-in-words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { MailAddress } from '../../platform/configuration/configuration.js';

/** A booking as an entry in its responder's calendar. */
export interface ShiftInCalendar {
  readonly bookingId: BookingId;
  readonly vehicleName: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly organizationName: string;
  /** zone of times in the entry's text; the entry's start and end are instants */
  readonly zone: Zone;
  /** address of the booking's page */
  readonly url?: string;
  /** the mail's sender: it organizes the entry, and only the organizer can remove it (RFC 5546) */
  readonly from: string;
  readonly to: MailAddress;
}

type ShiftSituation = 'approved' | 'cancelled';

const titles: Readonly<Record<Language, Readonly<Record<ShiftSituation, (vehicle: string) => string>>>> = {
  en: { approved: (vehicle) => `Shift with ${vehicle}`, cancelled: (vehicle) => `Cancelled: shift with ${vehicle}` },
  he: { approved: (vehicle) => `משמרת עם ${vehicle}`, cancelled: (vehicle) => `בוטלה: משמרת עם ${vehicle}` },
};

/** The entry's texts. They state the hours in the organization's zone, for readers in another zone. */
function shiftInWords(shift: ShiftInCalendar, situation: ShiftSituation, language: Language) {
  const { startAt, endAt, zone, organizationName, vehicleName, url } = shift;
  const [start, end] = [startAt, endAt].map((at) => momentInMessage(at, zone, language));
  const lines = [forMailHeader(organizationName), `${start} - ${end} (${zone})`, url];
  return {
    summary: titles[language][situation](forMailHeader(vehicleName)),
    description: lines.filter((line) => line !== undefined).join('\n'),
  };
}

/** An attachment that makes the reader's calendar add or remove an entry (RFC 5546). */
export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL';
  /** text/calendar in UTF-8, with folded lines that end in CR LF (RFC 5545) */
  readonly content: string;
}

/**
 * Adds or removes the entry of an approved booking. `revision` grows with each file about a booking: calendars ignore older
 * ones. Why it is a request, and its times are in UTC: backend/src/notifications/NOTES.md.
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
        // the reader asked for the shift, so no reply is wanted, and none would be read
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
    ...(shift.url !== undefined && { url: shift.url }),
  });
  return { method, content: `${calendar.toString()}\r\n` };
}

/** A quoted parameter cannot contain a quotation mark, and some readers misread escape characters in it. */
const nameInParameter = (name: string): string => forMailHeader(name).replaceAll('"', "'").replaceAll(/[\\^]/g, '');
