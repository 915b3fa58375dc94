import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { CheckOutScreen } from './check-out-screen.js';

const bookingUrl = `*/api/bookings/${active.id}`;
const place = () => screen.getByRole('textbox', { name: 'Where did you park it?' });

type Answer = { readonly coords: object } | { readonly code: number };
/** The phone of the test: answers as told. Given back after each test. */
function phone(...answers: Answer[]): { readonly asked: () => number } {
  let asked = 0;
  const getCurrentPosition = (found: (at: unknown) => void, failed: (error: unknown) => void) => {
    const answer = answers[asked++]!;
    if ('coords' in answer) found(answer);
    else failed({ ...answer, PERMISSION_DENIED: 1 });
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return { asked: () => asked };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

async function openForm(parkingPlaceRequired = false) {
  const sent: { parking?: object }[] = [];
  server.use(
    http.get(bookingUrl, () => HttpResponse.json(active)),
    http.post(`${bookingUrl}/checkout`, async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json({ ...active, status: 'completed' });
    }),
  );
  const own = { personId: active.user.id, isAdmin: false, checkInOpensMinutesBefore: 60, parkingPlaceRequired };
  const { user } = renderFormScreen(
    <OwnShiftsContext value={own}>
      <CheckOutScreen bookingId={active.id} />
    </OwnShiftsContext>,
  );
  const submit = await screen.findByRole('button', { name: 'Complete Vehicle Checkout & End Shift' });
  await user.click(screen.getByRole('checkbox', { name: 'No damage found' }));
  await user.type(screen.getByRole('textbox', { name: 'Current mileage' }), '41300');
  await user.click(screen.getByRole('button', { name: 'Last known 80% - confirm' }));
  return { user, sent, submit: () => user.click(submit) };
}

test('the place is sent in words, and nothing if nothing is said', async () => {
  const { user, sent, submit } = await openForm();
  await user.type(place(), '  Bay 14 ');
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  expect(sent).toMatchObject([{ parking: { place: 'Bay 14', position: null } }]);
});

test('what the organization wants to know is asked for next to the field', async () => {
  const { user, sent, submit } = await openForm(true);
  await submit();
  expect(place()).toHaveAccessibleDescription(/Please write where the vehicle stands/);
  expect(place()).toHaveFocus();
  expect(sent).toEqual([]);
  await user.type(place(), 'Bay 14');
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
});

test('an organization that began to ask while the form was open is answered in the same form', async () => {
  const { user, submit } = await openForm();
  server.use(
    http.post(`${bookingUrl}/checkout`, () => refuse(400, 'PARKING_PLACE_REQUIRED', 'Where?'), { once: true }),
  );
  await submit();
  await screen.findByText('Please write where the vehicle stands.');
  await user.type(place(), 'Bay 14');
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
});

test('the phone is asked for its position after a tap; what is sent is shown, and can be left out', async () => {
  const { asked } = phone(
    { coords: { latitude: 32.0853, longitude: 34.781768, accuracy: 11.5 } },
    { coords: { latitude: 32.1, longitude: 34.8, accuracy: 30 } },
  );
  const { user, sent, submit } = await openForm();
  expect(asked()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Add the position' }));
  expect(await screen.findByRole('link', { name: '32.085300, 34.781768 (±12 m)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.queryByRole('link', { name: /32\.085300/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add the position' }));
  await screen.findByRole('link', { name: /32\.100000/ });
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  const position = { latitudeMicrodegrees: 32_100_000, longitudeMicrodegrees: 34_800_000, accuracyMeters: 30 };
  expect(sent).toMatchObject([{ parking: { place: null, position } }]);
});

test.each([
  ['does not give it', 1, /does not give its position/],
  ['does not find it', 2, /could not find its position/],
])('a phone that %s holds up nothing', async (_case, code, said) => {
  phone({ code });
  const { user, sent, submit } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Add the position' }));
  expect(await screen.findByText(said)).toBeVisible();
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  expect(sent[0]).not.toHaveProperty('parking');
});
