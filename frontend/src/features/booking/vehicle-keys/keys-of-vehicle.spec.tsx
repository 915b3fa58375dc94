import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active, dana, signed } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { KeysOfVehicle } from './keys-of-vehicle.js';

afterEach(() => jest.useRealTimers());

let looks = 0;
beforeEach(() => {
  looks = 0;
});

/** Dana's booking of 16:00 to 20:00; check-in opens an hour before. */
function show(now: string, booking = signed, kept: object = { text: 'Box by the gate, 4711', isLost: false }) {
  jest.useFakeTimers({ now: Date.parse(`2026-11-23T${now}Z`), advanceTimers: true });
  server.use(
    http.get('*/api/vehicles/:id/keys', () => {
      looks += 1;
      return HttpResponse.json({ changedAt: null, ...kept });
    }),
  );
  return renderScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 }}>
      <KeysOfVehicle booking={booking} />
    </OwnShiftsContext>,
  );
}

test('they are read once somebody looks', async () => {
  const { user } = show('15:30:00');
  expect(looks).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Keys and codes' }));
  expect(await screen.findByText('Box by the gate, 4711')).toBeVisible();
  expect(looks).toBe(1);
});

test('there is no way to them before the check-in opens', () => {
  show('14:30:00');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['nothing is written down', { text: null, isLost: false }, /^Nothing is written down for this vehicle/],
  ['they are lost', { text: null, isLost: true }, /can no longer be read/],
])('during a shift, it is said that %s', async (_case, kept, said) => {
  const { user } = show('17:00:00', active, kept);
  await user.click(screen.getByRole('button', { name: 'Keys and codes' }));
  expect(await screen.findByText(said)).toBeVisible();
});
