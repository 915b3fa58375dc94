import ICAL from 'ical.js';
import { type BookingId, instant, type Instant, inZone, type Zone } from '@rigbook/contracts/kernel';
import { calendarFile, type CalendarFile, type ShiftInCalendar } from './calendar-file.js';

const shift: ShiftInCalendar = {
  bookingId: '0199c0de-0b00-7000-8000-000000000b01' as BookingId,
  vehicleName: 'ALS1',
  startAt: instant('2026-11-22T16:00Z'),
  endAt: instant('2026-11-22T20:00Z'),
  organizationName: 'Night Riders',
  zone: 'Asia/Jerusalem',
  url: 'https://rigbook.example.org/agreement/0199c0de',
  from: 'office@rigbook.example',
  to: { name: 'Dana Levi', address: 'dana@example.org' },
};
const now = instant('2026-11-22T09:30:15Z');
const approved = (changes: Partial<ShiftInCalendar> = {}, revision = 2) =>
  calendarFile({ ...shift, ...changes }, 'approved', revision, now, 'en');
const cancelled = () => calendarFile(shift, 'cancelled', 5, instant('2026-11-22T10:00Z'), 'en');

/** What another program reads in it. */
function read({ content }: CalendarFile) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const [event] = events as [ICAL.Component];
  const text = (name: string) => event.getFirstPropertyValue(name)?.toString();
  const person = (name: string) => {
    const properties = event.getAllProperties(name);
    expect(properties).toHaveLength(1);
    const [property] = properties as [ICAL.Property];
    return { ...property.jCal[1], address: property.getFirstValue() };
  };
  const at = (name: string) => (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString() as Instant;
  return {
    method: calendar.getFirstPropertyValue('method'),
    components: calendar.getAllSubcomponents().map(({ name }) => name),
    text,
    person,
    at,
  };
}

describe('the calendar entry of an approved booking', () => {
  it('is a request that its reader has accepted already, by who sends the mail', () => {
    const { method, components, text, person, at } = read(approved());
    expect([method, approved().method, components]).toEqual(['REQUEST', 'REQUEST', ['vevent']]);
    expect(['uid', 'sequence', 'status', 'transp', 'summary', 'url'].map(text)).toEqual([
      '0199c0de-0b00-7000-8000-000000000b01@rigbook',
      '2',
      'CONFIRMED',
      'OPAQUE',
      'Shift with ALS1',
      'https://rigbook.example.org/agreement/0199c0de',
    ]);
    expect([at('dtstamp'), at('dtstart'), at('dtend')]).toEqual([
      '2026-11-22T09:30:15.000Z',
      '2026-11-22T16:00:00.000Z',
      '2026-11-22T20:00:00.000Z',
    ]);
    expect(text('description')).toBe(
      'Night Riders\nSun 22 Nov, 18:00 - Sun 22 Nov, 22:00 (Asia/Jerusalem)\nhttps://rigbook.example.org/agreement/0199c0de',
    );
    expect(person('organizer')).toEqual({ cn: 'Night Riders', address: 'mailto:office@rigbook.example' });
    expect(person('attendee')).toEqual({
      cn: 'Dana Levi',
      role: 'REQ-PARTICIPANT',
      partstat: 'ACCEPTED',
      rsvp: 'FALSE',
      address: expect.stringMatching(/^mailto:dana@example\.org$/i),
    });
  });

  it('is taken out by the cancellation: the same entry and people, later and of a higher number', () => {
    const [entry, removal] = [read(approved()), read(cancelled())];
    expect([removal.method, cancelled().method]).toEqual(['CANCEL', 'CANCEL']);
    for (const name of ['uid', 'dtstart', 'dtend']) expect(removal.text(name)).toBe(entry.text(name));
    for (const name of ['organizer', 'attendee']) expect(removal.person(name)).toEqual(entry.person(name));
    expect(['status', 'transp', 'summary'].map(removal.text)).toEqual([
      'CANCELLED',
      'TRANSPARENT',
      'Cancelled: shift with ALS1',
    ]);
    expect(Number(removal.text('sequence'))).toBeGreaterThan(Number(entry.text('sequence')));
    expect(removal.at('dtstamp') > entry.at('dtstamp')).toBe(true);
  });

  it('speaks Hebrew', () => {
    const { text } = read(calendarFile(shift, 'approved', 1, now, 'he'));
    expect(text('summary')).toBe('משמרת עם ALS1');
    expect(text('description')).toContain('יום ראשון, 22 בנובמבר, 18:00');
    expect(read(calendarFile(shift, 'cancelled', 2, now, 'he')).text('summary')).toBe('בוטלה: משמרת עם ALS1');
  });

  it('has no address where there is none to look at', () => {
    const { url: _url, ...withoutUrl } = shift;
    const { text } = read(calendarFile(withoutUrl, 'approved', 1, now, 'en'));
    expect([text('url'), text('description')?.split('\n')]).toEqual([
      undefined,
      [expect.anything(), expect.anything()],
    ]);
  });
});

