import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { OwnAccess } from './own-access.js';

test('says when the person last signed in, and lists what concerns them', async () => {
  const entry = {
    id: '01900000-0000-7000-8000-000000000c01',
    kind: 'sign-in-failed',
    at: '2030-11-20T09:12:00Z',
    lastAt: '2030-11-20T09:12:00Z',
    times: 3,
    person: { id: null, unitNumber: '101', firstName: null, lastName: null },
    accessToken: null,
    subject: null,
    code: 'SIGN_IN_FAILED',
    route: 'POST /api/auth/login',
    network: '192.0.2.7',
    device: 'Firefox · Android',
  };
  const signIn = { ...entry, id: '01900000-0000-7000-8000-000000000c02', kind: 'sign-in', times: 1 };
  server.use(http.get('*/api/auth/access-record', () => HttpResponse.json([entry, signIn])));
  renderScreen(<OwnAccess />);
  const own = within(await screen.findByRole('region', { name: 'Sign-ins and attempts' }));
  expect(await own.findByText(/Last signed in Wed 20 Nov, 11:12 from .*192\.0\.2\.7/)).toBeVisible();
  expect(own.getByText('Sign-in failed')).toBeVisible();
  expect(own.getByText('3 times')).toBeVisible();
  expect(own.queryByText(/POST/)).toBeNull();
});

test('says so if the sign-ins cannot be loaded', async () => {
  server.use(http.get('*/api/auth/access-record', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  renderScreen(<OwnAccess />);
  const own = within(await screen.findByRole('region', { name: 'Sign-ins and attempts' }));
  expect(await own.findByText(/Please try again/)).toBeVisible();
});
