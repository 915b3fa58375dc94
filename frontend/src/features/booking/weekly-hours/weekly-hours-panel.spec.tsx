import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { WeeklyHoursPanel } from './weekly-hours-panel.js';

const weeks = [
  { weekStartsOn: '2026-11-22', hours: 26, left: 4 },
  { weekStartsOn: '2026-11-29', hours: 1, left: 29 },
];

test('shows how many of the 30 hours are left, this week and the next', async () => {
  server.use(http.get('*/api/responder-hours', () => HttpResponse.json({ limit: 30, weeks })));
  renderScreen(<WeeklyHoursPanel />);
  const [first, second] = (await screen.findAllByRole('listitem')).map((week) => within(week));
  expect(first?.getByText('4 of 30 hours left')).toBeVisible();
  expect(first?.getByText('Week from Sun 22 Nov')).toBeVisible();
  expect(first?.getByText('26 hours booked')).toBeVisible();
  expect(second?.getByText('29 of 30 hours left')).toBeVisible();
  expect(second?.getByText('1 hour booked')).toBeVisible();
});

test('what could not be loaded can be tried again', async () => {
  server.use(http.get('*/api/responder-hours', () => refuse(503, 'NOT_READY', 'Please try again.')));
  const { user } = renderScreen(<WeeklyHoursPanel />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get('*/api/responder-hours', () => HttpResponse.json({ limit: 30, weeks })));
  await user.click(again);
  expect(await screen.findByText('4 of 30 hours left')).toBeVisible();
});
