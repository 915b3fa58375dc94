import { instant, periodOf, type Day, type Instant } from '@rigbook/contracts/kernel/time';
import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.js';
import { MonthCalendar } from './month-calendar.js';

const saturday = '2026-10-31T10:00:00.000Z' as Instant;

test('the keyboard reaches the days of a month that today is not part of', () => {
  renderScreen(
    <MonthCalendar
      month={'2026-11-01' as Day}
      selected={undefined}
      facts={{ now: saturday, zone: 'Asia/Jerusalem', isAdmin: false, taken: [] }}
      onMonth={() => undefined}
      onSelect={() => undefined}
    />,
  );
  const stops = screen.getAllByRole('button', { name: /2026/ }).filter((day) => day.tabIndex === 0);
  expect(stops.map((day) => day.dataset['day'])).toEqual(['2026-11-01']);
});

test('explains the number on a day, and where the arrows lead', async () => {
  jest.useFakeTimers();
  const { user } = renderScreen(
    <MonthCalendar
      month={'2026-11-01' as Day}
      selected={undefined}
      facts={{
        now: '2026-11-01T10:00:00.000Z' as Instant,
        zone: 'Asia/Jerusalem',
        isAdmin: false,
        taken: [8, 14].map((hour) => periodOf(instant(`2026-11-03T${String(hour).padStart(2, '0')}:00Z`), 2)),
      }}
      onMonth={() => undefined}
      onSelect={() => undefined}
    />,
  );
  const tooltip = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;
  const pointAt = async (element: HTMLElement) => {
    await user.keyboard('{Escape}');
    await user.hover(element);
    act(() => jest.advanceTimersByTime(700));
  };
  await pointAt(within(screen.getByRole('button', { name: 'Tuesday, 3 November 2026: 2 bookings' })).getByText('2'));
  expect(tooltip()).toBe('2 bookings');
  await pointAt(screen.getByRole('button', { name: 'Next month' }));
  expect(tooltip()).toBe('Next month');
  jest.useRealTimers();
});
