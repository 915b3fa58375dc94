import { instant } from '@rigbook/contracts/kernel/time';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { finishBeforeLeaving } from '../../../../lib/device/before-leaving.js';
import type { Booking, Circumstances } from '../../../../lib/http/answers.js';
import { fill } from '../../../../testing/fill.js';
import { approved, dana, requested } from '../../../../testing/examples.js';
import { history, erasedActor } from '../../../../testing/history.js';
import { answerMessages } from '../../../../testing/messages.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';
import { undoableDecision } from '../deciding/undoable-decision.js';

const soon: Booking = { ...requested, startTime: instant('2999-11-23T16:00Z'), endTime: instant('2999-11-23T20:00Z') };
const first: Booking = { ...soon, id: '01900000-0000-7000-8000-000000000b11' };
const second: Booking = {
  ...soon,
  id: '01900000-0000-7000-8000-000000000b12',
  vehicle: { ...soon.vehicle, name: 'BLS1' },
};
const noa = { unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' };

const circumstances: Circumstances = {
  eligibilityWarnings: ['als-responders-only'],
  limit: 30,
  weeks: [{ weekStartsOn: '2999-11-17', hoursOfBooking: 4, hoursInAll: 16 } as Circumstances['weeks'][number]],
  vehicleStatus: 'available',
  maintenanceUntil: null,
  dayStartsAt: instant('2999-11-22T22:00Z'),
  dayEndsAt: instant('2999-11-23T22:00Z'),
  neighbours: [
    {
      bookingId: second.id,
      status: 'approved',
      startTime: instant('2999-11-23T06:00Z'),
      endTime: instant('2999-11-23T10:00Z'),
      user: { ...noa, id: dana.id },
    },
  ],
};

/** The API of an organization with these bookings; returns the decisions received. */
function diaryOf(bookings: readonly Booking[]) {
  const sent: unknown[] = [];
  const now = new Map(bookings.map((booking) => [booking.id, booking]));
  answerMessages();
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', () => HttpResponse.json([...now.values()])),
    http.get('*/api/bookings/:id', ({ params }) => HttpResponse.json(now.get(String(params['id'])))),
    http.get('*/api/admin/bookings/:id/circumstances', () => HttpResponse.json(circumstances)),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json(history.slice(0, 1))),
    http.put('*/api/admin/bookings/:id/approve', async ({ params, request }) => {
      const decision = (await request.json()) as { approved: boolean };
      sent.push([params['id'], decision]);
      const booking: Booking = {
        ...soon,
        id: String(params['id']),
        status: decision.approved ? 'approved' : 'rejected',
      };
      now.set(booking.id, booking);
      return HttpResponse.json(booking);
    }),
  );
  return sent;
}

