import type { SlotFacts } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.js';
import { MonthCalendar } from './month-calendar.js';

const nothingTaken: SlotFacts = {
  now: instant('2026-11-22T08:30:00Z'), // a Sunday, 10:30 in Jerusalem
  zone: 'Asia/Jerusalem',
  isAdmin: false,
  taken: [],
};

function open(facts: Partial<SlotFacts> = {}, month = '2026-11-01') {
  const chosen: string[] = [];
  const shown: string[] = [];
  const { user } = renderScreen(
    <MonthCalendar
      month={day(month)}
      selected={undefined}
      facts={{ ...nothingTaken, ...facts }}
      onMonth={(next) => shown.push(next)}
      onSelect={(selected) => chosen.push(selected)}
    />,
  );
  return { user, chosen, shown };
}

const cell = (name: string) => screen.getByRole('button', { name });
const barOf = (one: HTMLElement) => one.lastElementChild as HTMLElement;

test('begins its weeks on Sunday', () => {
  open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
});

test('a day shows its number, and how many bookings it has: none is green, one is red', () => {
  open({
    taken: [
      { startAt: instant('2026-11-24T08:00:00Z'), endAt: instant('2026-11-24T10:00:00Z') },
      { startAt: instant('2026-11-24T20:00:00Z'), endAt: instant('2026-11-25T02:00:00Z') },
    ],
  });
  const free = cell('Monday, 23 November 2026: no bookings');
  expect(free).toHaveTextContent(/^23$/);
  expect(barOf(free).dataset['taken']).toBeUndefined();
  const taken = cell('Tuesday, 24 November 2026: 2 bookings');
  expect(within(taken).getByText('24')).toBeVisible();
  expect(within(taken).getByText('2')).toBeVisible();
  expect(barOf(taken).dataset['taken']).toBe('true');
  expect(cell('Wednesday, 25 November 2026: 1 booking')).toBeEnabled();
});

test('past days and days beyond the window cannot be chosen', async () => {
  const { user, chosen } = open();
  expect(cell('Saturday, 21 November 2026: cannot be booked')).toBeDisabled();
  expect(cell('Sunday, 29 November 2026: cannot be booked')).toBeDisabled();
  await user.click(cell('Saturday, 28 November 2026: no bookings'));
  await user.click(cell('Sunday, 22 November 2026: no bookings'));
  expect(chosen).toEqual(['2026-11-28', '2026-11-22']);
});

test('the month before stays closed, and so does the next one while the window does not reach into it', () => {
  open();
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

test('the next month opens once the window reaches into it', async () => {
  const { user, shown } = open({ now: instant('2026-11-28T08:30:00Z') });
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(shown).toEqual(['2026-12-01']);
});
