import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking } from '../../../../lib/http/answers.js';
import { approved, requested } from '../../../../testing/examples.js';
import { answerMessages } from '../../../../testing/messages.js';
import { choose } from '../../../../testing/choose.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { english, hebrew } from '../../../../testing/wordings.js';
import { BookingDiary } from './booking-diary.js';

const als1 = { ...requested.vehicle, id: '01900000-0000-7000-8000-0000000000a1', name: 'ALS1' };
const booking = (nth: number): Booking => ({ ...requested, id: `01900000-0000-7000-8000-00000000b${100 + nth}` });

/** The server's bookings, one per page; records the requests. */
function bookings(...list: readonly Booking[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  answerMessages();
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/admin/bookings', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const at = Number(searchParams.get('cursor') ?? 0);
      const link = at + 1 < list.length ? { Link: `</api/admin/bookings?cursor=${at + 1}>; rel="next"` } : undefined;
      return HttpResponse.json(list.slice(at, at + 1), link && { headers: link });
    }),
  );
  return asked;
}

const lastOf = (asked: readonly URLSearchParams[]) => Object.fromEntries(asked.at(-1) ?? []);

test('the diary is searched, filtered and ordered; each step is in the address and can be undone', async () => {
  const asked = bookings(booking(1), booking(2));
  const { user, router } = renderScreen(<BookingDiary />, '/?tab=diary&q=dana&unit=101&from=2026-11-23');
  const address = () => Object.fromEntries(new URLSearchParams(router.state.location.search));

  expect(await screen.findByText('Showing all 2 bookings')).toBeVisible();
  expect(lastOf(asked)).toMatchObject({ search: 'dana', unitNumber: '101', cursor: '1' });
  const box = screen.getByRole('searchbox', { name: 'Search' });
  expect(box).toHaveValue('dana');

  await user.clear(box);
  await user.type(box, 'night shift{Enter}');
  await waitFor(() => expect(lastOf(asked)).toMatchObject({ search: 'night shift' }));
  await choose(user, screen.getByLabelText('Vehicle'), 'ALS1');
  await user.click(screen.getByRole('columnheader', { name: 'Start Time' }));
  await user.click(screen.getByRole('radio', { name: 'Approved' }));
  await waitFor(() => expect(lastOf(asked)).toMatchObject({ status: 'approved', order: 'oldest-start' }));
  expect(address()).toEqual({
    tab: 'diary',
    q: 'night shift',
    status: 'approved',
    vehicle: als1.id,
    unit: '101',
    from: '2026-11-23',
    order: 'oldest-start',
  });

  const active = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(active.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'night shift',
    'ALS1',
    'Unit 101',
    'From Monday, 23 November 2026',
    'Clear all',
  ]);
  await user.click(active.getByRole('button', { name: 'Remove the filter Unit 101' }));
  expect(screen.getByLabelText('Unit')).toHaveValue('');
  await user.click(active.getByRole('button', { name: 'Remove the filter night shift' }));
  expect(box).toHaveValue('');
  expect(address()).not.toHaveProperty('q');
  await user.click(active.getByRole('button', { name: 'Clear all' }));
  expect(address()).toEqual({ tab: 'diary', order: 'oldest-start' });
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();

  // the next page loads as its place comes into sight
  await waitFor(() => expect(lastOf(asked)).toMatchObject({ cursor: '1', order: 'oldest-start' }));
});

