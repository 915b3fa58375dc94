import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { useChecklists } from './use-checklists.js';

const edition = { id: '5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e78', edition: 2, groups: [], items: [] };
const answer = (response: () => Response) => server.use(http.get('*/api/bookings/:id/checklists', response));

function Shown({ bookingId }: { readonly bookingId: string }) {
  const checklists = useChecklists(bookingId);
  return checklists && <p>{`${bookingId}: ${checklists.checkIn?.edition ?? 'the sixteen'}`}</p>;
}

const look = async (bookingId: string, shown: string) => {
  renderScreen(<Shown bookingId={bookingId} />);
  await screen.findByText(`${bookingId}: ${shown}`);
};

test('the device keeps the checklists of the last bookings, and not of all', async () => {
  answer(() => HttpResponse.json({ checkIn: edition, atReturn: null }));
  for (const nth of [1, 2, 3, 4, 5, 6, 7]) await look(`booking ${nth}`, '2');
  expect(Object.keys(localStorage).filter((key) => key.includes('checklists'))).toHaveLength(1);
  answer(() => HttpResponse.error());
  cleanup();
  await look('booking 7', '2');
  await look('booking 2', '2');
  await look('booking 1', 'the sixteen');
});