describe('the hours of a calendar entry', () => {
  // in Israel the clocks go forward on Friday 26 March 2027 at 02:00 and back on Sunday 31 October 2027 at 02:00
  it.each([
    ['before the change of spring', '2027-03-25T16:00Z', '2027-03-25T20:00Z', '25 18:00 +2', '25 22:00 +2'],
    ['across it', '2027-03-25T23:00Z', '2027-03-26T03:00Z', '26 01:00 +2', '26 06:00 +3'],
    ['after it', '2027-03-26T15:00Z', '2027-03-26T19:00Z', '26 18:00 +3', '26 22:00 +3'],
    ['before the change of autumn', '2027-10-30T15:00Z', '2027-10-30T19:00Z', '30 18:00 +3', '30 22:00 +3'],
    ['in the first of the two hours', '2027-10-30T22:00Z', '2027-10-30T23:00Z', '31 01:00 +3', '31 01:00 +2'],
    ['in the second of them', '2027-10-30T23:00Z', '2027-10-31T00:00Z', '31 01:00 +2', '31 02:00 +2'],
    ['after it', '2027-10-31T16:00Z', '2027-10-31T20:00Z', '31 18:00 +2', '31 22:00 +2'],
  ])('are those of the clocks on the wall %s', (_when, from, until, start, end) => {
    for (const zone of ['Asia/Jerusalem', 'UTC'] satisfies Zone[]) {
      const [startAt, endAt] = [instant(from), instant(until)];
      const { at } = read(approved({ startAt, endAt, zone }));
      expect([at('dtstart'), at('dtend')]).toEqual([startAt, endAt]);
      const clock = (name: string) => inZone(at(name), 'Asia/Jerusalem').toFormat('dd HH:mm Z');
      expect([clock('dtstart'), clock('dtend')]).toEqual([start, end]);
    }
  });

  it('are said with the zone that they are of, and the doubled hour with its offset', () => {
    const [startAt, endAt] = [instant('2027-10-30T22:00Z'), instant('2027-10-30T23:00Z')];
    const hours = (zone: Zone) => read(approved({ startAt, endAt, zone })).text('description')?.split('\n')[1];
    expect(hours('Asia/Jerusalem')).toBe('Sun 31 Oct, 01:00 (GMT+3) - Sun 31 Oct, 01:00 (GMT+2) (Asia/Jerusalem)');
    expect(hours('UTC')).toBe('Sat 30 Oct, 22:00 - Sat 30 Oct, 23:00 (UTC)');
  });
});

describe('what people typed', () => {
  const nasty = 'a,b;c\\n\\,"d":e^n\r\nBEGIN:VALARM\rATTENDEE:mailto:x@y.z\n\u2028\u202eabc\u2066\u0000\u0007 שלום 😀';

  it('stays text of one line, whatever it holds', () => {
    const file = approved({ vehicleName: nasty, organizationName: nasty, to: { ...shift.to, name: nasty } });
    const { components, text, person } = read(file);
    const line = 'a,b;c\\n\\,"d":e^n BEGIN:VALARM ATTENDEE:mailto:x@y.z abc שלום 😀';
    const name = "a,b;cn,'d':en BEGIN:VALARM ATTENDEE:mailto:x@y.z abc שלום 😀";
    expect(components).toEqual(['vevent']);
    expect(text('summary')).toBe(`Shift with ${line}`);
    expect(text('description')?.split('\n')[0]).toBe(line);
    expect([person('organizer'), person('attendee')]).toMatchObject([{ cn: name }, { cn: name }]);
  });

  it('has no name where nothing of it is left', () => {
    const { person } = read(approved({ organizationName: '^^', to: { ...shift.to, name: '' } }));
    expect(person('organizer')).toMatchObject({ cn: 'office@rigbook.example' });
    expect(person('attendee')).not.toHaveProperty('cn');
  });

  it.each(['x', 'ש', '😀', 'a, ', '\\'])('is folded and complete with 10,000 of %j', (character) => {
    const vehicleName = `${character.repeat(10_000)}!`;
    const file = approved({ vehicleName });
    const lines = file.content.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(file.content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(Buffer.from(file.content).toString()).toBe(file.content);
    expect(read(file).text('summary')).toBe(`Shift with ${vehicleName}`);
  });
});
