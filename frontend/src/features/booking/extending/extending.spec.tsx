import { addHours } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active, dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { ExtendButton } from '../shared/extend-button.js';
import { seenOf } from '../api/seen-booking.js';

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
    <OwnShiftsContext
      value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60, extensionHoursWithoutApproval: 2 }}
    >
      <ExtendButton booking={booking} />
    </OwnShiftsContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: '1 more hour' }));
  return screen.findByRole('dialog', { name: 'Extend the booking' });
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
  const addendum = within(dialog).getByText(/^Addendum to the Vehicle Usage Agreement/);
  expect(addendum).toHaveTextContent(/ 2026-11-23 23:00/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accept and extend' }));
  expect(await screen.findByText('Extended until today, 23:00')).toBeVisible();
  expect(sent).toEqual({
    seen: seenOf(active),
    hours: 1,
    askIfNeeded: false,
    addendumVersion: '2026-11',
  });
});

test('more hours than need no approval say so before they are asked for', async () => {
  let sent: unknown;
  server.use(
    http.post(url, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ ...active, extensionAskedUntil: addHours(active.endTime, 3) });
    }),
  );
  const dialog = await open();
  const hours = within(dialog).getByRole('combobox', { name: 'Extend by' });
  expect(within(hours).getByRole('option', { name: '2 hours, until tomorrow, 00:00' })).toBeVisible();
  const asks = within(hours).getByRole('group', { name: 'Needs approval' });
  expect(within(asks).getByRole('option', { name: '3 hours, until tomorrow, 01:00' })).toBeVisible();
  expect(within(asks).queryByRole('option', { name: /^2 hours/ })).toBeNull();
  fireEvent.change(hours, { target: { value: '3' } });
  expect(within(dialog).getByText(/^An administrator has to approve this/)).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accept and ask' }));
  expect(
    await screen.findByText('Extension until tomorrow, 01:00 requested. An administrator will decide.'),
  ).toBeVisible();
  expect(sent).toMatchObject({ hours: 3, askIfNeeded: true });
  let withdrawn = 0;
  server.use(http.delete(url, () => HttpResponse.json(active, { status: (withdrawn += 1) && 200 })));
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByText('Request withdrawn')).toBeVisible();
  expect(withdrawn).toBe(1);
});

test('what waits is shown instead, and can be withdrawn', async () => {
  let withdrawn = 0;
  server.use(http.delete(url, () => HttpResponse.json(active, { status: (withdrawn += 1) && 200 })));
  renderScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 }}>
      <ExtendButton booking={{ ...active, extensionAskedUntil: addHours(active.endTime, 3) }} />
    </OwnShiftsContext>,
  );
  expect(screen.getByText('Extension until tomorrow, 01:00 waits for approval')).toBeVisible();
  expect(screen.queryByRole('button', { name: '1 more hour' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw the request to extend ALS1/ }));
  expect(await screen.findByText('Request withdrawn')).toBeVisible();
  expect(withdrawn).toBe(1);
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
  expect(await within(dialog).findByText(/^Every extension needs the approval of an administrator/)).toBeVisible();
});

test("is not offered for somebody else's booking", () => {
  renderScreen(
    <OwnShiftsContext value={{ personId: 'someone-else', isAdmin: true, checkInOpensMinutesBefore: 60 }}>
      <ExtendButton booking={active} />
    </OwnShiftsContext>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('hours that go below a floor say so, and can be taken all the same', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/vehicles/:id/coverage', ({ request }) => {
      asked.push(new URL(request.url).search);
      const hours = { startTime: '2026-11-23T20:00:00.000Z', endTime: '2026-11-23T21:00:00.000Z' };
      return HttpResponse.json([{ vehicleType: 'ALS', counts: 'free', ...hours, left: 0, least: 1, nextBackAt: null }]);
    }),
  );
  const dialog = await open();
  expect(await within(dialog).findByText(/^0 of at least 1 ALS free/)).toBeVisible();
  expect(within(dialog).getByText(/You can do it all the same/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Accept and extend' })).toBeEnabled();
  expect(asked).toEqual(['?from=2026-11-23T20%3A00%3A00.000Z&to=2026-11-23T21%3A00%3A00.000Z']);
});
