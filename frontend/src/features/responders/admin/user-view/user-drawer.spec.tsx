import { addDays, weekStartsOn } from '@rigbook/contracts/kernel/calendar';
import { instant, instantOfDate } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana, requested } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { Users } from '../users/users.js';

const thisWeek = weekStartsOn(instantOfDate(new Date()), 'Asia/Jerusalem');
const weeks = [-2, -1, 0, 1].map((nth) => ({
  weekStartsOn: addDays(thisWeek, 7 * nth),
  hours: 9 + nth,
  left: 21 - nth,
}));
const ruth = { id: 'r', unitNumber: '100', firstName: 'Ruth', lastName: 'Adler', accessToken: null, system: null };
const self = { ...dana, accessToken: null, system: null };
const happened = (type: string, at: string, actor: object, notes: string | null = null) => ({
  type,
  recordedAt: instant(at),
  actor,
  notes,
});

function user(changes: object = {}) {
  const older = { id: 'v1', happened: [happened('LicenceSubmitted', '2026-10-01T08:00Z', self)] };
  server.use(
    http.get('*/api/users', () => HttpResponse.json([{ ...dana, isAuditor: true, suspendedAt: null, ...changes }])),
    http.get('*/api/admin/users/:id/hours', () => HttpResponse.json({ limit: 30, weeks })),
    http.get('*/api/admin/users/:id/licence-history', ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? HttpResponse.json([older])
        : HttpResponse.json(
            [
              {
                id: 'v2',
                happened: [
                  happened('LicenceSubmitted', '2026-11-01T08:00Z', self),
                  happened('LicenceRejected', '2026-11-02T08:00Z', ruth, 'The back is blurred'),
                ],
              },
            ],
            { headers: { link: '</api?cursor=1>; rel="next"' } },
          ),
    ),
    http.get('*/api/users/:id/lock', () => HttpResponse.json({ failures: 0, lockedUntil: null, needsUnlock: false })),
    http.get('*/api/users/:id/sessions', () => HttpResponse.json([])),
    http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, id: 'r' })),
    http.get('*/api/users/:id/suspension', () => HttpResponse.json({ openBookings: [], happened: [] })),
    http.get('*/api/admin/refused-requests', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', ({ request }) => {
      expect(new URL(request.url).search).toBe('?unitNumber=101&limit=10');
      return HttpResponse.json([requested]);
    }),
  );
}

