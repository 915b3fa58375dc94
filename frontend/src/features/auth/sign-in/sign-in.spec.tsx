import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { SignIn } from './sign-in.js';

const offersMicrosoft = (microsoft: boolean) =>
  server.use(
    http.get('*/api/auth/login', () => HttpResponse.json({ confirmNewDevices: true, microsoft, pending: null })),
  );

test('leads to Microsoft by a navigation of the browser, and back to the unit number', async () => {
  offersMicrosoft(true);
  const { user } = renderScreen(<SignIn onSignedIn={() => undefined} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Sign in with Microsoft' }));
  expect(screen.getByRole('dialog', { name: 'Sign in with Microsoft' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in with Microsoft' })).toHaveAttribute('href', '/auth/microsoft');
  await user.click(screen.getByRole('button', { name: 'Use unit number' }));
  expect(screen.getByRole('textbox', { name: 'Unit number' })).toBeVisible();
});

test.each(['/?book=any', '/?returnTo=%2Fsignature%2Fb1'])('from %s the way back leads there', async (address) => {
  offersMicrosoft(true);
  const { user } = renderScreen(<SignIn onSignedIn={() => undefined} onClose={() => undefined} />, address);
  await user.click(await screen.findByRole('button', { name: 'Sign in with Microsoft' }));
  const link = screen.getByRole('link', { name: 'Sign in with Microsoft' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://page.example');
  expect(pathname).toBe('/auth/microsoft');
  expect(searchParams.get('returnTo')).toBe(address);
});

test('where Microsoft is not set up, it is not offered', async () => {
  const asked = jest.fn();
  offersMicrosoft(false);
  server.events.on('response:mocked', asked);
  renderScreen(<SignIn onSignedIn={() => undefined} onClose={() => undefined} />);
  expect(await screen.findByRole('textbox', { name: 'Unit number' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText('Sign in with Microsoft')).not.toBeInTheDocument();
});
