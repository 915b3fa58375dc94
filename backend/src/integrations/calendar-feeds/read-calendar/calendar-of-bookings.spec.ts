import { addHours, instant } from '@rigbook/contracts/kernel';
import ICAL from 'ical.js';
import { type BookingInCalendar, calendarOf, type CalendarOwner } from './calendar-of-bookings.js';
import type { ServiceInCalendar } from './service-in-calendar.js';

const owner = { of: 'fleet', organizationName: 'Rescue', zone: 'Asia/Jerusalem', language: 'en' } as CalendarOwner;
const bookings = Array.from({ length: 60 }, (_, hour) => ({
  bookingId: `0197f1c2-a001-7000-8000-${String(hour).padStart(12, '0')}`,
  status: 'approved',
  vehicleName: 'ALS1, with a name that is so long that the line has to be folded',
  unitNumber: '101',
  startAt: addHours(instant('2026-11-23T08:00Z'), hour),
  endAt: addHours(instant('2026-11-23T09:00Z'), hour),
  heldUntil: null,
  changedAt: instant('2026-11-22T08:00Z'),
})) as unknown as readonly BookingInCalendar[];

describe('a calendar', () => {
  it('is one, of however many parts it is made', async () => {
    const text = await calendarOf({ bookings }, owner);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const uids = calendar.getAllSubcomponents('vevent').map((entry) => entry.getFirstPropertyValue('uid'));
    expect(uids).toEqual(bookings.map(({ bookingId }) => `${bookingId}@rigbook`));
    expect(text.match(/VCALENDAR/g)).toHaveLength(2);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('of nothing is one too', async () =>
    expect(await calendarOf({ bookings: [] }, owner)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/));

  it('has what is due of the fleet as whole days, which take no time', async () => {
    const service = {
      planId: '0197f1c2-1201-7000-8000-000000001201',
      vehicleName: 'ALS1',
      kind: 'oil',
      name: null,
      dueOn: '2026-12-09',
      changedAt: instant('2026-11-22T08:00Z'),
    } as ServiceInCalendar;
    const services = [
      service,
      { ...service, kind: 'insurance' },
      { ...service, kind: 'other', name: 'Winch' },
    ] as const;
    const read = async (language: CalendarOwner['language']) => {
      const text = await calendarOf({ bookings: [], services }, { ...owner, language });
      return new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    };
    const entries = await read('en');
    expect(entries.map((entry) => entry.getFirstPropertyValue('summary'))).toEqual([
      'ALS1: Oil due',
      'ALS1: Insurance ends',
      'ALS1: Winch due',
    ]);
    const [entry] = entries;
    expect(String(entry?.getFirstPropertyValue('dtstart'))).toBe('2026-12-09');
    expect(entry?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect((await read('he'))[1]?.getFirstPropertyValue('summary')).toBe('ALS1: ביטוח, סוף התוקף');
  });

  it('lets others have their turn while it is written', async () => {
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    await calendarOf({ bookings }, owner);
    clearInterval(others);
    expect(turns).toBeGreaterThan(0);
  });
});
