import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.js';
import { useBookParameter } from './use-book-parameter.js';

function Home() {
  const { vehicleId, open, close } = useBookParameter();
  return (
    <>
      <p>{vehicleId ?? 'no vehicle'}</p>
      <button onClick={() => open('als1')}>open</button>
      <button onClick={close}>close</button>
    </>
  );
}

test('going back does not reopen what was closed', async () => {
  const { user, router } = renderScreen(<Home />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByText('als1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'close' }));
  await act(async () => router.navigate(-1));
  expect(screen.getByText('no vehicle')).toBeVisible();
});
