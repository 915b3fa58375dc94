import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { fill } from '../../../testing/fill.js';
import { als1, requested } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { ConfirmBookingDialog } from './confirm-booking-dialog.js';

const week = day('2026-11-22');
const hoursUsed = (hours: number) =>
  http.get('*/api/responder-hours', () =>
    HttpResponse.json({ limit: 30, weeks: [{ weekStartsOn: week, hours, left: 30 - hours }] }),
  );

function Confirming({ onBooked }: { onBooked: () => void }) {
  const [purpose, setPurpose] = useState('');
  return (
    <ConfirmBookingDialog
      vehicle={als1}
      startAt={instant('2026-11-23T16:00:00Z')}
      hours={4}
      purpose={purpose}
      onPurpose={setPurpose}
      onClose={() => undefined}
      onBooked={onBooked}
    />
  );
}

function open(used = 0, before: readonly object[] = []) {
  server.use(
    hoursUsed(used),
    http.get('*/api/bookings', () => HttpResponse.json(before)),
  );
  const onBooked = jest.fn();
  const { user } = renderScreen(<Confirming onBooked={onBooked} />);
  const purpose = () => screen.getByRole('textbox', { name: 'Purpose' });
  return {
    user,
    onBooked,
    purpose,
    submit: () => user.click(screen.getByRole('button', { name: 'Submit for Approval' })),
  };
}

test('sums up the request', () => {
  open();
  expect(screen.getByText('(Advanced Life Support)')).toHaveTextContent('ALS1 (Advanced Life Support)');
  expect(screen.getByText('Monday, 23 November 2026')).toBeVisible();
  expect(screen.getByText(/18:00 .* 22:00 \(4 hours\)/)).toBeVisible();
});

test('one of the last purposes is filled in with one tap', async () => {
  const { user, purpose } = open(0, [requested, { ...requested, id: 'b2', purpose: 'Marathon, first aid' }]);
  await user.click(await screen.findByRole('button', { name: 'Marathon, first aid' }));
  expect(purpose()).toHaveValue('Marathon, first aid');
});

test('a person without bookings is offered no purposes', () => {
  open();
  expect(screen.queryByRole('list', { name: 'Your last purposes' })).toBeNull();
});

test('sends nothing while the purpose is blank', async () => {
  const { user, purpose, submit, onBooked } = open();
  await user.type(purpose(), '   ');
  await submit();
  expect(screen.getByText('Please say in a few words what the booking is for.')).toBeVisible();
  expect(purpose()).toHaveFocus();
  expect(onBooked).not.toHaveBeenCalled();
});

test('sends the draft once and says that it waits for approval', async () => {
  const { user, purpose, submit, onBooked } = open();
  let sent: unknown;
  server.use(
    http.post('*/api/bookings', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(requested, { status: 201 });
    }),
  );
  await fill(user, purpose(), 'Night shift');
  await submit();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  expect(toast().getByText('Booking submitted for approval')).toBeVisible();
  expect(sent).toEqual({
    vehicleId: als1.id,
    startTime: '2026-11-23T16:00:00.000Z',
    endTime: '2026-11-23T20:00:00.000Z',
    duration: 4,
    purpose: 'Night shift',
  });
});

test("a refused booking keeps the purpose and shows the server's sentence", async () => {
  const { user, purpose, submit, onBooked } = open();
  const sentence = 'ALS1 is taken from 18:00 to 22:00 that day.';
  server.use(http.post('*/api/bookings', () => refuse(409, 'VEHICLE_ALREADY_BOOKED', sentence)));
  await fill(user, purpose(), 'Night shift');
  await submit();
  expect(await toast().findByText('Booking failed')).toBeVisible();
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(purpose()).toHaveValue('Night shift');
  expect(onBooked).not.toHaveBeenCalled();
});

test('says how many hours of the week are left', async () => {
  open(12);
  expect(
    await screen.findByText('In the week from Sun 22 Nov you have 18 of 30 hours left; this booking takes 4.'),
  ).toBeVisible();
});

test('says that there was no answer, and sends the same request again under the same key', async () => {
  const { user, purpose, submit, onBooked } = open();
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/bookings', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(requested, { status: 201 });
    }),
  );
  await fill(user, purpose(), 'Night shift');
  await submit();
  expect(await toast().findByText(/^Please try again or contact support\./)).toBeVisible();
  expect(toast().getByText('Booking failed')).toBeVisible();
  await submit();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  expect(keys[1]).toBe(keys[0]);
});

test('warns before sending when the hours of the week do not suffice', async () => {
  open(28);
  expect(await screen.findByText(/you have 2 of 30 hours left, and this booking takes 4/)).toBeVisible();
});
