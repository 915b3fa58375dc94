/** @runs-alone A call left running by another spec would change the connection state. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { connection } from '../../../lib/connection/connection.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active, als1, dana, signed } from '../../../testing/examples.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { CheckOutScreen } from '../check-out/check-out-screen.js';
import { CheckInScreen } from '../check-in/check-in-screen.js';
import { HandOverTogether } from './handover-together.js';

afterEach(() => {
  outbox.close();
  connection.reached();
  jest.useRealTimers();
});

const seenBy = (personId: string | undefined, isAdmin: boolean, element: ReactNode) =>
  renderFormScreen(
    <OwnShiftsContext value={{ personId, isAdmin, checkInOpensMinutesBefore: 60 }}>
      {element}
      <p>Shown</p>
    </OwnShiftsContext>,
  );
const link = () => screen.queryByRole('link', { name: 'Hand over together' });

test.each([
  ['its responder during the shift', dana.id, false, active, true],
  ['a page that does not know yet who looks', undefined, false, active, true],
  ['an administrator, who may check out for others', 'another', true, active, false],
  ['its responder before the shift', dana.id, false, signed, false],
  ['its responder after the shift', dana.id, false, { ...active, status: 'completed' as const }, false],
])('the way to a joint handover for %s', async (_who, personId, isAdmin, booking, isOffered) => {
  seenBy(personId, isAdmin, <HandOverTogether booking={booking} />);
  expect(await screen.findByText('Shown')).toBeVisible();
  expect(link() !== null).toBe(isOffered);
});

test('a checkout leads to it, unless its check-in waits on this device', async () => {
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.get(`*/api/bookings/${active.id}`, () => HttpResponse.json(active)),
    http.post('*/api/bookings/*/check-in', () => HttpResponse.error()),
  );
  seenBy(dana.id, false, <CheckOutScreen bookingId={active.id} />);
  expect(await screen.findByText('Is the next responder at the vehicle with you?')).toBeVisible();
  expect(link()).toHaveAttribute('href', `/hand-over/${active.id}`);
  act(() =>
    outbox.send({
      kind: 'check-in',
      bookingId: active.id,
      subject: 'ALS1',
      body: { mileage: 41200, fuelLevel: 80 },
      idempotencyKey: 'key-1',
    }),
  );
  await waitFor(() => expect(link()).toBeNull());
  expect(screen.queryByText('Is the next responder at the vehicle with you?')).toBeNull();
  await waitFor(() => expect(connection.isReachable()).toBe(false));
});

test.each([
  ['another responder', [signed], 1],
  ['the same responder', [signed, active], 0],
])('a check-in whose vehicle is out with %s', async (_whom, bookings, ways) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T15:50Z'), advanceTimers: true });
  server.use(
    http.get('*/api/bookings', () => HttpResponse.json(bookings)),
    http.get(`*/api/bookings/${signed.id}`, () => HttpResponse.json(signed)),
    http.get('*/api/vehicles', () => HttpResponse.json([{ ...als1, status: 'in_use' }])),
    http.get('*/api/vehicles/*/calendar', () => HttpResponse.json({ taken: [] })),
    http.get('*/api/contacts', () => HttpResponse.json({ emergencyNumbers: [], whatsappNumber: null })),
  );
  seenBy(dana.id, false, <CheckInScreen bookingId={signed.id} />);
  expect(await screen.findByText('ALS1 is still out with another responder.')).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Take over together' })).toHaveLength(ways));
});
