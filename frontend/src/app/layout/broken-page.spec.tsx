import { act, screen } from '@testing-library/react';
import { announceNewVersion, postponeNewVersion } from '../../lib/new-version.js';
import { renderScreen } from '../../testing/render-screen.js';
import { BrokenPage } from './broken-page.js';

test('loads a newer version if one is ready, since the old one may be why a script is missing', async () => {
  const load = jest.fn();
  const { user } = renderScreen(<BrokenPage />);
  act(() => announceNewVersion(load));
  await user.click(screen.getByRole('button', { name: 'Load it' }));
  expect(load).toHaveBeenCalledTimes(1);
  act(postponeNewVersion);
});
