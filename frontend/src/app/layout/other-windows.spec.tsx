import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useSignOut } from '../../features/auth/api/sign-out.js';
import { useSession } from '../../features/auth/use-session.js';
import { beforeLeaving } from '../../lib/device/before-leaving.js';
import { sessionChannel, type SignedInId } from '../../lib/device/session-channel.js';
import { keys } from '../../lib/http/keys.js';
import { dana } from '../../testing/examples.js';
import { refuse } from '../../testing/refuse.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { OtherWindows } from './other-windows.js';

let whose: string | null = 'Dana';

function Window() {
  const session = useSession();
  const signOut = useSignOut();
  const { data } = useQuery({
    queryKey: keys.bookings,
    queryFn: () => `Booking of ${whose}`,
    enabled: session != null,
  });
  return (
    <>
      <p>{session === null ? 'signed out' : data}</p>
      <button onClick={() => signOut.mutate()}>Logout</button>
      <OtherWindows />
    </>
  );
}

/** A window that shows Dana's bookings, away from the home page. */
async function openWindow() {
  whose = 'Dana';
  server.use(
    http.get('*/api/auth/user', () =>
      whose === null
        ? refuse(401, 'SIGNED_OUT', 'You are signed out.')
        : HttpResponse.json({ ...dana, id: whose, firstName: whose }),
    ),
    http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
  );
  const rendered = renderScreen(<Window />, '/?book=any');
  expect(await screen.findByText('Booking of Dana')).toBeVisible();
  return rendered;
}

test('a sign-out in another window shows the signed-out home at once and removes personal data', async () => {
  const { queryClient, router } = await openWindow();
  queryClient.setQueryData(keys.booking('b1'), { purpose: 'of Dana' });
  whose = null;
  sessionChannel.tell(null);
  expect(await screen.findByText('signed out')).toBeVisible();
  expect(queryClient.getQueryData(keys.booking('b1'))).toBeUndefined();
  expect(router.state.location.search).toBe('');
});

test('another person who signs in in another window is signed in here, at home', async () => {
  const { queryClient, router } = await openWindow();
  queryClient.setQueryData(keys.booking('b1'), { purpose: 'of Dana' });
  const [send, abandon] = [jest.fn(), jest.fn()];
  const stop = beforeLeaving(send, abandon);
  whose = 'Avi';
  sessionChannel.tell('Avi');
  expect(await screen.findByText('Booking of Avi')).toBeVisible();
  stop();
  expect(abandon).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(keys.booking('b1'))).toBeUndefined();
  expect(router.state.location.search).toBe('');
});

test('another window of the same person changes nothing here', async () => {
  const { queryClient, router } = await openWindow();
  queryClient.setQueryData(keys.booking('b1'), { purpose: 'of Dana' });
  const heard = jest.fn();
  const stop = sessionChannel.listen(heard);
  sessionChannel.tell('Dana');
  await waitFor(() => expect(heard).toHaveBeenCalledWith('Dana'));
  stop();
  expect(queryClient.getQueryData(keys.booking('b1'))).toBeDefined();
  expect(router.state.location.search).toBe('?book=any');
});

test('this window tells the others who is signed in, and that they signed out', async () => {
  const heard: SignedInId[] = [];
  const stop = sessionChannel.listen((news) => heard.push(news));
  const { user } = await openWindow();
  await waitFor(() => expect(heard).toEqual(['Dana']));
  whose = null;
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(heard).toEqual(['Dana', null]));
  stop();
});
