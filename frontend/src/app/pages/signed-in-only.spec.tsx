import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { AccessDenied } from './access-denied.js';
import { dana } from '../../testing/examples.js';
import { refuse } from '../../testing/refuse.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { toast } from '../../testing/toast.js';
import { AdminsOnly } from './admins-only.js';
import { SignedInOnly } from './signed-in-only.js';

test('a visitor who followed a link signs in on the spot and stays on it', async () => {
  server.use(
    http.get('*/api/auth/user', () => refuse(401, 'SIGNED_OUT', 'You are signed out.')),
    http.post('*/api/auth/login', () => HttpResponse.json({ user: dana, isFirstTime: false })),
  );
  const { user, router } = renderScreen(
    <SignedInOnly>
      <p>The signature</p>
    </SignedInOnly>,
    '/?from=a-message',
  );
  await user.type(await screen.findByLabelText('Unit number'), '101');
  expect(screen.queryByText('The signature')).toBeNull();
  await user.type(screen.getByLabelText('Last 4 digits of your phone number'), '0101{Enter}');
  expect(await screen.findByText('The signature')).toBeVisible();
  expect(router.state.location.search).toBe('?from=a-message');
});

test('an administrator is never denied access, however late the session loads', async () => {
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAdmin: true })));
  const told = jest.fn();
  const Denied = () => {
    useEffect(told);
    return null;
  };
  renderScreen(
    <AdminsOnly denied={<Denied />}>
      <p>The administration</p>
    </AdminsOnly>,
  );
  expect(await screen.findByText('The administration')).toBeVisible();
  expect(told).not.toHaveBeenCalled();
});

test('a person does not see the refusal of the one signed in before', async () => {
  let isAdmin = false;
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAdmin })));
  const { queryClient } = renderScreen(
    <AdminsOnly denied={<AccessDenied />}>
      <p>The administration</p>
    </AdminsOnly>,
  );
  expect(await toast().findByText('Access Denied')).toBeVisible();
  isAdmin = true;
  await queryClient.invalidateQueries();
  expect(await screen.findByText('The administration')).toBeVisible();
  await waitFor(() => expect(toast().queryByText('Access Denied')).toBeNull());
});
