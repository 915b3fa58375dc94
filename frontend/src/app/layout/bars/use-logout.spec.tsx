import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ownedKey } from '../../../lib/device/owned-storage.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { emptyDevice } from '../../../testing/device/empty-device.js';
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
afterEach(() => {
  emptyDevice();
  return act(() => photoQueue.forget('dana'));
});

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

test('a report that was not sent stays for its person, who is told so first', async () => {
  const key = ownedKey('nobody', 'draft', 'seen.r1.v1');
  deviceStorage.write(key, { draft: { words: 'A dent', photoIds: [] } });
  const { user } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('dialog', { name: 'Log out, and send the reports later?' })).toBeVisible();
  expect(screen.getByText(/^Reports that were not sent stay on this device/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await toast().findByText('Logged out successfully')).toBeVisible();
  expect(leaving).toBe(1);
  expect(deviceStorage.read(key)).toBeDefined();
});
