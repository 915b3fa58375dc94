import type { Instant } from '@rigbook/contracts/kernel/time';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { saveFile } from '../../../lib/http/save-file.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';

interface Props {
  readonly booking: Booking;
  readonly opensAt: Instant;
}

/** Saves an entry for the shift that reminds when check-in opens. */
export function CalendarEntry({ booking, opensAt }: Props) {
  const text = useText();
  const save = () => {
    const title = text('step.calendarTitle', { vehicle: booking.vehicle.name });
    const address = new URL(paths.checkIn(booking.id), window.location.origin).href;
    const data = new Blob([shiftAsCalendar(booking, { title, address, opensAt })], { type: 'text/calendar' });
    saveFile({ data, response: new Response() }, `${booking.vehicle.name}.ics`);
  };
  return <Button onClick={save}>{text('step.addToCalendar')}</Button>;
}

/** 20261123T160000Z */
const inCalendar = (at: Instant): string => at.replaceAll(/[-:]|\.\d+/g, '');

const escaped = (words: string): string =>
  words.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

interface Entry {
  readonly title: string;
  readonly address: string;
  readonly opensAt: Instant;
}

/** The shift as an iCalendar file (RFC 5545). */
function shiftAsCalendar({ id, startTime, endTime, requestedAt }: Booking, { title, address, opensAt }: Entry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rigbook//Shift//EN',
    'BEGIN:VEVENT',
    `UID:${id}@rigbook`,
    `DTSTAMP:${inCalendar(requestedAt)}`,
    `DTSTART:${inCalendar(startTime)}`,
    `DTEND:${inCalendar(endTime)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER;VALUE=DATE-TIME:${inCalendar(opensAt)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
