/** @runs-alone It replaces a module. */
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from '../../lib/http/query-client.js';
import { english } from '../messages/catalogue.js';
import { AppProviders } from './app-providers.js';

jest.mock('../../ui/toasts/toasts.js', () => {
  throw new Error('The script did not arrive');
});

test('a page works without its toasts', async () => {
  render(
    <AppProviders wording={english} queryClient={createQueryClient()}>
      <p>{english.language}</p>
    </AppProviders>,
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(screen.getByText('en')).toBeVisible();
});
