import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { useLogout } from './use-logout.js';

function Leave() {
  const { logout, question } = useLogout();
  return (
    <>
      <button onClick={logout}>Leave</button>
      {question}
    </>
  );
}

let leaving = 0;
beforeEach(async () => {
  leaving = 0;
  server.use(
    http.post('*/api/auth/logout', () => {
      leaving += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await photoQueue.open('dana');
  await photoQueue.add('b1', 'a', new Blob(['a']));
});
afterEach(() => act(() => photoQueue.forget('dana')));

test('photos that were handed in and not sent are asked about before they are erased', async () => {
  await photoQueue.handIn(['a']);
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/^One photo of damage has not been sent yet/)).toBeInTheDocument();
  expect(leaving).toBe(0);
});

test('photos of a draft are erased with it', async () => {
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await toast().findByText('Logged out successfully')).toBeVisible();
  expect(leaving).toBe(1);
});
