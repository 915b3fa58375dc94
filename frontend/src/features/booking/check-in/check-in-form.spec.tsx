import { act, cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { connection } from '../../../lib/connection/connection.js';
import { fill } from '../../../testing/fill.js';
import { active, signed } from '../../../testing/examples.js';
import { openCheckIn as openForm, requiredAtCheckIn, submitCheckIn as submit } from '../../../testing/open-check-in.js';
import { refuse } from '../../../testing/refuse.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { CheckInScreen } from './check-in-screen.js';

const bookingUrl = `*/api/bookings/${signed.id}`;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T16:10Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('counts ticked items over all sixteen and names the required ones that are missing', async () => {
  const { tick } = await openForm();
  await tick('Fuel check');
  await tick('Stretcher');
  expect(screen.getByText('13% complete')).toBeVisible();
  expect(screen.getByText('2 of 16')).toBeVisible();
  expect(
    screen.getByText(/Still missing: Tire inspection, .*Oxygen tank, Starting mileage, Fuel level$/),
  ).toBeVisible();
});

test('refuses to start the shift while a required item is missing, and says which', async () => {
  const { user, tick } = await openForm();
  for (const item of requiredAtCheckIn.filter((name) => name !== 'Oxygen tank')) await tick(item);
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await toast().findByText('Required Items Missing')).toBeVisible();
  expect(toast().getByText('Please complete: Oxygen tank')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Oxygen tank/ })).toHaveFocus();
  await tick('Oxygen tank');
  expect(toast().queryByText('Required Items Missing')).toBeNull(); // it lay over rows that it named
});

test('asks for the mileage once all required items are ticked', async () => {
  const { user, tickRequired } = await openForm();
  await tickRequired();
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await toast().findByText('Mileage Required')).toBeVisible();
  expect(toast().getByText('Please enter the starting vehicle mileage')).toBeVisible();
});

test('does not round a mileage, and says what an odometer can show', async () => {
  const { user, tickRequired } = await openForm();
  await tickRequired();
  const mileage = screen.getByRole('textbox', { name: 'Starting mileage' });
  await user.type(mileage, '123.5');
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await toast().findByText('Please enter whole kilometers, in digits only')).toBeVisible();
  expect(mileage).toHaveValue('123.5');
  await user.clear(mileage);
  await user.type(mileage, '10000000');
  expect(await screen.findByText('An odometer shows at most 9,999,999 km')).toBeVisible();
});

test('sends what was ticked and filled in, and says that the shift has begun', async () => {
  const { user, tickRequired } = await openForm();
  let sent: unknown;
  let key: string | null = null;
  server.use(
    http.post(`${bookingUrl}/check-in`, async ({ request }) => {
      sent = await request.json();
      key = request.headers.get('idempotency-key');
      return HttpResponse.json(active);
    }),
    http.get('*/api/bookings', () => HttpResponse.json([])),
  );
  await tickRequired();
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41 210 km');
  await fill(user, screen.getByRole('textbox', { name: 'Pre-existing damage' }), 'Scratch on the hood');
  await user.click(screen.getByRole('button', { name: '5% less' }));
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  expect(screen.getByText('This vehicle is checked in. Your shift has begun.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toMatchObject({ fuelLevel: 95, mileage: 41210, preExistingDamage: 'Scratch on the hood' });
  expect((sent as { checklist: string[] }).checklist).toHaveLength(8);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test("a refused check-in keeps what was typed and shows the server's sentence", async () => {
  const { user, tickRequired, confirmFuel } = await openForm();
  server.use(
    http.post(`${bookingUrl}/check-in`, () =>
      refuse(409, 'VEHICLE_PROMISED_MEANWHILE', 'ALS1 is promised to somebody else from 12:00 to 14:00.'),
    ),
  );
  await tickRequired();
  await confirmFuel();
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41210');
  await user.click(screen.getByRole('button', { name: submit }));
  const sentence = 'ALS1 is promised to somebody else from 12:00 to 14:00.';
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Starting mileage' })).toHaveValue('41210');
  expect(screen.getByRole('checkbox', { name: /Oxygen tank/ })).toBeChecked();
});

test('a half-filled form is restored when it is opened again', async () => {
  const { tick, user } = await openForm();
  await tick('Defibrillator');
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '77');
  cleanup();
  await openForm();
  expect(screen.getByRole('checkbox', { name: /Defibrillator/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Starting mileage' })).toHaveValue('77');
  expect(screen.getByText(/Saved on this device/)).toBeVisible();
});

test('without a network the form waits, can be taken back, and is sent once there is one', async () => {
  const { user, tickRequired, confirmFuel } = await openForm();
  let calls = 0;
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.get('*/api/bookings', () => HttpResponse.json([])),
    http.post(`${bookingUrl}/check-in`, () => {
      calls += 1;
      return calls <= 2 ? HttpResponse.error() : HttpResponse.json(active);
    }),
  );
  await tickRequired();
  await confirmFuel();
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41210');
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText('Waiting for the network')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Do not send yet' }));
  expect(screen.getByRole('textbox', { name: 'Starting mileage' })).toHaveValue('41210');

  await user.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText('Waiting for the network')).toBeVisible();
  act(() => connection.reached());
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  expect(calls).toBe(3);
});

test('a form sent again uses the same key, until its content changes', async () => {
  const { user, tickRequired, confirmFuel } = await openForm();
  const sendings: { key: string | null; body: string }[] = [];
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.post(`${bookingUrl}/check-in`, async ({ request }) => {
      sendings.push({ key: request.headers.get('idempotency-key'), body: await request.text() });
      return HttpResponse.error();
    }),
  );
  const sendAndTakeBack = async () => {
    await user.click(screen.getByRole('button', { name: submit }));
    await user.click(await screen.findByRole('button', { name: 'Do not send yet' }));
  };
  await tickRequired();
  await confirmFuel();
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41211');
  await sendAndTakeBack();
  await sendAndTakeBack();
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '{Backspace}0');
  await sendAndTakeBack();
  const [first, again, changed] = sendings;
  expect(again).toEqual(first);
  expect(changed?.body).toContain('41210');
  expect(changed?.key).not.toBe(first?.key);
  act(() => connection.reached());
});

test('what is missing opens from one line, and leads there', async () => {
  const { user } = await openForm();
  await user.click(screen.getByText(/^Still missing/));
  await user.click(screen.getByRole('button', { name: 'Oxygen tank' }));
  expect(screen.getByRole('checkbox', { name: /Oxygen tank/ })).toHaveFocus();
});

test('leads to the checkout of this booking for the end of the shift', async () => {
  const { user, router } = await openForm();
  await user.click(screen.getByRole('link', { name: 'Checkout form' }));
  expect(router.state.location.pathname).toBe(`/checkout/${signed.id}`);
});

test('fuel below half a tank asks to refuel before departure', async () => {
  const { user } = await openForm();
  for (let press = 0; press < 10; press += 1) await user.click(screen.getByRole('button', { name: '5% less' }));
  expect(screen.getByText('Sufficient fuel level')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '5% less' }));
  expect(screen.getByText('Low fuel - refuel before departure')).toBeVisible();
});

test('says that there is no such booking', async () => {
  server.use(http.get(bookingUrl, () => refuse(404, 'BOOKING_NOT_FOUND', 'There is no such booking.')));
  renderFormScreen(<CheckInScreen bookingId={signed.id} />);
  expect(screen.getByText('Loading check-in form...')).toBeVisible();
  expect(await screen.findByText('Booking not found')).toBeVisible();
});
