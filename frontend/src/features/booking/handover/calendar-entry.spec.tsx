import { instant } from '@rigbook/contracts/kernel/time';
import { screen } from '@testing-library/react';
import ICAL from 'ical.js';
import { signed } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { hebrew } from '../../../testing/wordings.js';
import { CalendarEntry } from './calendar-entry.js';

const opensAt = instant('2026-11-23T15:00:00.000Z');
const booking = { ...signed, vehicle: { ...signed.vehicle, name: 'ALS1; north, "new"' } };

/** Saves the entry and reads it as a calendar does. */
async function savedEntry(wording?: typeof hebrew) {
  const files: Blob[] = [];
  const createObjectURL = jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:entry';
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(); // jsdom saves nothing
  const { user } = renderScreen(<CalendarEntry booking={booking} opensAt={opensAt} />, '/', wording);
  await user.click(screen.getByRole('button'));
  createObjectURL.mockRestore();
  click.mockRestore();
  const calendar = new ICAL.Component(ICAL.parse((await files[0]?.text()) ?? '') as unknown[]);
  const entry = calendar.getFirstSubcomponent('vevent')!;
  return { event: new ICAL.Event(entry), entry, alarm: entry.getFirstSubcomponent('valarm')! };
}

test('the entry stands at the hours of the shift on any clock, and reminds when check-in opens', async () => {
  const { event, entry, alarm } = await savedEntry();
  for (const time of [event.startDate, event.endDate]) expect(time.zone.tzid).toBe('UTC');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-23T16:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-23T20:00:00.000Z');
  expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('2026-11-23T15:00:00Z');
  expect(event.uid).toBe(`${booking.id}@rigbook`);
  expect(entry.getFirstPropertyValue('url')).toBe(`${window.location.origin}/checkin/${booking.id}`);
});

test('its text is in the language of the page, and keeps the signs that calendars use themselves', async () => {
  expect((await savedEntry()).event.summary).toBe('Shift with ALS1; north, "new"');
});

test('in Hebrew too, with the name of the vehicle in its own direction', async () => {
  expect((await savedEntry(hebrew)).event.summary).toBe('משמרת עם \u2068ALS1; north, "new"\u2069');
});
