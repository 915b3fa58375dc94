import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api, bodyOf, post } from '../../lib/http/client.js';
import { fill } from '../../testing/fill.js';
import { dana } from '../../testing/examples.js';
import { refuse } from '../../testing/refuse.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { toast } from '../../testing/toast.js';
import { useSignOut } from './api/sign-out.js';
import { SessionKeeper } from './session-keeper.js';
import { useSession } from './use-session.js';

const counts = { totalBookings: 7, pendingBookingApprovals: 3, pendingLicenseApprovals: 1, approvedBookings: 2 };

/** The administration opens after the correct password. */
function guardedDashboard() {
  const calls = { dashboard: 0, passwords: [] as string[] };
  let open = false;
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAdmin: true })),
    http.get('*/api/admin/dashboard', () => {
      calls.dashboard += 1;
      return open
        ? HttpResponse.json(counts)
        : refuse(403, 'ADMIN_PASSWORD_REQUIRED', 'Please enter the admin password to continue.');
    }),
    http.post('*/api/auth/verify-admin-password', async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      calls.passwords.push(password);
      open = password === 'rigbook-demo';
      return open
        ? HttpResponse.json({ adminUntil: '2026-11-22T20:00:00.000Z' })
        : refuse(403, 'ADMIN_PASSWORD_INCORRECT', 'Incorrect admin password.');
    }),
  );
  return calls;
}

function SignedInAs() {
  const session = useSession();
  return <p>{session === null ? 'Nobody' : session?.unitNumber}</p>;
}

async function renderKeeper() {
  const rendered = renderScreen(
    <>
      <SignedInAs />
      <SessionKeeper />
    </>,
  );
  await screen.findByText('101');
  return rendered;
}

test.each([
  ['no connection', () => HttpResponse.error()],
  ['a server in trouble', () => refuse(500, 'INTERNAL', 'Something went wrong.')],
  ['no session', () => refuse(401, 'SIGNED_OUT', 'You are signed out. Please sign in to continue.')],
])('%s counts as signed out, without a prompt to sign in', async (_, answer) => {
  server.use(http.get('*/api/auth/user', answer));
  renderScreen(
    <>
      <SignedInAs />
      <SessionKeeper />
    </>,
  );
  expect(await screen.findByText('Nobody')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

function SignOutButton() {
  const { mutate } = useSignOut();
  return <button onClick={() => mutate()}>Leave</button>;
}

test('a call that is refused while the person signs out is no ended session', async () => {
  let answer = () => {};
  const refused = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(dana)),
    http.get('*/api/vehicles', () => refuse(401, 'SIGNED_OUT', 'You are signed out. Please sign in to continue.')),
    http.post('*/api/auth/logout', async () => {
      await refused;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(
    <>
      <SignedInAs />
      <SignOutButton />
      <SessionKeeper />
    </>,
  );
  await screen.findByText('101');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await expect(bodyOf(api.GET('/api/vehicles'))).rejects.toThrow('401');
  answer();
  expect(await screen.findByText('Nobody')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const passwordField = () => screen.findByLabelText('Admin password', { selector: 'input' });

test('asks for the admin password and repeats the calls that lacked it', async () => {
  const calls = guardedDashboard();
  const { user } = await renderKeeper();
  const first = bodyOf(api.GET('/api/admin/dashboard'));
  const second = bodyOf(api.GET('/api/admin/dashboard'));
  await fill(user, await passwordField(), 'rigbook-demo');
  await user.keyboard('{Enter}');
  expect(await first).toEqual(counts);
  expect(await second).toEqual(counts);
  expect(calls).toEqual({ dashboard: 4, passwords: ['rigbook-demo'] });
});

test('a wrong password clears the field and can be tried again', async () => {
  guardedDashboard();
  const { user } = await renderKeeper();
  const call = bodyOf(api.GET('/api/admin/dashboard'));
  await fill(user, await passwordField(), 'guess');
  await user.keyboard('{Enter}');
  expect(await toast().findByText('Access denied')).toBeVisible();
  await waitFor(async () => expect(await passwordField()).toHaveValue(''));
  await fill(user, await passwordField(), 'rigbook-demo');
  await user.keyboard('{Enter}');
  expect(await call).toEqual(counts);
  await waitFor(() => expect(toast().queryByText('Access denied')).toBeNull());
});

test('an empty password is not sent', async () => {
  const calls = guardedDashboard();
  const { user } = await renderKeeper();
  const call = bodyOf(api.GET('/api/admin/dashboard')).catch((error: unknown) => String(error));
  await user.type(await passwordField(), '{Enter}');
  expect(await toast().findByText('Invalid input')).toBeVisible();
  expect(calls.passwords).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await call).toBe('ApiError: 403: Please enter the admin password to continue.');
});

test('an ended session is renewed on the same screen, and the call is repeated', async () => {
  let signedIn = false;
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(dana)),
    http.get('*/api/bookings', () =>
      signedIn ? HttpResponse.json([]) : refuse(401, 'SIGNED_OUT', 'You are signed out. Please sign in to continue.'),
    ),
    http.post('*/api/auth/login', () => {
      signedIn = true;
      return HttpResponse.json({ user: dana, isFirstTime: false });
    }),
  );
  const { user } = await renderKeeper();
  const call = bodyOf(api.GET('/api/bookings'));
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Unit number' }), '101');
  await user.type(screen.getByRole('textbox', { name: 'Last 4 digits of your phone number' }), '0101{Enter}');
  expect(await call).toEqual([]);
});

test("one person's call is not repeated for another who signs in instead", async () => {
  let calls = 0;
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(dana)),
    http.post('*/api/bookings/b1/check-in', () => {
      calls += 1;
      return refuse(401, 'SIGNED_OUT', 'You are signed out. Please sign in to continue.');
    }),
    http.post('*/api/auth/login', () =>
      HttpResponse.json({ user: { ...dana, id: 'avi', unitNumber: '102' }, isFirstTime: false }),
    ),
  );
  const { user } = await renderKeeper();
  const call = post('/api/bookings/b1/check-in', {}, 'key').catch((error: unknown) => String(error));
  const unit = await screen.findByRole('textbox', { name: 'Unit number' });
  await waitFor(() => expect(unit).toHaveFocus());
  await user.keyboard('1020102{Enter}');
  expect(await call).toBe('ApiError: 401: You are signed out. Please sign in to continue.');
  expect(await screen.findByText('102')).toBeVisible();
  expect(calls).toBe(1);
});
