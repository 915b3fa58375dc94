import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { lastKnown } from '../../../lib/device/last-known.js';
import { dana } from '../../../testing/examples.js';
import { beforeLeaving } from '../../../lib/device/before-leaving.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { useSignOut } from './sign-out.js';

function Leave() {
  const signOut = useSignOut();
  return <button onClick={() => signOut.mutate()}>Leave</button>;
}

test('held decisions are sent before the session ends', async () => {
  const asked: string[] = [];
  const stay = beforeLeaving(async () => asked.push('sent what was held'));
  server.use(
    http.post('*/api/auth/logout', () => {
      asked.push('signed out');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(asked).toEqual(['sent what was held', 'signed out']));
  stay();
});

test('the bookings leave the device even if the server does not hear of it', async () => {
  lastKnown.keep(dana, [], undefined, instantOfDate(new Date()));
  server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(lastKnown.read()).toBeUndefined());
});

test('nothing of the person stays on the device', async () => {
  lastKnown.keep(dana, [], undefined, instantOfDate(new Date()));
  server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(lastKnown.read()).toBeUndefined());
});
