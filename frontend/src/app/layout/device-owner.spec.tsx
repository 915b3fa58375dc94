import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../lib/http/keys.js';
import { photoQueue } from '../../lib/photos/photo-queue.js';
import { photoStore } from '../../lib/photos/photo-store.js';
import { dana } from '../../testing/examples.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { DeviceOwner } from './device-owner.js';

let whose = 'Dana';

function Purpose() {
  const { data = 'nothing yet' } = useQuery({ queryKey: keys.bookings, queryFn: () => `Booking of ${whose}` });
  return <p>{data}</p>;
}

test('another person who signs in in another window sees nothing loaded before', async () => {
  let person = dana;
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(person)));
  const { queryClient } = renderScreen(
    <DeviceOwner>
      <Purpose />
    </DeviceOwner>,
  );
  expect(await screen.findByText('Booking of Dana')).toBeVisible();
  queryClient.setQueryData(keys.booking('b1'), { purpose: 'of Dana' });
  person = { ...dana, id: 'avi' };
  whose = 'Avi';
  await act(async () => queryClient.invalidateQueries({ queryKey: keys.currentUser }));
  await waitFor(() => expect(queryClient.getQueryData(keys.booking('b1'))).toBeUndefined());
  expect(await screen.findByText('Booking of Avi')).toBeVisible();
});

test('photos that wait are taken up wherever the page is opened', async () => {
  server.use(http.get('*/api/auth/user', () => HttpResponse.json(dana)));
  const photo = { id: 'p1', owner: dana.id, bookingId: 'b1', content: new Blob(['p1']), takenAt: Date.now() };
  await photoQueue.forget(dana.id);
  await photoStore.put({ ...photo, isHandedIn: false });
  renderScreen(<DeviceOwner>The page</DeviceOwner>);
  await waitFor(() => expect(photoQueue.all()).toMatchObject([{ id: 'p1' }]));
  await photoQueue.forget(dana.id);
});
