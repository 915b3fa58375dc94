import { instant } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OfferedSubstitute } from '../../../lib/http/answers.js';
import { als1, approved } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { HeldVehicles } from '../shared/held-vehicles.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const bls2 = { id: '01900000-0000-7000-8000-00000000b152', name: 'BLS2', type: 'Basic Life Support' };
const offer: OfferedSubstitute = {
  id: '01900000-0000-7000-8000-00000000f101',
  bookingId: approved.id,
  vehicle: { id: als1.id, name: als1.name, type: als1.type },
  substitute: bls2,
  startTime: approved.startTime,
  endTime: approved.endTime,
  holdEndsAt: instant('2026-11-23T14:00:00Z'),
};
/** What the server has, until somebody answers. */
function offers(first: readonly OfferedSubstitute[] = [offer]) {
  let open = first;
  const sent: unknown[] = [];
  const answer = async (request: Request) => {
    sent.push(await request.json());
    open = [];
  };
  server.use(
    http.get('*/api/substitutes', () => HttpResponse.json([...open])),
    http.get('*/api/bookings', () => HttpResponse.json([])),
    http.post('*/api/substitutes/:id/accept', async ({ request }) => {
      await answer(request);
      return HttpResponse.json({ ...approved, vehicle: bls2 });
    }),
    http.post('*/api/substitutes/:id/decline', async ({ request }) => {
      await answer(request);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}
const seen = { vehicleId: bls2.id, startTime: offer.startTime, endTime: offer.endTime };
const panel = () => screen.findByRole('region', { name: 'Another vehicle for your booking' });

test('another vehicle is accepted with one press, and what is next is said', async () => {
  const sent = offers();
  renderScreen(<HeldVehicles />);
  const held = await panel();
  expect(held).toHaveTextContent('ALS1 is not available for your booking.');
  expect(held).toHaveTextContent(/BLS2 is held for you until/);
  fireEvent.click(within(held).getByRole('button', { name: /^Accept BLS2/ }));
  expect(await screen.findByText('Your booking has BLS2 now')).toBeVisible();
  expect(screen.getByText('Please sign the agreement for this vehicle next.')).toBeVisible();
  expect(sent).toEqual([{ seen }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Another vehicle for your booking' })).toBeNull());
});

test('declining asks back first', async () => {
  const sent = offers();
  renderScreen(<HeldVehicles />);
  fireEvent.click(within(await panel()).getByRole('button', { name: /^Decline BLS2/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline this vehicle?' });
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Declined. The office looks for another way.')).toBeVisible();
  expect(sent).toEqual([{ seen }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Another vehicle for your booking' })).toBeNull());
});

test('an offer that is over by then says so, next to the answers', async () => {
  offers();
  server.use(
    http.post('*/api/substitutes/:id/accept', () => refuse(409, 'SUBSTITUTE_OFFER_ENDED', 'No longer held for you.')),
  );
  renderScreen(<HeldVehicles />);
  const held = await panel();
  fireEvent.click(within(held).getByRole('button', { name: /^Accept BLS2/ }));
  expect(await within(held).findByText('No longer held for you.')).toBeVisible();
});

test('the page of another booking does not show it, and no offer shows nothing', async () => {
  offers();
  renderScreen(
    <>
      <HeldVehicles bookingId="01900000-0000-7000-8000-00000000dead" />
      <HeldVehicles bookingId={approved.id} />
    </>,
  );
  await panel();
  expect(screen.getAllByRole('region', { name: 'Another vehicle for your booking' })).toHaveLength(1);
});

test('in Hebrew', async () => {
  offers();
  renderScreen(<HeldVehicles />, '/', hebrew);
  expect(await screen.findByRole('region', { name: 'רכב חלופי להזמנה שלך' })).toHaveTextContent('BLS2');
});
