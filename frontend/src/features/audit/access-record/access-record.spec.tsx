import { accessKinds } from '@rigbook/contracts/access-record/access-record.words';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { choose } from '../../../testing/choose.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { AccessRecord } from './access-record.js';
import { en } from '../../auth/shared/messages-en.js';
import { he } from '../../auth/shared/messages-he.js';

const danaId = '01900000-0000-7000-8000-000000000101';
const bookingId = '01900000-0000-7000-8000-000000000b01';
const read: AccessRecordEntry = {
  id: '01900000-0000-7000-8000-000000000c01',
  kind: 'booking-read',
  at: instant('2030-11-20T09:12:00Z'),
  lastAt: instant('2030-11-20T09:12:00Z'),
  times: 1,
  person: { id: danaId, unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  accessToken: null,
  subject: bookingId,
  code: null,
  route: 'GET /api/bookings/:id',
  network: '192.0.2.7',
  device: 'Firefox · Android',
};
const failed: AccessRecordEntry = {
  ...read,
  id: '01900000-0000-7000-8000-000000000c02',
  kind: 'sign-in-failed',
  lastAt: instant('2030-11-20T09:15:00Z'),
  times: 7,
  person: { id: null, unitNumber: '102', firstName: null, lastName: null },
  subject: null,
  code: 'SIGN_IN_FAILED',
  route: 'POST /api/auth/login',
};
const byProgram: AccessRecordEntry = {
  ...read,
  id: '01900000-0000-7000-8000-000000000c03',
  kind: 'token-new-network',
  person: { id: null, unitNumber: null, firstName: null, lastName: null },
  accessToken: { id: '01900000-0000-7000-8000-000000000d01', name: 'Board' },
  network: null,
  device: null,
};

function show(entries: readonly object[], at = '/?tab=access', wording?: Parameters<typeof renderScreen>[2]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/audit/access-record', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(entries);
    }),
  );
  return { asked, ...renderScreen(<AccessRecord />, at, wording) };
}

test.each([
  ['English', en],
  ['Hebrew', he],
])('every kind has words in %s, and no other kind', (_language, words) => {
  const worded = Object.keys(words).flatMap((id) => (id.startsWith('accessKind.') ? [id.slice(11)] : []));
  expect(worded).toEqual([...accessKinds]);
});

test('an entry says what happened, when and how often, who it was and from where', async () => {
  show([read, failed, byProgram]);
  await screen.findByText('7 times');
  const [, first, second, third] = screen.getAllByRole('row');
  const ofRead = within(first!);
  expect(ofRead.getByText("Somebody else's booking read")).toBeVisible();
  expect(ofRead.getByRole('button', { name: 'Only entries of Dana Levi, Unit 101' })).toHaveTextContent(
    'Dana Levi, Unit 101',
  );
  expect(ofRead.getByRole('link', { name: 'History of the booking' })).toHaveAttribute('href', `/history/${bookingId}`);
  expect(ofRead.getByText('Firefox · Android')).toBeVisible();
  const ofFailed = within(second!);
  expect(ofFailed.getByText('Sign-in failed')).toBeVisible();
  expect(ofFailed.getByText('7 times')).toBeVisible();
  expect(ofFailed.getByText(/Wed 20 Nov, 11:12 to Wed 20 Nov, 11:15/)).toBeVisible();
  expect(ofFailed.getByText('Not signed in, typed unit 102')).toBeVisible();
  expect(ofFailed.getByText('POST /api/auth/login · SIGN_IN_FAILED')).toBeVisible();
  expect(within(third!).getByText('Access token Board')).toBeVisible();
});

test('is in Hebrew on a Hebrew page', async () => {
  show([failed], '/?tab=access', hebrew);
  expect(await screen.findByText('7 פעמים')).toBeVisible();
  expect(within(screen.getAllByRole('row')[1]!).getByText('כניסה נכשלה')).toBeVisible();
});

test('the address has the filter, and choices change it', async () => {
  const { asked, user, router } = show([read], `/?tab=access&unit=101&person=${danaId}&from=2030-11-01&to=2030-11-30`);
  expect(await screen.findByText('Only entries of Dana Levi, Unit 101')).toBeVisible();
  expect(asked[0]?.get('unitNumber')).toBe('101');
  expect(asked[0]?.get('responderId')).toBe(danaId);
  expect(asked[0]?.get('to')).toBe('2030-11-30T22:00:00.000Z');
  await choose(user, screen.getByRole('combobox', { name: 'What happened' }), 'Sign-in failed');
  await waitFor(() => expect(asked.at(-1)?.get('kind')).toBe('sign-in-failed'));
  await user.click(await screen.findByRole('button', { name: 'Only entries from 192.0.2.7' }));
  expect(router.state.location.search).toContain('network=192.0.2.7');
  await user.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(router.state.location.search).not.toContain('person=');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('?tab=access');
  await user.click(await screen.findByRole('button', { name: 'Only entries of Dana Levi, Unit 101' }));
  expect(router.state.location.search).toBe(`?tab=access&person=${danaId}`);
});

test('a network is passed on when it is complete, and a wrong one is told at the field', async () => {
  const { user, asked } = show([]);
  const box = screen.getByRole('textbox', { name: 'Address or network' });
  await user.type(box, '192.0.2.0/24{Enter}');
  expect(await screen.findByText('No entry matches.')).toBeVisible();
  expect(asked.map((query) => query.get('network'))).toEqual([null, '192.0.2.0/24']);
  server.use(
    http.get('*/api/audit/access-record', () =>
      HttpResponse.json(
        { status: 400, code: 'VALIDATION_FAILED', detail: 'No.', errors: [{ field: 'network', message: 'No.' }] },
        { status: 400 },
      ),
    ),
  );
  await user.clear(box);
  await user.type(box, 'here{Enter}');
  expect(await screen.findByText('Please enter an address, or a network such as 192.0.2.0/24.')).toBeVisible();
  expect(box).toBeInvalid();
});

test('says that nothing is recorded, and that it could not be loaded', async () => {
  show([]);
  expect(await screen.findByText('Nothing recorded yet.')).toBeVisible();
  server.use(http.get('*/api/audit/access-record', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  renderScreen(<AccessRecord />, '/?tab=access');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
});

test('is saved as CSV for the chosen days', async () => {
  const saved: string[] = [];
  server.use(http.get('*/api/audit/export/access-record', () => HttpResponse.text('')));
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
  const { user } = show([], '/?tab=access&from=2030-11-01&to=2030-11-30');
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await screen.findByText('No entry matches.');
  await waitFor(() =>
    expect(saved[0]).toContain('/api/audit/export/access-record?from=2030-11-01&to=2030-11-30&format=csv'),
  );
  click.mockRestore();
});
