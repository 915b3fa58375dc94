import { act, screen, waitFor } from '@testing-library/react';
import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { http, HttpResponse } from 'msw';
import { connection } from '../../../lib/connection/connection.js';
import { lastKnown } from '../../../lib/device/last-known.js';
import { createQueryClient } from '../../../lib/http/query-client.js';
import { keys } from '../../../lib/http/keys.js';
import { active, als1, dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { HomePage, readHome } from './home.page.js';

afterEach(() => act(() => connection.reached()));

test('after a failed Microsoft sign-in, a later sign-in leads on to where the person was going', async () => {
  server.use(
    http.get('*/api/auth/user', () => refuse(401, 'SIGNED_OUT', 'You are signed out.')),
    http.get('*/api/vehicles', () => HttpResponse.json([])),
  );
  const { queryClient } = renderScreen(<HomePage />, '/?signIn=microsoft-not-linked&returnTo=%2Fcheckin%2Fb1');
  expect(await screen.findByRole('button', { name: 'Sign In to Book' })).toBeVisible();
  act(() => void queryClient.setQueryData(keys.currentUser, dana));
  expect(await screen.findByText('at /checkin/b1')).toBeVisible();
});

test('a person who only audits gets a link to the audit, and no vehicle to book', async () => {
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAuditor: true })),
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/bookings', () => HttpResponse.json([])),
    http.get('*/api/activity', () => HttpResponse.json([])),
  );
  renderScreen(<HomePage />, '/?book=any');
  expect(await screen.findByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/audit');
  expect(screen.getByText('You can read the record. Auditors cannot book vehicles.')).toBeVisible();
  expect(await screen.findByRole('article', { name: als1.name })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Book Now/ })).toBeNull();
  expect(screen.queryByText('Hours left this week')).toBeNull();
  expect(screen.queryByText(/^You have no bookings yet/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a network, home shows the last known state with its time, and never the page for visitors', async () => {
  const now = instantOfDate(new Date());
  lastKnown.keep(dana, [{ ...active, endTime: now }], undefined, now);
  server.use(
    http.get('*/api/*', () => HttpResponse.error()),
    http.get('*/api/*/*', () => HttpResponse.error()),
  );
  renderScreen(<HomePage />);
  expect(await screen.findByText(/^As of \d\d:\d\d, no connection$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Check out' })).toHaveAttribute('href', `/checkout/${active.id}`);
  expect(screen.getByRole('link', { name: /^Check out: ALS1/ })).toBeVisible();
  expect(screen.queryByText('Sign In to Book')).toBeNull();
});

test('a visitor without a network is told that there is no connection', async () => {
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.error()),
    http.get('*/api/vehicles', () => HttpResponse.error()),
  );
  renderScreen(<HomePage />);
  expect(await screen.findByText('There is no connection. You can sign in once it is back.')).toBeVisible();
  act(() => connection.reached());
  await waitFor(() => expect(screen.queryByText(/^There is no connection/)).toBeNull());
});

describe('what home begins with is read before it is shown', () => {
  test('for a person: who they are, their bookings, the fleet and the screen itself', async () => {
    server.use(
      http.get('*/api/auth/user', () => HttpResponse.json(dana)),
      http.get('*/api/vehicles', () => HttpResponse.json([als1])),
      http.get('*/api/bookings', () => HttpResponse.json([])),
    );
    const queryClient = createQueryClient();
    await readHome(queryClient, location);
    expect([keys.currentUser, keys.vehicles, keys.bookings].map((key) => queryClient.getQueryData(key))).toMatchObject([
      { id: dana.id },
      [{ id: als1.id }],
      [],
    ]);
  });

  test('for a visitor: the fleet, and no bookings; a failure is left to the screen', async () => {
    server.use(
      http.get('*/api/auth/user', () => refuse(401, 'SIGNED_OUT', 'You are signed out.')),
      http.get('*/api/vehicles', () => HttpResponse.error()),
    );
    const queryClient = createQueryClient();
    await readHome(queryClient, location);
    expect(queryClient.getQueryData(keys.currentUser)).toBeNull();
    expect(queryClient.getQueryState(keys.vehicles)?.status).toBe('error');
    expect(queryClient.getQueryState(keys.bookings)).toBeUndefined();
  });
});
