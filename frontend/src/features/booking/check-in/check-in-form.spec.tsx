import { act, cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Vehicle } from '../../../lib/http/answers.js';
import { connection } from '../../../lib/connection/connection.js';
import { fill } from '../../../testing/fill.js';
import { active, als1, signed } from '../../../testing/examples.js';
import { scrollPast } from '../../../testing/on-screen.js';
import { refuse } from '../../../testing/refuse.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { CheckInScreen } from './check-in-screen.js';

const bookingUrl = `*/api/bookings/${signed.id}`;
const submit = 'Complete Vehicle Check-In & Start Shift';

const vehicleItems = ['Fuel check', 'Tire inspection', 'Lights test', 'Fluid levels', 'Charging port', 'Ituran code'];
const required = [...vehicleItems, 'Defibrillator', 'Oxygen tank'];

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T16:10Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

/** Opens the form on a vehicle that was last read at 41,200 km and 80% fuel, unless told otherwise. */
async function openForm(vehicle: Vehicle = als1) {
  server.use(
    http.get(bookingUrl, () => HttpResponse.json(signed)),
    http.get('*/api/vehicles', () => HttpResponse.json([vehicle])),
  );
  const opened = renderFormScreen(<CheckInScreen bookingId={signed.id} />);
  await screen.findByRole('button', { name: submit });
  const tick = async (name: string) => opened.user.click(screen.getByRole('checkbox', { name: new RegExp(name, 'i') }));
  const tickRequired = async () => {
    for (const item of required) await tick(item);
  };
  const confirmFuel = async () => opened.user.click(screen.getByRole('button', { name: 'Last known 80% - confirm' }));
  return { ...opened, tick, tickRequired, confirmFuel };
}

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
  for (const item of required.filter((name) => name !== 'Oxygen tank')) await tick(item);
  await user.click(screen.getByRole('button', { name: submit }));
  expect(await toast().findByText('Required Items Missing')).toBeVisible();
  expect(toast().getByText('Please complete: Oxygen tank')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Oxygen tank/ })).toHaveFocus();
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
  const sentence = '409: ALS1 is promised to somebody else from 12:00 to 14:00.';
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
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '4121');
  await sendAndTakeBack();
  await sendAndTakeBack();
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '0');
  await sendAndTakeBack();
  const [first, again, changed] = sendings;
  expect(again).toEqual(first);
  expect(changed?.body).toContain('41210');
  expect(changed?.key).not.toBe(first?.key);
  act(() => connection.reached());
});

describe('a whole group at once', () => {
  const group = (name: string) => screen.getByRole('region', { name });
  const allFine = (name: string) => screen.getByRole('button', { name: `All fine: ${name}` });
  const ticked = (name: string) =>
    within(group(name))
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked).length;

  test('is ticked only once each of its items was on the screen', async () => {
    const { user } = await openForm();
    expect(allFine('Medical')).toHaveAttribute('aria-disabled', 'true');
    expect(allFine('Medical')).toHaveAccessibleDescription(/6 items have not been on the screen/);
    await user.click(allFine('Medical'));
    expect(ticked('Medical')).toBe(0);
    const [first, ...others] = within(group('Medical')).getAllByRole('listitem');
    scrollPast(...others);
    expect(allFine('Medical')).toHaveAccessibleDescription(/1 item has not been on the screen/);
    scrollPast(first!);
    await user.click(allFine('Medical'));
    expect(ticked('Medical')).toBe(6);
    expect(ticked('Vehicle')).toBe(0);
  });

  test('is ticked after the focus passed what was not on the screen', async () => {
    const { user } = await openForm();
    for (let stop = 0; stop < 40 && document.activeElement !== allFine('Vehicle'); stop += 1) await user.tab();
    await user.keyboard('{Enter}');
    expect(ticked('Vehicle')).toBe(6);
  });

  test('can be taken back to what was ticked before; a second press does not', async () => {
    const { user, tick } = await openForm();
    await tick('Siren system');
    scrollPast(group('Emergency'));
    await user.dblClick(allFine('Emergency'));
    expect(ticked('Emergency')).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(ticked('Emergency')).toBe(1);
    expect(screen.getByRole('checkbox', { name: 'Siren system' })).toBeChecked();
  });
});

describe('fuel and mileage', () => {
  const refused = async (openedOn?: Vehicle) => {
    const { user, tickRequired } = await openForm(openedOn);
    await tickRequired();
    await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41210');
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await toast().findByText('Fuel Level Required')).toBeVisible();
    return user;
  };

  test('an untouched slider is no reading: the form asks for one', async () => {
    await refused();
    expect(toast().getByText('Please confirm the fuel level')).toBeVisible();
    expect(screen.getByText('Not confirmed yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Last known 80% - confirm' })).toHaveFocus();
  });

  test('a vehicle without a reading has its full tank confirmed instead', async () => {
    const user = await refused({ ...als1, fuelLevel: null, mileage: null });
    expect(screen.queryByRole('button', { name: /Last known|unchanged/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Full, 100% - confirm' }));
    expect(screen.getByText('100%')).toBeVisible();
    expect(screen.queryByText('Not confirmed yet')).toBeNull();
  });

  test('both are confirmed as they were last known, with one press', async () => {
    const { user, tickRequired } = await openForm();
    let sent: unknown;
    server.use(
      http.post(`${bookingUrl}/check-in`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(active);
      }),
      http.get('*/api/bookings', () => HttpResponse.json([])),
    );
    await tickRequired();
    await user.click(screen.getByRole('button', { name: 'Both unchanged: 41,200 km, 80%' }));
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
    expect(sent).toMatchObject({ fuelLevel: 80, mileage: 41200 });
  });

  test('the last known mileage is used alone, and can be changed', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Last known: 41,200 km - use it' }));
    const mileage = screen.getByRole('textbox', { name: 'Starting mileage' });
    expect(mileage).toHaveValue('41200');
    expect(screen.getByRole('button', { name: 'Confirmed' })).toHaveFocus();
    expect(screen.getByText('Not confirmed yet')).toBeVisible();
    await user.type(mileage, '{Backspace}');
    expect(screen.getByRole('button', { name: 'Last known: 41,200 km - use it' })).toBeVisible();
  });
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
