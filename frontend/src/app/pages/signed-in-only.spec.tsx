import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana } from '../../testing/examples.js';
import { refuse } from '../../testing/refuse.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { SignedInOnly } from './signed-in-only.js';

test('a visitor who followed a link signs in on the spot and stays on it', async () => {
  server.use(
    http.get('*/api/auth/user', () => refuse(401, 'SIGNED_OUT', 'You are signed out.')),
    http.post('*/api/auth/login', () => HttpResponse.json({ user: dana, isFirstTime: false })),
  );
  const { user, router } = renderScreen(
    <SignedInOnly>
      <p>The signature</p>
    </SignedInOnly>,
    '/?from=a-message',
  );
  await user.type(await screen.findByLabelText('Unit number'), '101');
  expect(screen.queryByText('The signature')).toBeNull();
  await user.type(screen.getByLabelText('Last 4 digits of your phone number'), '0101{Enter}');
  expect(await screen.findByText('The signature')).toBeVisible();
  expect(router.state.location.search).toBe('?from=a-message');
});
