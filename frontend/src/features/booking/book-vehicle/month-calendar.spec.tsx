import type { Day, Instant } from '@rigbook/contracts/kernel/time';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.js';
import { MonthCalendar } from './month-calendar.js';

const saturday = '2026-10-31T10:00:00.000Z' as Instant;

test('the keyboard reaches the days of a month that today is not part of', () => {
  renderScreen(
    <MonthCalendar
      month={'2026-11-01' as Day}
      selected={undefined}
      circumstances={{ now: saturday, zone: 'Asia/Jerusalem', isAdmin: false, taken: [] }}
      onMonth={() => undefined}
      onSelect={() => undefined}
    />,
  );
  const stops = screen.getAllByRole('button', { name: /2026/ }).filter((day) => day.tabIndex === 0);
  expect(stops.map((day) => day.dataset['day'])).toEqual(['2026-11-01']);
});
