import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { english, hebrew } from '../../../testing/wordings.js';
import { AccountDialog } from './account-dialog.js';

function microsoft(account: { configured: boolean; linked: boolean }) {
  const state = { ...account };
  server.use(
    http.get('*/api/calendar-feed', () => HttpResponse.json({ madeAt: null, readAt: null })),
    http.get('*/api/auth/passkeys', () => HttpResponse.json([])),
    http.get('*/api/auth/sessions', () => HttpResponse.json([])),
    http.get('*/api/auth/access-record', () => HttpResponse.json([])),
    http.get('*/api/auth/microsoft-account', () => HttpResponse.json(state)),
    http.delete('*/api/auth/microsoft-account', () => {
      state.linked = false;
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

/** The section of push messages brings its own texts, which are here already. */
const open = (user: CurrentUser = dana, wording: typeof english | typeof hebrew = english) =>
  renderScreen(<AccountDialog user={user} onClose={() => undefined} />, '/', {
    ...wording,
    sets: ['push'],
  });

/** Answers with the user as an administrator has since changed them. */
function saving(answer: (sent: object) => Response) {
  const puts: object[] = [];
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, department: 'Paramedic' })),
    http.put('*/api/auth/update-profile', async ({ request }) => {
      const sent = (await request.json()) as object;
      puts.push(sent);
      return answer(sent);
    }),
  );
  return puts;
}
const field = (name: string) => screen.getByRole('combobox', { name });

test('shows the signed-in person, and what they have not entered yet', async () => {
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

test('says so if the organization has not set it up', async () => {
  microsoft({ configured: false, linked: false });
  open();
  expect(await screen.findByText('Signing in with Microsoft is not set up for this organization.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what could not be loaded can be tried again', async () => {
  server.use(
    http.get('*/api/calendar-feed', () => HttpResponse.json({ madeAt: null, readAt: null })),
    http.get('*/api/auth/passkeys', () => HttpResponse.json([])),
    http.get('*/api/auth/sessions', () => HttpResponse.json([])),
  );
  server.use(http.get('*/api/auth/microsoft-account', () => refuse(503, 'NOT_READY', 'Please try again.')));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  microsoft({ configured: true, linked: false });
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Link Microsoft account' })).toBeVisible();
});

test("creates an address for the person's calendar, and shows it once", async () => {
  microsoft({ configured: false, linked: false });
  const address = 'https://rigbook.example.org/api/calendar/secret.ics';
  server.use(
    http.post('*/api/calendar-feed', () => HttpResponse.json({ madeAt: null, readAt: null, address }, { status: 201 })),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create an address' }));
  expect(await screen.findByText(address)).toBeVisible();
});

test('shows how messages arrive, and saves a choice with the current profile', async () => {
  microsoft({ configured: false, linked: false });
  const puts = saving((sent) => HttpResponse.json({ ...dana, ...sent }));
  const { user } = open();
  expect(field('Language of messages')).toHaveDisplayValue('As the organization chose');
  expect(field('Sent by')).toHaveDisplayValue('Email and WhatsApp');
  expect(field('Sent by')).toHaveAccessibleDescription(
    'Approvals with their calendar entry and license reviews always come by email.',
  );
  await user.selectOptions(field('Language of messages'), 'עברית');
  await user.selectOptions(field('Sent by'), 'WhatsApp only');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('Profile updated successfully')).toBeVisible();
  expect(puts).toEqual([
    {
      firstName: 'Dana',
      lastName: 'Levi',
      email: 'dana@example.org',
      phoneNumber: '0500000101',
      department: 'Paramedic',
      language: 'he',
      channels: ['whatsapp'],
    },
  ]);
});

test("a choice can be reset to the organization's language, and leaves the other one unchanged", async () => {
  microsoft({ configured: false, linked: false });
  const puts = saving((sent) => HttpResponse.json({ ...dana, ...sent }));
  const { user } = open({ ...dana, language: 'en', channels: ['email'] });
  expect([field('Language of messages'), field('Sent by')].map((one) => (one as HTMLSelectElement).value)).toEqual([
    'en',
    'account.onlyEmail',
  ]);
  await user.selectOptions(field('Language of messages'), 'As the organization chose');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('Profile updated successfully')).toBeVisible();
  expect(puts[0]).toMatchObject({ language: null });
  expect(puts[0]).not.toHaveProperty('channels');
});

test('a choice that could not be saved says why and stays chosen', async () => {
  microsoft({ configured: false, linked: false });
  saving(() => refuse(409, 'CHANGED_MEANWHILE', 'Please try again.'));
  const { user } = open();
  await user.selectOptions(field('Sent by'), 'Email only');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('Update failed')).toBeVisible();
  expect(screen.getAllByText('Please try again.')).toHaveLength(2);
  expect(field('Sent by')).toHaveDisplayValue('Email only');
});

test('an administrator chooses any of three ways to hear of requests', async () => {
  microsoft({ configured: false, linked: false });
  const puts = saving((sent) => HttpResponse.json({ ...dana, isAdmin: true, ...sent }));
  const { user } = open({ ...dana, isAdmin: true, decisionChannels: ['email'] });
  const ways = within(await screen.findByRole('group', { name: 'Requests to decide' }));
  expect(ways.getAllByRole('checkbox', { checked: true })).toEqual([ways.getByRole('checkbox', { name: 'Email' })]);
  await user.click(ways.getByRole('checkbox', { name: 'Push message' }));
  await user.click(ways.getByRole('checkbox', { name: 'Email' }));
  expect(ways.getByRole('status')).toHaveTextContent('you are told by email instead');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(puts).toMatchObject([{ decisionChannels: ['push'] }]));
});

test('asks in Hebrew, with each language in its native name', () => {
  microsoft({ configured: false, linked: false });
  open({ ...dana, language: 'he' }, hebrew);
  expect(screen.getByRole('region', { name: 'הודעות אליך' })).toBeVisible();
  expect(field('שפת ההודעות')).toHaveDisplayValue('עברית');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'כפי שבחר הארגון',
    'English',
    'עברית',
    'בדואר אלקטרוני וב־WhatsApp',
    'רק בדואר אלקטרוני',
    'רק ב־WhatsApp',
  ]);
});

