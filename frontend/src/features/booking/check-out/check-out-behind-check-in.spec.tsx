/** @runs-alone A call left running by another spec would change the connection state. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { connection } from '../../../lib/connection/connection.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { signed } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { WaitingSteps } from '../shared/waiting-steps.js';
import { CheckOutScreen } from './check-out-screen.js';

const notSent =
  'Not sent, because the check-in before it did not go through. What you filled in is kept on this device.';

/** Without a network, Dana has checked in at 41,200 km and 80% fuel. */
async function fillInCheckout() {
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.get(`*/api/bookings/${signed.id}`, () => HttpResponse.json(signed)),
    http.post(`*/api/bookings/${signed.id}/check-in`, () => HttpResponse.error()),
  );
  outbox.send({
    kind: 'check-in',
    bookingId: signed.id,
    subject: 'ALS1',
    body: { mileage: 41200, fuelLevel: 80 },
    idempotencyKey: 'key-1',
  });
  await waitFor(() => expect(connection.isReachable()).toBe(false));
  const { user } = renderFormScreen(
    <>
      <WaitingSteps />
      <CheckOutScreen bookingId={signed.id} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Not driven: 41,200 km - use it' }));
  await user.click(screen.getByRole('button', { name: 'Last known 80% - confirm' }));
  await user.click(screen.getByRole('checkbox', { name: 'No damage found' }));
  await user.click(screen.getByRole('button', { name: 'Complete Vehicle Checkout & End Shift' }));
  return user;
}

afterEach(() => {
  outbox.close();
  connection.reached();
});

test('it is handed in and says what it waits for', async () => {
  await fillInCheckout();
  expect(await screen.findByText('Kept on this device. It will be sent after your check-in.')).toBeVisible();
  expect(screen.getByText('2 steps are waiting for the network')).toBeVisible();
  const steps = screen.getAllByRole('link', { name: / of ALS1$/ });
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Check-in of ALS1', 'Checkout of ALS1']);
});

test('a refused check-in leaves it as a draft, and says so', async () => {
  await fillInCheckout();
  server.use(
    http.post(`*/api/bookings/${signed.id}/check-in`, () => refuse(409, 'BOOKING_ENDED', 'The booking has ended.')),
    http.get('*/api/bookings', () => HttpResponse.json([signed])),
  );
  act(() => connection.reached());
  expect(await toast().findByText('Checkout failed')).toBeVisible();
  expect(screen.getAllByText(notSent)).not.toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Current mileage' })).toHaveValue('41200');
  expect(outbox.all()).toEqual([]);
});
