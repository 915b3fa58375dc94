import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, requested } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { BookAgain } from './book-again.js';

const usual = { vehicleId: als1.id, startHour: 21, durationHours: 8, purpose: 'Night shift' };

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T08:20:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

function show(taken: readonly object[] = []) {
  let sent: unknown;
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/vehicles/calendar', () => HttpResponse.json([{ vehicleId: als1.id, taken, outOfService: null }])),
    http.get('*/api/responder-hours', () => HttpResponse.json({ limit: 30, weeks: [] })),
    http.get('*/api/bookings', () => HttpResponse.json([])),
    http.post('*/api/bookings', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(requested, { status: 201 });
    }),
  );
  const onBooked = jest.fn();
  return {
    ...renderScreen(<BookAgain usual={usual} isAdmin={false} onBooked={onBooked} />),
    onBooked,
    sent: () => sent,
  };
}
const offer = () => screen.findByRole('button', { name: /^Book again/ });

test('two taps request the usual shift', async () => {
  const { user, onBooked, sent } = show();
  expect(await offer()).toHaveTextContent(/^Book again: ALS1, tonight 21:00\s-\S*\s05:00$/);
  await user.click(await offer());
  await user.click(await screen.findByRole('button', { name: 'Submit for Approval' }));
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual({
    vehicleId: als1.id,
    startTime: '2026-11-23T19:00:00.000Z',
    endTime: '2026-11-24T03:00:00.000Z',
    duration: 8,
    purpose: 'Night shift',
  });
});

test('when tonight is taken, the next free night is offered', async () => {
  show([{ startTime: '2026-11-23T20:00:00Z', endTime: '2026-11-23T22:00:00Z' }]);
  expect(await offer()).toHaveTextContent(/tomorrow 21:00/);
});

test('when the turn-round of another booking reaches into tonight, the next free night is offered', async () => {
  const held = {
    startTime: '2026-11-23T17:00:00Z',
    endTime: '2026-11-23T19:00:00Z',
    heldUntil: '2026-11-23T19:30:00Z',
  };
  show([held]);
  expect(await offer()).toHaveTextContent(/tomorrow 21:00/);
});

test('a vehicle that is taken for all these days is not offered', async () => {
  const { queryClient } = show([{ startTime: '2026-11-23T08:00:00Z', endTime: '2026-12-23T08:00:00Z' }]);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).toBeNull();
});

describe('when tonight is taken for now', () => {
  const tonight = { startTime: '2026-11-23T19:00:00Z', endTime: '2026-11-24T03:00:00Z' };
  const held = { ...tonight, offeredUntil: '2026-11-23T12:30:00Z' };
  const waits = (...wishes: object[]) => server.use(http.get('*/api/waitlist', () => HttpResponse.json(wishes)));

  test('it says until when tonight is held for somebody', async () => {
    waits();
    show([held]);
    expect(await offer()).toHaveTextContent(/tomorrow 21:00/);
    expect(await screen.findByText(/^ALS1, tonight 21:00\s-\S*\s05:00: held for somebody until 14:30\./)).toBeVisible();
  });

  test('it leads to the offer if tonight is held for the person', async () => {
    waits({ id: 'wish', offer: { ...tonight, vehicle: als1, holdEndsAt: held.offeredUntil } });
    show([held]);
    const link = await screen.findByRole('link', { name: /^Held for you: ALS1, tonight/ });
    expect(link).toHaveAttribute('href', '/#held-for-you');
    expect(await offer()).toHaveTextContent(/tomorrow 21:00/);
  });

  test('it says that an extension asks for tonight', async () => {
    show([{ ...tonight, startTime: '2026-11-23T15:00:00Z', askedFrom: tonight.startTime }]);
    expect(await screen.findByText(/a shift before may be extended into these hours/)).toBeVisible();
  });
});
