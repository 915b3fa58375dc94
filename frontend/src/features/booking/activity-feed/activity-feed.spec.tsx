import { activityCodes, activityInWords, type Activity as Told } from '@rigbook/contracts/activity/activity.words';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Activity } from '../../../lib/http/answers.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { ActivityFeed } from './activity-feed.js';

const startTime = instant('2030-11-23T16:00:00Z');
const endTime = instant('2030-11-23T20:00:00Z');
const booking = { id: 'b1', vehicleName: 'ALS1', startTime, endTime };

function happened(code: Activity['code'], nth = 1): Activity {
  const about = code.startsWith('licence') ? null : booking;
  const told = { code, booking: about && { vehicleName: 'ALS1', startAt: startTime, endAt: endTime } } as Told;
  const sentence = activityInWords(told, 'Asia/Jerusalem');
  return { id: `${code}-${nth}`, code, happenedAt: instant('2026-01-05T08:05:00Z'), sentence, booking: about };
}

/** Up to two pages. */
function feed(first: readonly Activity[], second?: readonly Activity[]) {
  server.use(
    http.get('*/api/activity', ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect(searchParams.get('limit')).toBe('5');
      if (searchParams.get('cursor') === 'older') return HttpResponse.json(second);
      const link = '</api/activity?limit=5&cursor=older>; rel="next"';
      return HttpResponse.json(first, { headers: second ? { link } : {} });
    }),
  );
  return renderScreen(<ActivityFeed />);
}

const lines = () => screen.getAllByRole('listitem');

test('shows a pending and a completed license verification', async () => {
  feed([happened('licence-approved'), happened('licence-submitted')]);
  expect(await screen.findByText('License verification completed.')).toBeVisible();
  expect(screen.getByText(/^License verification pending/)).toBeVisible();
});

test('begins with where the license stands, once', async () => {
  server.use(
    http.get('*/api/activity', () => HttpResponse.json([happened('booking-approved'), happened('licence-approved')])),
  );
  renderScreen(<ActivityFeed licence="licence-approved" />);
  expect(await screen.findByText('License verification completed.')).toBeVisible();
  expect(lines().map((line) => line.querySelector('p')?.textContent)).toEqual([
    'License verification completed.',
    'Booking approved',
  ]);
});

test('says where the license stands, too, if the event is far behind or nothing has happened', async () => {
  server.use(http.get('*/api/activity', () => HttpResponse.json([])));
  renderScreen(<ActivityFeed licence="licence-submitted" />);
  expect(await screen.findByText(/^License verification pending/)).toBeVisible();
  expect(screen.queryByText(/^Nothing has happened yet/)).toBeNull();
  expect(screen.queryByRole('time')).toBeNull();
});

test("shows a booking's vehicle and hours, and when it happened", async () => {
  feed([happened('booking-approved')]);
  expect(await screen.findByText('Booking approved')).toBeVisible();
  expect(screen.getByText('ALS1').closest('p')).toHaveTextContent(/^ALS1\s?Sat 23 Nov, 18:00.+22:00 \(4 hours\)$/);
  expect(screen.getByText('Mon 5 Jan, 10:05')).toBeVisible();
});

test('keeps the order of the API, newest first, and shows more on demand', async () => {
  const { user } = feed([happened('booking-approved'), happened('booking-requested')], [happened('licence-approved')]);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('License verification completed.')).toBeVisible();
  expect(lines().map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Booking approved',
    'Booking requested',
    'License verification completed.',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('says what will be here while nothing has happened', async () => {
  feed([]);
  expect(await screen.findByText(/^Nothing has happened yet\./)).toBeVisible();
});

test('what could not be loaded can be tried again', async () => {
  server.use(http.get('*/api/activity', () => refuse(503, 'NOT_READY', 'Please try again.')));
  const { user } = renderScreen(<ActivityFeed />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get('*/api/activity', () => HttpResponse.json([happened('booking-approved')])));
  await user.click(again);
  expect(await screen.findByText('Booking approved')).toBeVisible();
});

test("has the API's wording for every event", async () => {
  const everything = activityCodes.map((code) => happened(code));
  feed(everything);
  await screen.findByText('Booking approved');
  lines().forEach((line, nth) => {
    const what = line.querySelector('p')?.textContent ?? '';
    expect(what).not.toBe('');
    expect(everything[nth]?.sentence.startsWith(what)).toBe(true);
  });
});