test('the filter behind a usage figure is named and removable; two of them take one press', async () => {
  const asked = bookings(booking(1));
  const { user, router } = renderScreen(<BookingDiary />, '/?tab=diary&booked=true&at=0-14');
  const chip = (filter: string) => screen.findByRole('button', { name: `Remove the filter ${filter}` });
  await user.click(await chip('Approved, not cancelled'));
  expect(lastOf(asked)).toEqual({ weekday: '0', hour: '14' });
  await user.click(await chip('Booked for Sunday at 14:00'));
  await user.click(screen.getByRole('checkbox', { name: 'Overdue or back late' }));
  await waitFor(() => expect(lastOf(asked)).toEqual({ overdue: 'true' }));
  expect(router.state.location.search).toBe('?tab=diary&overdue=true');
  await user.click(await chip('Overdue or back late'));
  expect(screen.getByRole('checkbox', { name: 'Overdue or back late' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Started, not signed' })).not.toBeChecked();
});

test('Reject in the list asks for the reason at once; View does not', async () => {
  bookings(booking(1));
  server.use(
    http.get('*/api/bookings/:id', () => HttpResponse.json(booking(1))),
    http.get('*/api/admin/bookings/:id/circumstances', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Try again.')),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json([])),
  );
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  await user.click(await screen.findByRole('button', { name: /^Reject/ }));
  const reason = await screen.findByRole('textbox', { name: /^Reason/ });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^View/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
});

test.each(['en', 'he'] as const)('the diary says by name who decided, once somebody has: %s', async (language) => {
  bookings({ ...approved, id: booking(1).id }, booking(2));
  renderScreen(<BookingDiary />, '/?tab=diary', language === 'en' ? english : hebrew);
  const label = language === 'en' ? 'Decided by' : 'הוכרעה בידי';
  const decider = await screen.findByText(new RegExp(`^${label}:`));
  expect(decider).toHaveTextContent(/Noa Peretz/);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(screen.getAllByText(new RegExp(`^${label}:`))).toHaveLength(1);
});

test('typing searches once it pauses; an empty result says so and leads back', async () => {
  const asked = bookings();
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary');
  expect(await screen.findByText('No bookings yet.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText(/^No bookings match/)).toBeVisible();
  expect(asked.map((one) => one.get('search'))).toEqual([null, 'zz']);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('No bookings yet.')).toBeVisible();
});

test('the export asks for what is found, saves it under its name, and says when it could not', async () => {
  bookings(booking(1));
  let asked = new URLSearchParams();
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.use(
    http.get('*/api/admin/bookings/export', ({ request }) => {
      asked = new URL(request.url).searchParams;
      const headers = { 'Content-Disposition': 'attachment; filename="bookings-from-2026-11-23.csv"' };
      return new HttpResponse('Booking\r\n', { headers });
    }),
  );
  const { user } = renderScreen(<BookingDiary />, '/?tab=diary&q=dana&unsigned=true&at=5&order=oldest-start');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await toast().findByText('Bookings exported')).toBeVisible();
  expect(Object.fromEntries(asked)).toEqual({
    search: 'dana',
    unsigned: 'true',
    weekday: '5',
    order: 'oldest-start',
    language: 'en',
  });
  expect(saved).toEqual(['bookings-from-2026-11-23.csv']);
  click.mockRestore();

  server.use(http.get('*/api/admin/bookings/export', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Try again.')));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await toast().findByText('Export failed')).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('requests whose start has passed stand apart, one press away', async () => {
  const asked = bookings(booking(1));
  const { user, router } = renderScreen(<BookingDiary />, '/?tab=diary&status=pending&start=ahead');
  expect(await screen.findByText(/^1 request can no longer be approved: the start has passed\./)).toBeVisible();
  expect(asked.filter((one) => one.has('from') && !one.has('to'))).toHaveLength(1);
  expect(asked.filter((one) => one.has('to') && !one.has('from'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  expect(router.state.location.search).toContain('start=passed');
  expect(screen.queryByRole('button', { name: 'Show them' })).toBeNull();
});

test('a pending request says in a few words why to look twice', async () => {
  bookings({ ...booking(1), eligibilityWarnings: ['als-responders-only'] });
  renderScreen(<BookingDiary />, '/?tab=diary');
  expect(await screen.findByText('Not ALS-qualified')).toBeVisible();
  expect(screen.queryByText('Role not authorized')).toBeNull();
});

test('a request of somebody who missed bookings carries a mark, and what is decided does not', async () => {
  bookings({ ...booking(1), status: 'pending' }, { ...booking(2), status: 'approved' });
  server.use(
    http.get('*/api/admin/lapses', () =>
      HttpResponse.json([{ userId: booking(1).user.id, missed: 3, late: 1, misused: 0 }]),
    ),
  );
  renderScreen(<BookingDiary />, '/?tab=diary');
  expect(await screen.findByText('3 missed, 1 late return in 90 days')).toBeVisible();
  await screen.findByText('Showing all 2 bookings');
  expect(screen.getAllByText(/in 90 days$/)).toHaveLength(1);
});
