import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.js';
import { DayChooser } from './day-chooser.js';

test('begins with the days that can be booked; the whole month is one press away', async () => {
  const chosen: string[] = [];
  const { user } = renderScreen(
    <DayChooser
      month={day('2026-11-01')}
      day={day('2026-11-22')}
      facts={{ now: instant('2026-11-22T08:30:00Z'), zone: 'Asia/Jerusalem', isAdmin: false, taken: [] }}
      onMonth={() => undefined}
      onDay={(next) => chosen.push(next)}
    />,
  );
  const days = () => screen.getAllByRole('button', { name: /2026: / });
  expect(days().map((one) => one.dataset['day'])).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
  await user.click(screen.getByRole('button', { name: 'Wednesday, 25 November 2026: no bookings' }));
  expect(chosen).toEqual(['2026-11-25']);
  await user.click(screen.getByRole('button', { name: 'Show the whole month' }));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(days()).toHaveLength(35);
  await user.click(screen.getByRole('button', { name: 'Show the next 7 days' }));
  expect(days()).toHaveLength(7);
});
