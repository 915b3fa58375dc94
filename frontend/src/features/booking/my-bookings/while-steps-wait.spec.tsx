/** @runs-alone A call left running by another spec would change the connection state. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { connection } from '../../../lib/connection/connection.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { approved, dana } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { MyBookings } from './my-bookings.js';

const words = 'What you filled in is waiting to be sent. Until then this booking cannot be changed or withdrawn.';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00Z'), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  outbox.close();
  connection.reached();
});

test('a booking whose signature waits for the network can be neither changed nor withdrawn until it is sent', async () => {
  let isAnswered = false;
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.get('*/api/bookings', () => HttpResponse.json([approved])),
    http.get('*/api/bookings/refused', () => HttpResponse.json([])),
    http.post(`*/api/bookings/${approved.id}/signature`, () =>
      isAnswered ? HttpResponse.json({}) : HttpResponse.error(),
    ),
  );
  const subject = approved.vehicle.name;
  outbox.send({ kind: 'signature', bookingId: approved.id, subject, body: {}, idempotencyKey: 'key-1' });
  await waitFor(() => expect(connection.isReachable()).toBe(false));
  renderScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 }}>
      <MyBookings />
    </OwnShiftsContext>,
  );
  expect(await screen.findByText(words)).toBeVisible();
  for (const name of ['Change', 'Withdraw']) expect(screen.queryByRole('button', { name })).toBeNull();

  isAnswered = true;
  act(() => connection.reached());
  expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
});