test('a user opens from the list at a separate address, and closes back to it', async () => {
  user();
  const { user: person, router } = renderScreen(<Users />);
  await person.click(await screen.findByRole('link', { name: 'View Dana Levi, Unit 101' }));
  expect(router.state.location.search).toBe(`?user=${dana.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Dana Levi, Unit 101' }));
  expect(drawer.getByText('Auditor')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'dana@example.org' })).toHaveAttribute('href', 'mailto:dana@example.org');

  const licence = within(await drawer.findByRole('list', { name: 'License' }));
  expect(licence.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/License rejectedRuth Adler, Unit 100The back is blurred$/),
    expect.stringMatching(/Photos submittedDana Levi, Unit 101$/),
  ]);
  await person.click(drawer.getByRole('button', { name: 'Show more' }));
  expect(await licence.findAllByText('Photos submitted')).toHaveLength(2);

  expect(drawer.getByText('This week: 9 hours booked, 21 left.')).toBeVisible();
  const chart = within(drawer.getByRole('table', { name: 'Hours booked in each week, of at most 30' }));
  expect(chart.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['7', '8', '9', '10']);
  expect(chart.getAllByRole('columnheader').map((head) => head.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'date',
    null,
  ]);
  const booking = await drawer.findByRole('link', { name: /^ALS1/ });
  expect(booking).toHaveAttribute('href', `/admin?tab=diary&booking=${requested.id}`);

  await person.click(drawer.getByRole('button', { name: 'Edit unit 101' }));
  expect(await screen.findByRole('checkbox', { name: /^Auditor/ })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(drawer.getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('');
});

test('empty parts say so', async () => {
  user({ department: null, email: null, licenseVerified: false, isAuditor: false });
  server.use(
    http.get('*/api/admin/users/:id/licence-history', () => HttpResponse.json([])),
    http.get('*/api/admin/users/:id/hours', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')),
    http.get('*/api/admin/bookings', () => HttpResponse.json([])),
  );
  renderScreen(<Users />, `/?user=${dana.id}`);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('No photos have been submitted yet.')).toBeVisible();
  expect(drawer.getByText('The profile is not complete yet.')).toBeVisible();
  expect(await drawer.findByText('Please try again.')).toBeVisible();
  expect(await drawer.findByText('No bookings yet.')).toBeVisible();
});

test('the address of a deleted user says so', async () => {
  user();
  renderScreen(<Users />, '/?user=somebody');
  expect(await screen.findByText('This user no longer exists. The list may have changed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the list again' })).toBeVisible();
});

test('loaded bookings and license history stay when more fails to load', async () => {
  user();
  const pages =
    (first: readonly object[]) =>
    ({ request }: { request: Request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')
        : HttpResponse.json([...first], { headers: { link: '</api?cursor=1>; rel="next"' } });
  const handedIn = { id: 'v1', happened: [happened('LicenceSubmitted', '2026-10-01T08:00Z', self)] };
  server.use(
    http.get('*/api/admin/bookings', pages([requested])),
    http.get('*/api/admin/users/:id/licence-history', pages([handedIn])),
  );
  const { user: person } = renderScreen(<Users />, `/?user=${dana.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Dana Levi, Unit 101' }));
  await drawer.findByRole('link', { name: /^ALS1/ });
  await drawer.findByText('Photos submitted');
  for (const more of drawer.getAllByRole('button', { name: 'Show more' })) await person.click(more);
  expect(await drawer.findAllByText('Please try again.')).toHaveLength(2);
  expect(drawer.getByRole('link', { name: /^ALS1/ })).toBeVisible();
  expect(drawer.getByText('Photos submitted')).toBeVisible();
});

test('a locked unit says until when, and is unlocked', async () => {
  user();
  let lock: object = { failures: 5, lockedUntil: instant('2026-11-22T16:00Z'), needsUnlock: false };
  server.use(
    http.get('*/api/users/:id/lock', () => HttpResponse.json(lock)),
    http.post('*/api/users/:id/unlock', () => {
      lock = { failures: 0, lockedUntil: null, needsUnlock: false };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user: person } = renderScreen(<Users />, `/?user=${dana.id}`);
  const part = within(await screen.findByRole('region', { name: 'Failed sign-ins' }));
  expect(await part.findByText('5 failed attempts since the last success.')).toBeVisible();
  expect(part.getByText(/^Locked until .*18:00/)).toBeVisible();
  await person.click(part.getByRole('button', { name: 'Unlock unit 101' }));
  expect(await part.findByText('None since the last success.')).toBeVisible();
  expect(await screen.findByText('Unit 101 is unlocked')).toBeVisible();
});

test('a unit that only an administrator unlocks says so, and that it could not be unlocked', async () => {
  user();
  server.use(
    http.get('*/api/users/:id/lock', () => HttpResponse.json({ failures: 100, lockedUntil: null, needsUnlock: true })),
    http.post('*/api/users/:id/unlock', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')),
  );
  const { user: person } = renderScreen(<Users />, `/?user=${dana.id}`);
  const part = within(await screen.findByRole('region', { name: 'Failed sign-ins' }));
  expect(await part.findByText('Locked until an administrator unlocks it.')).toBeVisible();
  await person.click(part.getByRole('button', { name: 'Unlock unit 101' }));
  expect(await screen.findByText('Could not unlock')).toBeVisible();
});

test('signs a user out everywhere', async () => {
  user();
  const [one, other] = ['d1', 'd2'].map((id) => ({
    id,
    browser: 'Chrome',
    system: id,
    network: '203.0.113.7',
    firstSeenAt: instant('2026-11-01T08:00Z'),
    lastSeenAt: instant('2026-11-22T08:00Z'),
    signedIn: true,
    isThis: false,
  }));
  let devices = [one, other];
  server.use(
    http.get('*/api/users/:id/sessions', () => HttpResponse.json(devices)),
    http.delete('*/api/users/:id/sessions', () => {
      devices = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/users/:id/sessions/d1', () => refuse(404, 'SESSION_NOT_FOUND', 'Please reload the list.')),
  );
  const { user: person } = renderScreen(<Users />, `/?user=${dana.id}`);
  const part = within(await screen.findByRole('region', { name: 'Devices and sessions' }));
  await person.click(await part.findByRole('button', { name: 'Sign out Chrome on d1' }));
  expect(await screen.findByText('Not signed out')).toBeVisible();
  await person.click(part.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await part.findByText('Not signed in or remembered anywhere.')).toBeVisible();
});