const at = (bookingId: string) => `/?tab=diary&booking=${bookingId}`;
const drawer = () => within(screen.getByRole('dialog'));
const titled = (vehicle: string) => screen.findByRole('dialog', { name: `${vehicle}, Dana Levi, Unit 101` });
/** Presses a key where the focus is. */
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}`, ...more });
const viewed = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search).get('booking');

// a decision is held until the test sends it: on a slow machine the seconds for undoing it would end between two steps
const undoMs = 5000;
const inTime = globalThis.setTimeout;
// assigned, since Testing Library takes a spy for a stopped clock
beforeEach(() => {
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    ms === undoMs ? 0 : inTime(run, ms)) as typeof setTimeout;
});

afterEach(() => {
  act(() => void undoableDecision.undo());
  globalThis.setTimeout = inTime;
});

test('a link opens a booking that the list does not show, with its history', async () => {
  diaryOf([first]);
  server.use(
    http.get('*/api/bookings/:id', () => HttpResponse.json({ ...approved, id: 'elsewhere' })),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json(history)),
  );
  const { user, router } = renderScreen(<BookingDiary />, at('elsewhere'));
  await titled('ALS1');
  const timeline = within(await screen.findByRole('list', { name: 'History' }));
  expect(timeline.getByText('Former responder (…a0f9)')).toBeVisible();
  expect(timeline.getByText('Keys in box 2')).toBeVisible();
  expect(timeline.getByText('Done by an administrator for the responder')).toBeVisible();
  expect(drawer().getByRole('link', { name: 'Open the signed agreement (PDF)' })).toHaveAttribute(
    'href',
    '/api/agreements/elsewhere/pdf',
  );
  const part = (name: string) => within(drawer().getByRole('region', { name }));
  expect(part('Agreement').getByText('Dana Levi')).toBeVisible();
  expect(part('Check-in').getByText('2 of 16 ticked')).toBeVisible();
  expect(part('Check-in').getByText('Oxygen tank')).toBeVisible();
  expect(part('Check-in').getByText(/41,900 km/)).toBeVisible();
  expect(part('Check-in').getByText('A dent')).toBeVisible();
  expect(part('Checkout').getByText('64 km')).toBeVisible();
  expect(part('Checkout').getByText('Cleaned')).toBeVisible();
  expect(part('Damage reports').getByText('Major')).toBeVisible();
  expect(drawer().queryByRole('button', { name: 'Approve' })).toBeNull();

  await user.click(drawer().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(viewed(router)).toBeNull());
  await user.click(screen.getByRole('button', { name: /^View the booking/ }));
  await titled('ALS1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^View the booking/ })).toHaveFocus());
});

test('a missing booking says so and can be loaded again', async () => {
  diaryOf([first]);
  server.use(http.get('*/api/bookings/:id', () => refuse(404, 'BOOKING_NOT_FOUND', 'Booking not found.')));
  renderScreen(<BookingDiary />, at('nowhere'));
  expect(await screen.findByText('404: Booking not found.')).toBeVisible();
});

test('deciding by keys: reads the facts, approves, gets the next one, undoes, rejects with a reason', async () => {
  const sent = diaryOf([first, second]);
  const { user, router } = renderScreen(<BookingDiary />, at(first.id));
  await screen.findByRole('button', { name: 'Approve the booking of BLS1 by unit 101' });
  await titled('ALS1');
  expect(await drawer().findByText('Week of Sun 17 Nov: 12 of 30 hours, 16 with this booking')).toBeVisible();
  expect(drawer().getByText('This is an ALS vehicle and the responder is not an ALS responder.')).toBeVisible();
  expect(drawer().getByText('Noa Peretz, Unit 100')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  press('j');
  await titled('BLS1');
  press('k');
  await titled('ALS1');
  await user.type(drawer().getByLabelText('Admin notes (optional)'), 'a jar of keys');
  expect(viewed(router)).toBe(first.id);
  expect(undoableDecision.current().held).toEqual([]);
  await user.keyboard('{Escape}');
  press('a', { ctrlKey: true });
  expect(undoableDecision.current().held).toEqual([]);
  press('a');
  await titled('BLS1');
  expect(toast().getByText('Approving...')).toBeVisible();
  expect(sent).toEqual([]);
  press('u');
  await titled('ALS1');
  expect(drawer().getByLabelText('Admin notes (optional)')).toHaveValue('a jar of keys');
  expect(undoableDecision.current().held).toEqual([]);
  press('ש', { code: 'KeyA' });
  await titled('BLS1');

  press('r');
  const reason = drawer().getByLabelText('Reason (optional; the responder will see it)');
  expect(reason).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await drawer().findByRole('button', { name: 'Approve' })).toBeVisible();
  await user.click(drawer().getByRole('button', { name: 'Reject' }));
  await fill(user, drawer().getByLabelText('Reason (optional; the responder will see it)'), 'Needed elsewhere');
  await user.click(drawer().getByRole('button', { name: 'Reject booking' }));
  // the second decision sends the first; none is left to decide, so the drawer closes
  await waitFor(() => expect(sent).toEqual([[first.id, { approved: true, adminNotes: 'a jar of keys' }]]));
  await waitFor(() => expect(viewed(router)).toBeNull());
  await act(finishBeforeLeaving);
  expect(sent.slice(1)).toEqual([[second.id, { approved: false, adminNotes: 'Needed elsewhere' }]]);
  expect(await toast().findByText('Booking updated')).toBeVisible();
});

test('a decided booking is not offered again before the list shows the decision', async () => {
  const sent = diaryOf([first, second]);
  const { user, router } = renderScreen(<BookingDiary />, at(first.id));
  await user.click(within(await titled('ALS1')).getByRole('button', { name: 'Approve' }));
  await user.click(within(await titled('BLS1')).getByRole('button', { name: 'Reject' }));
  const reject = drawer().getByRole('button', { name: 'Reject booking' });
  const stop = undoableDecision.subscribe(() => {
    const { held, sent: underWay } = undoableDecision.current();
    if (held.length === 0 && underWay.length === 0) fireEvent.click(reject);
  });
  await act(() => undoableDecision.sendNow());
  stop();
  await waitFor(() => expect(viewed(router)).toBeNull());
  expect(undoableDecision.current().held).toMatchObject([{ bookingId: second.id, step: 'reject' }]);
  expect(sent).toEqual([[first.id, { approved: true }]]);
});

test('a late decision says who was faster, and the list shows the current status', async () => {
  diaryOf([first]);
  const detail = 'Noa Peretz (100) rejected this booking on Sun 22 Nov, 18:20; it can no longer be approved.';
  server.use(http.put('*/approve', () => refuse(409, 'INVALID_TRANSITION', detail)));
  const { user } = renderScreen(<BookingDiary />);
  await user.click(await screen.findByRole('button', { name: 'Approve the booking of ALS1 by unit 101' }));
  expect(screen.getByText('Approving...', { selector: 'span' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve the booking/ })).toBeNull();
  server.use(http.get('*/api/admin/bookings', () => HttpResponse.json([{ ...first, status: 'rejected' }])));
  // closing the page sends a decision that is held
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(await toast().findByText('Update failed')).toBeVisible();
  expect(toast().getByText(`ALS1, Dana Levi, Unit 101. 409: ${detail}`)).toBeVisible();
  expect(await screen.findByText('Rejected', { selector: 'td *' })).toBeVisible();
});

test('a booking past its start can only be rejected, in the list and by keys', async () => {
  const late = { ...first, startTime: instant('2020-11-23T16:00Z'), endTime: instant('2020-11-23T20:00Z') };
  const sent = diaryOf([late]);
  const { user } = renderScreen(<BookingDiary />);
  await user.click(await screen.findByRole('button', { name: /^View the booking/ }));
  await titled('ALS1');
  expect(screen.queryByRole('button', { name: /^Approve/, hidden: true })).toBeNull();
  press('a');
  expect(drawer().queryByText('a', { selector: 'kbd' })).toBeNull();
  expect(drawer().getByText('r', { selector: 'kbd' })).toBeVisible();
  await act(finishBeforeLeaving);
  expect(sent).toEqual([]);
});

test('a booking after the end of the maintenance can be approved; at a desk the drawer covers nothing else', async () => {
  diaryOf([first]);
  const until = (maintenanceUntil: string | null) =>
    server.use(
      http.get('*/api/admin/bookings/:id/circumstances', () =>
        HttpResponse.json({ ...circumstances, vehicleStatus: 'maintenance', maintenanceUntil }),
      ),
    );
  until(null);
  const { queryClient } = renderScreen(<BookingDiary />, at(first.id));
  expect(await screen.findByText(/^ALS1 is not available now/)).toBeVisible();
  expect(drawer().queryByRole('button', { name: 'Approve' })).toBeNull();
  until('2999-11-23T06:00:00.000Z');
  await act(() => queryClient.invalidateQueries());
  expect(await drawer().findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(document.querySelector('.ant-drawer-mask')).toBeNull();
});

test.each([
  ['is missing, also where its signer is not among the people', 'missing', 'The document is missing'],
  ['was erased with its signer', 'erased', 'Erased together with its signer'],
])('a signed document %s', async (_, document, words) => {
  diaryOf([first]);
  const signed = history.find(({ type }) => type === 'AgreementSigned');
  const entry = { ...signed, actor: erasedActor, facts: { ...signed?.facts, signerName: null, document } };
  server.use(http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json([entry])));
  renderScreen(<BookingDiary />, at(first.id));
  expect(await screen.findByText(words)).toBeVisible();
  expect(drawer().queryByRole('link', { name: /PDF/ })).toBeNull();
});

test('a decision without an answer can be sent again', async () => {
  const sent = diaryOf([first]);
  const { user } = renderScreen(<BookingDiary />);
  await user.click(await screen.findByRole('button', { name: /^Approve the booking/ }));
  server.use(http.put('*/approve', () => HttpResponse.error(), { once: true }));
  await act(finishBeforeLeaving);
  await user.click(await toast().findByRole('button', { name: 'Try again' }));
  expect(await toast().findByText('Booking updated')).toBeVisible();
  expect(sent).toEqual([[first.id, { approved: true }]]);
});

test('Undo in the toast sends nothing', async () => {
  const sent = diaryOf([first]);
  const { user } = renderScreen(<BookingDiary />);
  await user.click(await screen.findByRole('button', { name: /^Approve the booking/ }));
  await user.click(toast().getByRole('button', { name: 'Undo' }));
  await act(finishBeforeLeaving);
  expect(await screen.findByRole('button', { name: /^Approve the booking/ })).toBeVisible();
  expect(sent).toEqual([]);
});
