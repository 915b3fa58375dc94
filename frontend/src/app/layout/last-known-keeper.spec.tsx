import { waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { myBookingsQuery } from '../../features/booking/api/my-bookings.js';
import { lastKnown } from '../../lib/device/last-known.js';
import { api } from '../../lib/http/client.js';
import { keys } from '../../lib/http/keys.js';
import { active, dana } from '../../testing/examples.js';
import { renderScreen } from '../../testing/render-screen.js';
import { refuse } from '../../testing/refuse.js';
import { server } from '../../testing/server.js';
import { LastKnownKeeper } from './last-known-keeper.js';

function Home() {
  useQuery(myBookingsQuery);
  return <LastKnownKeeper />;
}

test('the bookings are kept each time they load, and never those of the person before', async () => {
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(dana)),
    http.get('*/api/bookings', () => HttpResponse.json([active])),
  );
  const { queryClient } = renderScreen(<Home />);
  await waitFor(() => expect(lastKnown.read()?.bookings).toHaveLength(1));
  server.use(http.get('*/api/bookings', () => HttpResponse.json([])));
  await queryClient.invalidateQueries({ queryKey: keys.bookings });
  await waitFor(() => expect(lastKnown.read()?.bookings).toEqual([]));
  queryClient.setQueryData(keys.bookings, [active]);
  queryClient.setQueryData(keys.currentUser, { ...dana, id: 'avi' });
  await waitFor(() => expect(lastKnown.read()).toMatchObject({ person: { id: 'avi' }, bookings: [] }));
});

test('any answer that the session has ended removes it', async () => {
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json(dana)),
    http.get('*/api/bookings', () => HttpResponse.json([active])),
    http.get('*/api/vehicles', () => refuse(401, 'SIGNED_OUT', 'You are signed out.')),
  );
  renderScreen(<Home />);
  await waitFor(() => expect(lastKnown.read()).toBeDefined());
  await expect(api.GET('/api/vehicles')).rejects.toThrow('401');
  expect(lastKnown.read()).toBeUndefined();
});
