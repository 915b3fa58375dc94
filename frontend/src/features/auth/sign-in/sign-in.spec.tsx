import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.js';
import { SignIn } from './sign-in.js';

test('leads to Microsoft by a navigation of the browser, and back to the unit number', async () => {
  const { user } = renderScreen(<SignIn onSignedIn={() => undefined} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Sign in with Microsoft' }));
  expect(screen.getByRole('dialog', { name: 'Sign in with Microsoft' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in with Microsoft' })).toHaveAttribute('href', '/auth/microsoft');
  await user.click(screen.getByRole('button', { name: 'Use unit number' }));
  expect(screen.getByRole('textbox', { name: 'Unit number' })).toBeVisible();
});

test.each(['/?book=any', '/?returnTo=%2Fsignature%2Fb1'])('from %s the way back leads there', async (address) => {
  const { user } = renderScreen(<SignIn onSignedIn={() => undefined} onClose={() => undefined} />, address);
  await user.click(screen.getByRole('button', { name: 'Sign in with Microsoft' }));
  const link = screen.getByRole('link', { name: 'Sign in with Microsoft' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://page.example');
  expect(pathname).toBe('/auth/microsoft');
  expect(searchParams.get('returnTo')).toBe(address);
});
