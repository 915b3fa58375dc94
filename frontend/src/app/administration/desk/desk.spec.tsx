import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { keys } from '../../../lib/http/keys.js';
import { dana } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { DeskMenu } from './desk-menu.js';

const open = (isAdmin: boolean, folded = false) => {
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAdmin, isAuditor: !isAdmin })));
  return renderScreen(<DeskMenu folded={folded} />, '/?tab=licences');
};
const links = async (name: string) => within(await screen.findByRole('navigation', { name })).getAllByRole('link');

test('an administrator has every page in its group, and a way home', async () => {
  open(true);
  expect(await screen.findByText('Organization')).toBeVisible();
  const all = await links('Administration');
  expect(all).toHaveLength(23);
  expect(all.slice(0, 3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/admin?tab=today'],
    ['Requests', '/admin?tab=diary&status=pending&order=first-requested&start=ahead'],
    ['Diary', '/admin?tab=diary'],
  ]);
  expect(all.at(-1)).toHaveAttribute('href', '/');
});

test('an auditor has the record alone', async () => {
  open(false);
  expect((await links('Audit')).map(({ textContent }) => textContent)).toEqual([
    'Booking histories',
    'Replay',
    'Fines',
    'Access record',
    'Export',
    'Verification',
    'Back to home',
  ]);
  expect(screen.queryByText('Fleet')).not.toBeInTheDocument();
});

describe('how many wait', () => {
  const asked: string[] = [];
  const wait = (adminUntil: string | null) => {
    asked.length = 0;
    const count =
      (list: unknown) =>
      ({ request }: { request: Request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.json(list as object);
      };
    server.use(
      http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAdmin: true, adminUntil })),
      http.get(
        '*/api/admin/dashboard',
        count({ pendingBookingApprovals: 3, pendingLicenseApprovals: 1, shiftsToDecide: 1 }),
      ),
      http.get('*/api/admin/waiting-sign-ins', count([{}])),
      http.get('*/api/admin/erasure-requests', count([{}])),
      http.get('*/api/admin/bookings-at-risk/count', count({ count: 2 })),
      http.get('*/api/admin/expenses', count([{}, {}])),
      http.get('*/api/admin/contested-readings', count([{}])),
      http.get('*/api/admin/notifications/counts', count({ failedInLastDay: 4 })),
    );
  };
  const counted = () =>
    screen.getAllByRole('link').flatMap(({ textContent }) => (/waiting$/.test(textContent) ? [textContent] : []));

  test.each(['/admin?tab=fleet', '/users', '/audit?tab=custody'])(
    'shows on %s while the administration is open',
    async (at) => {
      wait('2999-01-01T00:00:00.000Z');
      renderScreen(<DeskMenu />, at);
      await waitFor(() =>
        expect(counted()).toEqual([
          'Today5 waiting',
          'Requests3 waiting',
          'Maintenance and damage1 waiting',
          'Expenses2 waiting',
          'License reviews1 waiting',
          'Notifications4 waiting',
        ]),
      );
    },
  );

  test('shows what could be counted, if one count fails, and an expense that is decided no longer waits', async () => {
    wait('2999-01-01T00:00:00.000Z');
    let expenses = [{}, {}];
    server.use(
      http.get('*/api/admin/notifications/counts', () => new HttpResponse(null, { status: 500 })),
      http.get('*/api/admin/expenses', () => HttpResponse.json(expenses)),
    );
    const { queryClient } = renderScreen(<DeskMenu />, '/admin?tab=fleet');
    await waitFor(() => expect(counted()).toContain('Expenses2 waiting'));
    expect(counted()).toContain('Maintenance and damage1 waiting');
    expenses = [{}];
    await queryClient.invalidateQueries({ queryKey: keys.expenses });
    await waitFor(() => expect(counted()).toContain('Expenses1 waiting'));
  });

  test('is not asked for in the record before, since that would ask for the admin password', async () => {
    wait(null);
    const { queryClient } = renderScreen(<DeskMenu />, '/audit');
    expect(await links('Administration')).toHaveLength(23);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(counted()).toEqual([]);
    expect(asked).toEqual([]);
  });
});

test('Space opens a page of the menu, like Enter', async () => {
  const { user, router } = open(true);
  const [, , diary] = await links('Administration');
  diary?.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=diary'));
});
