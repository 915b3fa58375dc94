import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { keys } from '../../../lib/http/keys.js';
import { als1, dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { HomePage } from './home.page.js';

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
