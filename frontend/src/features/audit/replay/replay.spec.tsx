import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1InFleet, requested, signed } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { Replay } from './replay.js';

const counts = { totalBookings: 1, pendingBookingApprovals: 1, pendingLicenseApprovals: 0, approvedBookings: 0 };
const answer = {
  asOf: '2026-11-22T08:30:00.000Z',
  events: 12,
  hasMore: false,
  bookings: [
    { before: requested, now: signed },
    { before: null, now: { ...requested, id: '01900000-0000-7000-8000-000000000b09' } },
  ],
  vehicles: [{ before: als1InFleet, now: { ...als1InFleet, fuelLevel: 40 } }],
  counts: { before: counts, now: { ...counts, pendingBookingApprovals: 0, approvedBookings: 1 } },
};
const at = '/?tab=replay&at=2020-11-22T10:30&from=2020-11-22&to=2020-11-28';

test('shows the state at that moment, and row by row in words what is different now', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/audit/diary', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('asOf') ?? '');
      return HttpResponse.json(answer);
    }),
  );
  renderScreen(<Replay />, at);
  expect(await screen.findByText(/after 12 events/)).toBeVisible();
  const [, then, later] = within(screen.getByRole('table', { name: 'Booking diary' })).getAllByRole('row');
  expect(then).toHaveTextContent('Pending approval');
  expect(then).toHaveTextContent('Status now: Approved');
  expect(then).toHaveTextContent('Signed since then');
  expect(later).toBeDefined();
  expect(screen.getByText('Not requested yet')).toBeVisible();
  expect(screen.getByText('Fuel now: 40%')).toBeVisible();
  expect(screen.getByText('Now 1')).toBeVisible();
  expect(asked).toEqual(['2020-11-22T08:30:00.000Z']);
});

test('sends no request before a moment is chosen, nor for one in the future', async () => {
  const { user } = renderScreen(<Replay />, '/?tab=replay');
  expect(screen.getByText(/^Choose a moment/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replay' })).toBeEnabled();
  const moment = screen.getByLabelText('Moment');
  fireEvent.mouseDown(moment);
  fireEvent.change(moment, { target: { value: '2099-11-22 10:30' } });
  fireEvent.keyDown(moment, { key: 'Enter' });
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('That moment is in the future. Please choose an earlier one.')).toBeVisible();
});

test('says that another replay is running, and can be tried again', async () => {
  server.use(http.get('*/api/audit/diary', () => refuse(409, 'REPLAY_UNDER_WAY', 'The log is being replayed.')));
  renderScreen(<Replay />, at);
  expect(await screen.findByText(/is being replayed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
