import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { keys } from '../../../lib/http/keys.js';
import { dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { HomePage } from './home.page.js';

test('who could not sign in with Microsoft is led to where they were going once they are in', async () => {
  server.use(
    http.get('*/api/auth/user', () => refuse(401, 'SIGNED_OUT', 'You are signed out.')),
    http.get('*/api/vehicles', () => HttpResponse.json([])),
  );
  const { queryClient } = renderScreen(<HomePage />, '/?signIn=microsoft-not-linked&returnTo=%2Fcheckin%2Fb1');
  expect(await screen.findByRole('button', { name: 'Sign In to Book' })).toBeVisible();
  act(() => void queryClient.setQueryData(keys.currentUser, dana));
  expect(await screen.findByText('at /checkin/b1')).toBeVisible();
});
