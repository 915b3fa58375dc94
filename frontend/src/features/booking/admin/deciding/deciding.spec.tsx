import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { finishBeforeLeaving } from '../../../../lib/device/before-leaving.js';
import { at, circumstances, diaryOf, drawer, first, press, second, titled, viewed } from '../../../../testing/diary.js';
import { fill } from '../../../../testing/fill.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';
import { undoableDecision } from '../shared/undo/undoable-decision.js';
import { seenOf } from '../../api/seen-booking.js';

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

test('deciding by keys: reads the facts, approves, gets the next one, undoes, rejects with a reason', async () => {
  const sent = diaryOf([first, second]);
  const { user, router } = renderScreen(<BookingDiary />, at(first.id));
  await screen.findByRole('button', { name: 'Approve the booking of BLS1 by unit 101' });
  await titled('ALS1');
  expect(await drawer().findByText('Week of Sun 17 Nov: 12 of 30 hours, 16 with this booking')).toBeVisible();
  expect(drawer().getByText('This is an ALS vehicle and the responder is not an ALS responder.')).toBeVisible();
  expect(drawer().getByText('Noa Peretz, Unit 100')).toBeVisible();
  expect(drawer().getByText('In the last 90 days: 1 missed booking, no late returns')).toBeVisible();
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
  await waitFor(() =>
    expect(sent).toEqual([[first.id, { approved: true, adminNotes: 'a jar of keys', seen: seenOf(first) }]]),
  );
  await waitFor(() => expect(viewed(router)).toBeNull());
  await act(finishBeforeLeaving);
  expect(sent.slice(1)).toEqual([
    [second.id, { approved: false, adminNotes: 'Needed elsewhere', seen: seenOf(second) }],
  ]);
  expect(await toast().findByText('Booking updated')).toBeVisible();
});

test('a decided booking is not offered again before the list shows the decision', async () => {
  const sent = diaryOf([first, second]);
  const { user, router } = renderScreen(<BookingDiary />, at(first.id));
  await user.click(await within(await titled('ALS1')).findByRole('button', { name: 'Approve' }));
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
  expect(sent).toEqual([[first.id, { approved: true, seen: seenOf(first) }]]);
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
  expect(toast().getByText(`ALS1, Dana Levi, Unit 101. ${detail}`)).toBeVisible();
  expect(await screen.findByText('Rejected', { selector: 'td *' })).toBeVisible();
});

test('a decision without an answer can be sent again', async () => {
  const sent = diaryOf([first]);
  const { user } = renderScreen(<BookingDiary />);
  await user.click(await screen.findByRole('button', { name: /^Approve the booking/ }));
  server.use(http.put('*/approve', () => HttpResponse.error(), { once: true }));
  await act(finishBeforeLeaving);
  await user.click(await toast().findByRole('button', { name: 'Try again' }));
  expect(await toast().findByText('Booking updated')).toBeVisible();
  expect(sent).toEqual([[first.id, { approved: true, seen: seenOf(first) }]]);
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

test('nothing is approved before it is known whether the vehicle is in service', async () => {
  const sent = diaryOf([first, second]);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/admin/bookings/:id/circumstances', async () => {
      await asked;
      return HttpResponse.json({ ...circumstances, vehicleStatus: 'maintenance' });
    }),
  );
  renderScreen(<BookingDiary />, at(first.id));
  await titled('ALS1');
  expect(drawer().queryByRole('button', { name: 'Approve' })).toBeNull();
  press('a');
  answer();
  expect(await drawer().findByText(/is not available now: Maintenance/)).toBeVisible();
  expect(drawer().queryByRole('button', { name: 'Approve' })).toBeNull();
  press('a');
  expect(undoableDecision.current().held).toEqual([]);
  expect(sent).toEqual([]);
});
