import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { act, screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { connection } from '../../../lib/connection/connection.js';
import { lastKnown } from '../../../lib/device/last-known.js';
import type { Vehicle } from '../../../lib/http/answers.js';
import { active, als1, dana, signed } from '../../../testing/examples.js';
import { openCheckIn, submitCheckIn } from '../../../testing/open-check-in.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { CheckInScreen } from './check-in-screen.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T16:10Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const refused = async (openedOn?: Vehicle) => {
  const { user, tickRequired } = await openCheckIn(openedOn);
  await tickRequired();
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41210');
  await user.click(screen.getByRole('button', { name: submitCheckIn }));
  expect(await toast().findByText('Fuel Level Required')).toBeVisible();
  return user;
};

test('an untouched slider is no reading: the form asks for one', async () => {
  await refused();
  expect(toast().getByText('Please confirm the fuel level')).toBeVisible();
  expect(screen.getByText('Not confirmed yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Full, 100% - confirm' })).toHaveFocus();
});

test('a vehicle without a reading has its full tank confirmed instead', async () => {
  const user = await refused({ ...als1, fuelLevel: null, mileage: null });
  expect(screen.queryByRole('button', { name: /Last known|unchanged/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Full, 100% - confirm' }));
  expect(screen.getByText('100%')).toBeVisible();
  expect(screen.queryByText('Not confirmed yet')).toBeNull();
});

test('both are confirmed as they were last known, with one press', async () => {
  const { user, press, tickRequired } = await openCheckIn();
  let sent: unknown;
  server.use(
    http.post(`*/api/bookings/${signed.id}/check-in`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(active);
    }),
    http.get('*/api/bookings', () => HttpResponse.json([])),
  );
  await tickRequired();
  await press('Both unchanged: 41,200 km, 80%');
  await user.click(screen.getByRole('button', { name: submitCheckIn }));
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  expect(sent).toMatchObject({ fuelLevel: 80, mileage: 41200 });
});

test('an implausible mileage is asked back next to the field, and sent once it is confirmed', async () => {
  const { user, press, tickRequired } = await openCheckIn();
  let sent: unknown;
  server.use(
    http.post(`*/api/bookings/${signed.id}/check-in`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(active);
    }),
    http.get('*/api/bookings', () => HttpResponse.json([])),
  );
  await tickRequired();
  await press('Last known 80% - confirm');
  const mileage = screen.getByRole('textbox', { name: 'Starting mileage' });
  await user.type(mileage, '4129');
  expect(screen.queryByText(/Please read it again/)).toBeNull(); // there may be more to come
  await user.type(mileage, '00');
  expect(
    await screen.findByText('371,700 km more than the last reading of 41,200 km is a lot. Please read it again.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: submitCheckIn }));
  expect(await toast().findByText('Is the mileage right?')).toBeVisible();
  expect(sent).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: 'The odometer does show 412,900 km' }));
  await user.click(screen.getByRole('button', { name: submitCheckIn }));
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  expect(sent).toMatchObject({ mileage: 412_900, mileageConfirmed: true });
});

test('the last known mileage is used alone, and can be changed', async () => {
  const { user, press } = await openCheckIn();
  await press('Last known: 41,200 km - use it');
  const mileage = screen.getByRole('textbox', { name: 'Starting mileage' });
  expect(mileage).toHaveValue('41200');
  expect(screen.getByRole('button', { name: 'Confirmed' })).toHaveFocus();
  expect(screen.getByText('Not confirmed yet')).toBeVisible();
  await user.type(mileage, '{Backspace}');
  expect(screen.getByRole('button', { name: 'Last known: 41,200 km - use it' })).toBeVisible();
});

test('a full tank is confirmed with one press as well', async () => {
  const { press } = await openCheckIn();
  expect(await screen.findByRole('button', { name: 'Last known 80% - confirm' })).toBeVisible();
  await press('Full, 100% - confirm');
  expect(screen.getByText('100%')).toBeVisible();
  await press('Last known 80% - confirm');
  expect(screen.getByText('80%')).toBeVisible();
});

test('a tank that was full is offered once', async () => {
  await openCheckIn({ ...als1, fuelLevel: 100 });
  expect(await screen.findByRole('button', { name: 'Both unchanged: 41,200 km, 100%' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Full, 100% - confirm' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Last known \d+%/ })).toBeNull();
});

const lastKnownOffers = () => screen.queryAllByRole('button', { name: /Last known|unchanged/ });

test('what was known before the form opened is not offered', async () => {
  let asked = 0;
  server.use(
    http.get(`*/api/bookings/${signed.id}`, () => HttpResponse.json(signed)),
    http.get('*/api/vehicles', async () => {
      asked += 1;
      if (asked > 1) await delay('infinite');
      return HttpResponse.json([als1]);
    }),
  );
  renderFormScreen(<CheckInScreen bookingId={signed.id} />);
  expect(await screen.findByRole('button', { name: 'Full, 100% - confirm' })).toBeVisible();
  expect(lastKnownOffers()).toEqual([]);
});

test('without a connection, what this device keeps is offered with its time; afterwards only what the server says then', async () => {
  const at = instantOfDate(new Date());
  lastKnown.keep(dana, [signed], undefined, at);
  lastKnown.keepReadings([{ ...als1, mileage: 41180, fuelLevel: 70 }], at);
  const { press } = await openCheckIn();
  expect(await screen.findByRole('button', { name: 'Both unchanged: 41,200 km, 80%' })).toBeVisible();
  server.use(
    http.get('*/api/health/live', () => HttpResponse.error()),
    http.get('*/api/vehicles', () => HttpResponse.json([{ ...als1, mileage: 41950, fuelLevel: 35 }])),
  );
  act(() => connection.lost());
  expect(
    screen.getByText(
      'There is no connection. The last known readings are from today, 18:10: compare them with the dashboard.',
    ),
  ).toBeVisible();
  await press('Last known 70% - confirm');
  expect(screen.getByRole('button', { name: 'Both unchanged: 41,180 km, 70%' })).toBeVisible();
  lastKnown.forget();
  act(() => jest.setSystemTime(Date.now() + 3_600_000));
  act(() => connection.reached());
  expect(lastKnownOffers()).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Both unchanged: 41,950 km, 35%' })).toBeVisible();
});
