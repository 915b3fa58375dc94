import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { als1, als1InFleet, requested } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { hebrew } from '../../../../testing/wordings.js';
import { RefusedRequests } from './refused-requests.js';

const beyond = {
  id: 'r1',
  refusedAt: instant('2030-11-20T09:12:00Z'),
  user: requested.user,
  vehicle: { id: als1.id, name: 'ALS1', type: als1.type },
  startTime: instant('2030-11-29T16:00:00Z'),
  endTime: instant('2030-11-29T20:00:00Z'),
  code: 'BEYOND_BOOKING_WINDOW',
  title: 'Beyond the booking window',
  detail: 'Bookings can start at most 6 days ahead.',
  facts: { lastDay: '2030-11-26' },
  ruleVersion: 1,
};

function show(requests: readonly object[], at = '/?tab=refused', wording?: Parameters<typeof renderScreen>[2]) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/vehicles', () => HttpResponse.json([als1InFleet])),
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/admin/refused-requests', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(requests);
    }),
  );
  return { asked, ...renderScreen(<RefusedRequests />, at, wording) };
}

test('each says who wanted what, and the reason given', async () => {
  show([beyond]);
  expect(await screen.findByText('Dana Levi, Unit 101')).toBeVisible();
  const line = within(screen.getAllByRole('row')[1]!);
  expect(line.getByText(/Fri 29 Nov, 18:00.+22:00 \(4 hours\)/)).toBeVisible();
  expect(line.getByText('Bookings can start at most 6 days ahead.')).toBeVisible();
  expect(line.getByText('Wed 20 Nov, 11:12')).toBeVisible();
  expect(line.getByText(/rules, edition 1/)).toBeVisible();
});

test('is in Hebrew on a Hebrew page', async () => {
  show([beyond], '/?tab=refused', hebrew);
  expect(await screen.findByText(/הזמנה יכולה להתחיל לכל היותר 6 ימים מראש/)).toBeVisible();
});

test('the address has the filter, and a choice changes it', async () => {
  const { asked, user, router } = show([], '/?tab=refused&unit=101&from=2030-11-01&to=2030-11-30');
  expect(await screen.findByText('No refused requests match.')).toBeVisible();
  expect(new URLSearchParams(asked[0]).get('unitNumber')).toBe('101');
  expect(new URLSearchParams(asked[0]).get('to')).toBe('2030-11-30T22:00:00.000Z');
  await choose(user, screen.getByRole('combobox', { name: 'Reason' }), 'Start in the past');
  expect(router.state.location.search).toContain('unit=101&from=2030-11-01&to=2030-11-30&reason=IN_THE_PAST');
  await waitFor(() => expect(new URLSearchParams(asked.at(-1)).get('code')).toBe('IN_THE_PAST'));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('?tab=refused');
  expect(await screen.findByText('No refused requests.')).toBeVisible();
});

test('loaded requests stay when more fail to load', async () => {
  show([]);
  server.use(
    http.get('*/api/admin/vehicles', () => HttpResponse.json([als1InFleet])),
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/admin/refused-requests', ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')
        : HttpResponse.json([beyond], { headers: { link: '</api?cursor=1>; rel="next"' } }),
    ),
  );
  const { user } = renderScreen(<RefusedRequests />, '/?tab=refused');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByText('Bookings can start at most 6 days ahead.')).toBeVisible();
});