test('lists the passkeys, and removes one once that is confirmed', async () => {
  microsoft({ configured: false, linked: false });
  const phone = { id: '0192f3a4', name: 'Phone', addedAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null };
  let passkeys = [phone];
  server.use(
    http.get('*/api/auth/passkeys', () => HttpResponse.json(passkeys)),
    http.delete('*/api/auth/passkeys/0192f3a4', () => {
      passkeys = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  expect(await screen.findByText(/will no longer sign you in/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await toast().findByText('Passkey removed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Not used yet.')).toBeNull());
});

test('lists where the person is signed in, and signs a device out, or all others', async () => {
  microsoft({ configured: false, linked: false });
  const here = {
    id: 'd1',
    browser: 'Firefox',
    system: 'Windows',
    network: '203.0.113.7',
    firstSeenAt: '2026-11-01T08:00:00.000Z',
    lastSeenAt: '2026-11-22T08:00:00.000Z',
    signedIn: true,
    isThis: true,
  };
  const phone = { ...here, id: 'd2', browser: 'Safari', system: 'iPhone', isThis: false };
  const old = { ...here, id: 'd3', browser: null, system: null, network: null, signedIn: false, isThis: false };
  let devices = [here, phone, old];
  server.use(
    http.get('*/api/auth/sessions', () => HttpResponse.json(devices)),
    http.delete('*/api/auth/sessions/:id', ({ params }) => {
      devices = devices.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/auth/sessions', () => {
      devices = [here];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open();
  const own = within(screen.getByRole('region', { name: 'Devices and sessions' }));
  expect((await own.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on WindowsThis device.*Last seen.*First seen.*203\.0\.113\.7.*[^t]$/),
    expect.stringMatching(/^Safari on iPhone.*Sign out$/),
    expect.stringMatching(/^Unknown deviceRemembered, not signed in\.Last seen.*Forget$/),
  ]);
  await user.click(own.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await toast().findByText('Signed out and forgotten')).toBeVisible();
  await waitFor(() => expect(own.queryByText('Safari on iPhone')).toBeNull());

  devices = [here, phone, old];
  server.use(http.delete('*/api/auth/sessions/d3', () => refuse(404, 'SESSION_NOT_FOUND', 'Reload the list.')));
  await user.click(own.getByRole('button', { name: 'Forget Unknown device' }));
  expect(await toast().findByText('Not signed out')).toBeVisible();
  await user.click(await own.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await toast().findByText('All other devices are signed out')).toBeVisible();
  await waitFor(() => expect(own.getAllByRole('listitem')).toHaveLength(1));
});
