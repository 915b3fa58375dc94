import { addHours } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active, dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { ExtendButton } from '../shared/extend-button.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T19:10Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const url = `*/api/bookings/${active.id}/extension`;

/** Dana's shift on ALS1 lasts until 22:00. */
async function open(taken: readonly object[] = [], booking = active) {
  server.use(
    http.get('*/api/vehicles/calendar', () =>
      HttpResponse.json([{ vehicleId: active.vehicle.id, taken, outOfService: null }]),
    ),
  );
  renderScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 }}>
      <ExtendButton booking={booking} />
    </OwnShiftsContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: '1 more hour' }));
  return screen.findByRole('dialog', { name: 'Extend by 1 hour' });
}

test('one press opens the addendum, a second accepts it', async () => {
  let sent: unknown;
  server.use(
    http.post(url, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ ...active, endTime: addHours(active.endTime, 1) });
    }),
  );
  const dialog = await open();
  expect(within(dialog).getByText('Until today, 23:00 instead of today, 22:00')).toBeVisible();
  expect(within(dialog).getByText(/^Addendum to the Vehicle Usage Agreement .* 2026-11-23 23:00/)).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accept and extend' }));
  expect(await screen.findByText('Extended until today, 23:00')).toBeVisible();
  expect(sent).toEqual({
    seen: { vehicleId: active.vehicle.id, startTime: active.startTime, endTime: active.endTime },
    hours: 1,
    addendumVersion: '2026-11',
  });
});

test('with the next booking in the way it says until when the vehicle can be had, and not who comes next', async () => {
  const dialog = await open([{ startTime: active.endTime, endTime: addHours(active.endTime, 4) }]);
  expect(await within(dialog).findByText('ALS1 is booked right after you, from today, 22:00.')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Check out' })).toHaveAttribute('href', `/checkout/${active.id}`);
  expect(within(dialog).queryByRole('button', { name: 'Accept and extend' })).toBeNull();
});

test('what only the server knows is said in the dialog', async () => {
  server.use(
    http.post(url, () =>
      refuse(403, 'EXTENSION_NEEDS_APPROVAL', 'Every extension needs the approval of an administrator.'),
    ),
  );
  const dialog = await open();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accept and extend' }));
  expect(await within(dialog).findByText(/^403: Every extension needs the approval of an administrator/)).toBeVisible();
});

test("is not offered for somebody else's booking", () => {
  renderScreen(
    <OwnShiftsContext value={{ personId: 'someone-else', isAdmin: true, checkInOpensMinutesBefore: 60 }}>
      <ExtendButton booking={active} />
    </OwnShiftsContext>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
