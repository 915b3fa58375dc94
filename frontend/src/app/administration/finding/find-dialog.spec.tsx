import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, als1InFleet, approved, dana } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { keys } from '../../../lib/http/keys.js';
import { pageOfDesk } from '../desk/desk-pages.js';
import { FindDialog } from './find-dialog.js';

const counts = { totalBookings: 1, pendingBookingApprovals: 0, pendingLicenseApprovals: 0, approvedBookings: 0 };

function open(isAdmin = true, adminUntil: string | null = null, auditUntil: string | null = null) {
  server.use(
    http.get('*/api/auth/user', () =>
      HttpResponse.json({ ...dana, isAdmin, isAuditor: !isAdmin, adminUntil, auditUntil }),
    ),
    http.get('*/api/users', () => HttpResponse.json([dana])),
    http.get('*/api/admin/vehicles', () => HttpResponse.json([als1InFleet])),
    http.get('*/api/admin/bookings', () => HttpResponse.json([])),
  );
  const close = jest.fn();
  return { close, ...renderScreen(<FindDialog onClose={close} />) };
}
const field = () => screen.findByRole('combobox');

test('a page is found by its name and opened by a key', async () => {
  const { user, router, close } = open(false);
  await user.type(await field(), 'verif');
  expect(await screen.findByRole('option', { name: /Verification/, selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname + router.state.location.search).toBe('/audit?tab=verification');
});

test.each([
  ['is open, also if the page was loaded elsewhere', new Date(Date.now() + 3_600_000).toISOString(), 1],
  ['has closed again', new Date(Date.now() - 3_600_000).toISOString(), 0],
])('people are found while the administration %s', async (_case, adminUntil, found) => {
  const { user } = open(true, adminUntil);
  await user.type(await field(), 'unit 101');
  if (found === 0) expect(await screen.findByText(/Open the administration/)).toBeVisible();
  else expect(await screen.findByRole('option', { name: /Dana Levi/ })).toBeVisible();
});

test('a search that failed is not told as nothing found', async () => {
  const { user } = open(true, new Date(Date.now() + 3_600_000).toISOString());
  server.use(http.get('*/api/admin/bookings', () => new HttpResponse(null, { status: 500 })));
  await user.type(await field(), 'qqq');
  expect(await screen.findByText(/Not everything could be searched/, {}, { timeout: 30_000 })).toBeVisible();
  expect(screen.queryByText(/Nothing matches/)).toBeNull();
});

test.each([
  ['ALS1', /ALS1/, `/audit?tab=bookings&vehicle=${als1.id}`],
  ['night', /ALS1.*Dana Levi/, `/history/${approved.id}`],
])('an auditor who looks for “%s” finds it in the record', async (words, name, address) => {
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/audit/bookings', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('search') === 'night' ? [approved] : []),
    ),
  );
  const { user, router } = open(false, null, new Date(Date.now() + 3_600_000).toISOString());
  await user.type(await field(), words);
  await user.click(await screen.findByRole('option', { name }));
  expect(router.state.location.pathname + router.state.location.search).toBe(address);
});

test('an auditor reads that the audit area has to be opened first', async () => {
  const { user } = open(false);
  await user.type(await field(), 'ALS1');
  expect(await screen.findByText(/^Open the audit area to find/)).toBeVisible();
});

test.each([
  ['for somebody', 'Book for somebody', '?tab=diary&dialog=book'],
  ['standing shift', 'Set a standing shift', '?tab=standing-shifts&dialog=set'],
])('“%s” finds what an administrator does: %s', async (words, name, search) => {
  const { user, router } = open();
  await user.type(await field(), words);
  await user.click(await screen.findByRole('option', { name }));
  expect(router.state.location.pathname + router.state.location.search).toBe(`/admin${search}`);
});

test('the focus goes to the page that was chosen, past the menu', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  Object.assign(page, { id: pageOfDesk, tabIndex: -1 });
  const { user, close } = open();
  close.mockImplementation(cleanup);
  await user.type(await field(), 'templates');
  expect(await screen.findByRole('option', { name: /Templates/, selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(page).toHaveFocus());
  page.remove();
});

test('a quick Enter waits for what the words find', async () => {
  const { user, queryClient, router, close } = open();
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/api/users', async () => {
      await answered;
      return HttpResponse.json([dana]);
    }),
  );
  queryClient.setQueryData(keys.dashboard, counts);
  await user.type(await field(), 'dana{Enter}');
  expect(close).not.toHaveBeenCalled();
  answer?.();
  await waitFor(() => expect(router.state.location.search).toBe(`?tab=users&user=${dana.id}`));
  expect(close).toHaveBeenCalledTimes(1);
});

test('people and vehicles are found once the administration is open', async () => {
  const { user, queryClient } = open();
  await user.type(await field(), 'dana');
  expect(await screen.findByText(/^Open the administration to find/)).toBeVisible();
  await user.clear(await field());
  queryClient.setQueryData(keys.dashboard, counts);
  await user.type(await field(), 'dana');
  expect(await screen.findByRole('option', { name: /Dana Levi, Unit 101/ })).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'als');
  expect(await screen.findByRole('option', { name: /^ALS1/ })).toBeVisible();
});

test('the arrow keys walk through everything found and begin again', async () => {
  const { user } = open(false);
  const input = await field();
  await user.type(input, 'record');
  const options = await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}');
  expect(input).toHaveAttribute('aria-activedescendant', options.at(-1)?.id);
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', options[0]?.id);
});

test('a vehicle and a minute are answered at once, and lead to the record', async () => {
  const { user, queryClient, router } = open();
  const asked: unknown[] = [];
  const minute = { at: '2026-11-23T16:05:00.000Z', before: null, after: null, notCheckedIn: [] };
  server.use(
    http.post('*/api/audit/custody', async ({ request }) => {
      asked.push(await request.json());
      const minutes = [{ ...minute, holder: asked.length === 1 ? { user: dana } : null }];
      return HttpResponse.json([{ line: 1, problem: null, minutes }]);
    }),
  );
  queryClient.setQueryData(keys.dashboard, counts);
  await user.type(await field(), 'als1 2026-11-23 18:05');
  const found = { name: /^Who had ALS1: Dana Levi, Unit 101/, selected: true };
  expect(await screen.findByRole('option', found)).toBeVisible();
  expect(asked).toEqual([{ vehicle: 'ALS1', time: '2026-11-23 18:05' }]);
  await user.type(await field(), '{Backspace}6');
  expect(await screen.findByRole('option', { name: /^Who had ALS1: nobody/ })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?tab=custody&vehicle=ALS1&at=2026-11-23T18%3A06');
});
