import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking } from '../../../lib/http/answers.js';
import { als1, approved, requested, signed } from '../../../testing/examples.js';
import { fill } from '../../../testing/fill.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import type { ChangingAs } from './change-draft.js';
import { ChangeBookingDialog } from './change-booking-dialog.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

let opened = 0;
/** Another booking each time: what was typed into a dialog is kept for the same one. */
function open(booking: Booking, as: ChangingAs = 'responder', id = `changed${(opened += 1)}`) {
  const own = { startTime: booking.startTime, endTime: booking.endTime };
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/vehicles/:id/calendar', () => HttpResponse.json({ taken: [own], outOfService: null })),
    http.get('*/api/responder-hours', () => HttpResponse.json({ limit: 30, weeks: [] })),
    http.get('*/api/bookings', () => HttpResponse.json([])),
  );
  const onClose = jest.fn();
  const screenOf = renderScreen(<ChangeBookingDialog booking={{ ...booking, id }} as={as} onClose={onClose} />);
  const { user } = screenOf;
  return {
    ...screenOf,
    id,
    onClose,
    duration: () => screen.getByRole('combobox', { name: 'Duration (Hours)' }),
    save: () => user.click(screen.getByRole('button', { name: 'Save change' })),
  };
}

const backToPending = /goes back to pending/;
const signAgain = /must be signed again/;

test('says that longer hours need approval and a signature again, and shorter ones only a signature', async () => {
  const { user, duration } = open(signed);
  expect(screen.queryByText('After the change')).toBeNull();
  await user.selectOptions(duration(), '5');
  expect(screen.getByText('After the change')).toBeVisible();
  expect(screen.getByText(backToPending)).toBeVisible();
  expect(screen.getByText(signAgain)).toBeVisible();
  await user.selectOptions(duration(), '3');
  expect(screen.queryByText(backToPending)).toBeNull();
  expect(screen.getByText(signAgain)).toBeVisible();
});

test('after the start, more hours are not offered to be sent, and fewer are', async () => {
  jest.setSystemTime(Date.parse('2026-11-23T16:10Z'));
  const { user, duration, save } = open(signed);
  let sent: unknown;
  server.use(
    http.post('*/api/bookings/:id/change', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(signed);
    }),
  );
  expect(screen.getByText(/^The start has passed. You can shorten the booking/)).toBeVisible();
  await user.selectOptions(duration(), '5');
  expect(screen.getByText(/^This change needs approval, but the start has passed/)).toBeVisible();
  expect(screen.queryByText(backToPending)).toBeNull();
  await save();
  expect(sent).toBeUndefined();
  await user.selectOptions(duration(), '3');
  expect(screen.getByText('The booking stays approved.')).toBeVisible();
  await save();
  await waitFor(() => expect(sent).toMatchObject({ duration: 3 }));
});

test("the booking's own hours count as free", async () => {
  const { user, duration } = open(requested);
  await user.selectOptions(duration(), '3');
  expect(screen.getByText('The booking still waits for approval.')).toBeVisible();
  expect(screen.queryByText(/is taken from/)).toBeNull();
});

test('sends the booking as it is to be and as it was seen, and says what is next', async () => {
  const { user, duration, save, onClose } = open(approved);
  let sent: unknown;
  server.use(
    http.post('*/api/bookings/:id/change', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ ...approved, status: 'pending' });
    }),
  );
  await user.selectOptions(duration(), '5');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toast().getByText('Booking changed')).toBeVisible();
  expect(toast().getByText('It now waits for approval.')).toBeVisible();
  expect(sent).toMatchObject({
    seen: { vehicleId: approved.vehicle.id, startTime: approved.startTime, endTime: approved.endTime },
    startTime: approved.startTime,
    duration: 5,
    purpose: approved.purpose,
  });
});

test("shows the server's refusal and keeps what was typed, also when the dialog is opened again", async () => {
  const { user, save, id, onClose } = open(requested);
  const sentence = 'ALS1 is taken then.';
  server.use(http.post('*/api/bookings/:id/change', () => refuse(409, 'VEHICLE_ALREADY_BOOKED', sentence)));
  await fill(user, screen.getByRole('textbox', { name: 'Purpose' }), 'Marathon');
  await save();
  expect(await toast().findByText('Change failed')).toBeVisible();
  expect(screen.getAllByText(sentence)).not.toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
  cleanup();
  open(requested, 'responder', id);
  expect(screen.getByRole('textbox', { name: 'Purpose' })).toHaveDisplayValue(/Marathon$/);
});

test('sends nothing while nothing is different', async () => {
  const { save } = open(requested);
  await save();
  expect(screen.getByText(/^Nothing is different yet/)).toBeVisible();
});

test('an administrator says why, and of a shift changes the duration only', async () => {
  const { user, duration, save, onClose } = open({ ...signed, status: 'active' }, 'admin');
  expect(screen.queryByRole('combobox', { name: 'Start Time' })).toBeNull();
  await user.selectOptions(duration(), '5');
  expect(screen.getByText('The shift goes on.')).toBeVisible();
  await save();
  expect(screen.getByText('Please say why the booking changes.')).toBeVisible();
  server.use(http.post('*/api/admin/bookings/:id/change', () => HttpResponse.json(signed)));
  await fill(user, screen.getByRole('textbox', { name: /Reason/ }), 'Still on a call');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

const durationsOffered = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Duration (Hours)' }).options].map(({ value }) => value);

test('an overdue shift is offered the ends that are ahead', () => {
  jest.setSystemTime(Date.parse('2026-11-24T13:30Z'));
  open({ ...signed, status: 'active' }, 'admin');
  expect(durationsOffered()).toEqual(['4', '22', '23', '24']);
});

test('a shift that began more than a day ago can only be checked out for its responder', async () => {
  jest.setSystemTime(Date.parse('2026-11-24T16:00Z'));
  const { id } = open({ ...signed, status: 'active' }, 'admin');
  expect(screen.getByText('This shift cannot get a later end')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Duration (Hours)' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', `/checkout/${id}`);
});

test('a change that goes below a floor says so before it is sent, measured against the booking as it is', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/vehicles/:id/coverage', ({ request }) => {
      asked.push(new URL(request.url).search);
      const hours = { startTime: '2026-11-23T20:00:00.000Z', endTime: '2026-11-23T21:00:00.000Z' };
      return HttpResponse.json([{ vehicleType: 'ALS', counts: 'free', ...hours, left: 0, least: 1, nextBackAt: null }]);
    }),
  );
  const { id, user, duration } = open(approved);
  expect(screen.queryByText(/ALS free/)).toBeNull();
  await user.selectOptions(duration(), '5');
  expect(await screen.findByText(/^0 of at least 1 ALS free/)).toBeVisible();
  expect(screen.getByText(/You can still send the request/)).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(new RegExp(`to=2026-11-23T21%3A00.*insteadOf=${id}$`))]);
});
