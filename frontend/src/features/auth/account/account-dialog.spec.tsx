import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { AccountDialog } from './account-dialog.js';

function microsoft(account: { configured: boolean; linked: boolean }) {
  const state = { ...account };
  server.use(
    http.get('*/api/auth/microsoft-account', () => HttpResponse.json(state)),
    http.delete('*/api/auth/microsoft-account', () => {
      state.linked = false;
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

const open = (user: CurrentUser = dana) => renderScreen(<AccountDialog user={user} onClose={() => undefined} />);

test('shows who is signed in, and what they have not entered yet', async () => {
  microsoft({ configured: false, linked: false });
  open({ ...dana, email: null });
  for (const shown of ['101', 'Dana Levi', 'EMT', '0500000101', 'Not entered yet'])
    expect(await screen.findByText(shown)).toBeVisible();
});

test('links an account by a navigation of the browser', async () => {
  microsoft({ configured: true, linked: false });
  open();
  const link = await screen.findByRole('link', { name: 'Link Microsoft account' });
  expect(link).toHaveAttribute('href', '/auth/microsoft?link=1');
});

test('unlinks it, and offers to link one again', async () => {
  microsoft({ configured: true, linked: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Unlink Microsoft account' }));
  expect(await toast().findByText('Microsoft account unlinked')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Link Microsoft account' })).toBeVisible();
});

test('says so where the organisation has not set it up', async () => {
  microsoft({ configured: false, linked: false });
  open();
  expect(await screen.findByText('Signing in with Microsoft is not set up for this organisation.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what could not be loaded can be tried again', async () => {
  server.use(http.get('*/api/auth/microsoft-account', () => refuse(503, 'NOT_READY', 'Please try again.')));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  microsoft({ configured: true, linked: false });
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Link Microsoft account' })).toBeVisible();
});
