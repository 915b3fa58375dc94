import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { AccessTokens } from './access-tokens.js';

const board = {
  id: '0197f1c2-0d01-7000-8000-000000000d01',
  name: 'Dispatch board',
  scopes: ['bookings:read', 'fleet:read'],
  standing: 'working',
  createdBy: { unitNumber: '100', firstName: 'Ruth', lastName: 'Adler' },
  createdAt: '2026-11-22T16:00:00.000Z',
  expiresAt: null as string | null,
  revokedAt: null as string | null,
  lastUsedAt: null as string | null,
};
const nobody = { unitNumber: null, firstName: null, lastName: null };
const text = `rigbook_0197f1c20d0170008000000000000d01_${'a'.repeat(64)}`;

const listed = (...tokens: readonly object[]) =>
  server.use(http.get('*/api/admin/access-tokens', () => HttpResponse.json(tokens)));
const itemOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

test('says that there are none, and that the list failed to load', async () => {
  server.use(http.get('*/api/admin/access-tokens', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  const { user } = renderScreen(<AccessTokens />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.queryByText('No program has an access token yet.')).toBeNull();
  listed();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No program has an access token yet.')).toBeVisible();
});

test('keeps loaded tokens when older ones fail to load, and offers a retry', async () => {
  const old = { ...board, id: 'o', name: 'Old board' };
  let older = () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.');
  server.use(
    http.get('*/api/admin/access-tokens', ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? older()
        : HttpResponse.json([board], { headers: { link: '</api?cursor=1>; rel="next"' } }),
    ),
  );
  const { user } = renderScreen(<AccessTokens />);
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByRole('heading', { name: 'Dispatch board' })).toBeVisible();
  older = () => HttpResponse.json([old]) as never;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Old board' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dispatch board' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the scopes, creator and state of each; only an active one can be revoked', async () => {
  const ended = { ...board, id: 'e', name: 'Old board', standing: 'expired', expiresAt: '2027-01-02T16:00:00.000Z' };
  const revoked = {
    ...board,
    id: 'r',
    name: 'Lost',
    standing: 'revoked',
    revokedAt: board.createdAt,
    createdBy: nobody,
  };
  listed({ ...board, lastUsedAt: '2026-11-23T07:15:00.000Z' }, ended, revoked);
  renderScreen(<AccessTokens />);
  const item = await itemOf('Dispatch board');
  expect(item.getByText(/Read all bookings and standing shifts, with the names of responders/)).toHaveTextContent(
    'bookings:read',
  );
  expect(item.getByText(/Created Sunday, 22 November 2026, 18:00 by Ruth Adler/)).toHaveTextContent(
    /Does not expire · Last used Monday, 23 November 2026, 09:15/,
  );
  expect(item.getByText('Active')).toBeVisible();
  expect(item.getByRole('button', { name: 'Revoke the token for Dispatch board' })).toBeVisible();
  const old = await itemOf('Old board');
  expect(old.getByText(/Expired Saturday, 2 January 2027, 18:00 · Never used/)).toBeVisible();
  expect(old.queryByRole('button')).toBeNull();
  expect(
    (await itemOf('Lost')).getByText(/by a former administrator · Revoked Sunday, 22 November 2026/),
  ).toBeVisible();
});

test('a new token is created, shown once, and disappears with its dialog', async () => {
  listed();
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/admin/access-tokens', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ...board, token: text }, { status: 201 });
    }),
  );
  const { user } = renderScreen(<AccessTokens />);
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(
    await dialog.findByText('Please enter a name, such as that of the program that will use the token'),
  ).toBeVisible();
  expect(dialog.getByText('Please choose at least one permission')).toBeVisible();
  expect(asked).toEqual([]);

  await user.click(dialog.getByLabelText('Name'));
  await user.paste('Dispatch board');
  await user.click(dialog.getByLabelText(/^Read all bookings/));
  await choose(user, dialog.getByLabelText('Expires'), 'Never, unless it is revoked');
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Token for Dispatch board' }));
  expect(shown.getByText(/It is not shown again/)).toBeVisible();
  expect(shown.getByText(text)).toBeVisible();
  expect(asked).toEqual([{ name: 'Dispatch board', scopes: ['bookings:read'], expiresAt: null }]);
  await user.click(shown.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test("revoking asks first, and shows the server's answer", async () => {
  listed(board);
  let answer = () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.');
  server.use(http.delete(`*/api/admin/access-tokens/${board.id}`, () => answer()));
  const { user } = renderScreen(<AccessTokens />);
  await user.click(await screen.findByRole('button', { name: /^Revoke the token/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Dispatch board loses access immediately/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }));
  expect(await dialog.findByText('Please try again.')).toBeVisible();
  answer = () => HttpResponse.json({ ...board, standing: 'revoked', revokedAt: board.createdAt }) as never;
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('Token revoked')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
