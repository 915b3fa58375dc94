import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { waitingMark } from './waiting-mark.js';
import { SignInDialog } from './sign-in-dialog.js';

const both = [
  { channel: 'whatsapp', to: '…01' },
  { channel: 'email', to: 'd…@e…' },
];
const pending = {
  expiresAt: '2026-11-23T08:15:00.000Z',
  channels: both,
  codeSentBy: null as string | null,
  lettingIn: 'not-asked',
  phrase: ['apple', 'banana', 'orange', 'lemon'],
  administrator: false,
  adminPassword: false,
};

/** Signs in on a new device. `answers` are what the server says of the waiting sign-in from then on. */
async function signIn(found: Partial<typeof pending> = {}, wording?: typeof hebrew) {
  const sent: object[] = [];
  const note =
    (answer: () => Response) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      sent.push({ path: new URL(request.url).pathname.replace('/api/auth/login/', ''), ...JSON.parse(text || '{}') });
      return answer();
    };
  const begun = { ...pending, ...found };
  server.use(
    http.post('*/api/auth/login', () => HttpResponse.json(begun, { status: 202 })),
    http.post('*/api/auth/login/send-code', async ({ request }) => {
      const { channel } = (await request.clone().json()) as { channel: string };
      return note(() => HttpResponse.json({ ...begun, codeSentBy: channel }))({ request });
    }),
    http.post(
      '*/api/auth/login/confirm',
      note(() => HttpResponse.json({ user: dana, isFirstTime: false })),
    ),
  );
  const onSignedIn = jest.fn();
  const screenOf = renderScreen(<SignInDialog onSignedIn={onSignedIn} onClose={() => undefined} />, '/', wording);
  const [unit] = await screen.findAllByRole('textbox');
  await screenOf.user.type(unit!, '101');
  await screenOf.user.keyboard('0101{Enter}');
  return { ...screenOf, onSignedIn, sent };
}

const codeField = () => screen.findByRole('textbox', { name: 'Code with 6 digits' });

test('the device knows that a sign-in waits, until it is over', async () => {
  const expiresAt = new Date(Date.now() + 900_000).toISOString();
  expect(waitingMark.isSet()).toBe(false);
  const { user, onSignedIn } = await signIn({ expiresAt, codeSentBy: 'email' });
  const field = await codeField();
  expect(waitingMark.isSet()).toBe(true);
  await user.type(field, '482913');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(waitingMark.isSet()).toBe(false);
});

test('a sign-in that the person gives up no longer waits', async () => {
  const expiresAt = new Date(Date.now() + 900_000).toISOString();
  const { user } = await signIn({ expiresAt });
  expect(await screen.findByRole('dialog', { name: 'Confirm this device' })).toBeVisible();
  expect(waitingMark.isSet()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(waitingMark.isSet()).toBe(false);
});

test('a new device asks where the code should go, and is confirmed with its last digit', async () => {
  const { user, onSignedIn, sent } = await signIn();
  expect(await screen.findByRole('dialog', { name: 'Confirm this device' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Send by email to .d…@e…/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Send by WhatsApp to .…01/ }));
  const field = await codeField();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.type(field, '482913');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(dana));
  expect(sent).toEqual([
    { path: 'send-code', channel: 'whatsapp' },
    { path: 'confirm', code: '482913' },
  ]);
});

test('a pasted code may have spaces', async () => {
  const { user, sent } = await signIn();
  await user.click(await screen.findByRole('button', { name: /Send by email to .d…@e…/ }));
  await user.click(await codeField());
  await user.paste(' 482 913 ');
  await waitFor(() => expect(sent).toContainEqual({ path: 'confirm', code: '482913' }));
});

test('a wrong code is told at the field, which is empty again', async () => {
  const { user, onSignedIn } = await signIn();
  server.use(
    http.post('*/api/auth/login/confirm', () =>
      refuse(403, 'CODE_INCORRECT', 'The code is incorrect. You have 4 more attempts.'),
    ),
  );
  await user.click(await screen.findByRole('button', { name: /Send by email to .d…@e…/ }));
  const field = await codeField();
  await user.type(field, '111111');
  expect(await screen.findByText('The code is incorrect. You have 4 more attempts.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/4 more attempts/);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('another code can be sent after 30 seconds, or another way at once', async () => {
  const { user, sent } = await signIn();
  await user.click(await screen.findByRole('button', { name: /Send by email to .d…@e…/ }));
  const again = await screen.findByRole('button', { name: /Send a new code \(in \d+ s\)/ });
  await user.click(again);
  expect(sent).toHaveLength(1);
  const present = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(present + 31_000);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  clock.mockRestore();
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Send it another way' }));
  expect(await screen.findByRole('button', { name: /Send by WhatsApp to .…01/ })).toBeVisible();
});

test('a code that was not delivered says so, leaves the choice and offers to ask an administrator', async () => {
  const { user } = await signIn();
  server.use(
    http.get('*/api/auth/login', () =>
      HttpResponse.json({ confirmNewDevices: true, microsoft: false, pending: { ...pending, administrator: true } }),
    ),
    http.post('*/api/auth/login/send-code', () =>
      refuse(409, 'CODE_NOT_SENT', 'The code could not be sent by WhatsApp. Please try again.'),
    ),
  );
  await user.click(await screen.findByRole('button', { name: /Send by WhatsApp to .…01/ }));
  expect(await screen.findByText(/could not be sent by WhatsApp/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ask an administrator instead' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Send by email to .d…@e…/ })).toBeVisible();
});

test('a sign-in that took too long begins again', async () => {
  const { user } = await signIn();
  server.use(http.post('*/api/auth/login/send-code', () => refuse(401, 'SIGN_IN_EXPIRED', 'This sign-in is over.')));
  await user.click(await screen.findByRole('button', { name: /Send by email to .d…@e…/ }));
  expect(await screen.findByText('The sign-in took too long. Please start again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Unit number' })).toBeVisible();
});

test('goes on with the code after the page was loaded again', async () => {
  server.use(
    http.get('*/api/auth/login', () =>
      HttpResponse.json({ confirmNewDevices: true, microsoft: false, pending: { ...pending, codeSentBy: 'email' } }),
    ),
  );
  renderScreen(<SignInDialog onSignedIn={() => undefined} onClose={() => undefined} />);
  expect(await codeField()).toBeVisible();
});

test('says where new devices are not confirmed', async () => {
  server.use(
    http.get('*/api/auth/login', () =>
      HttpResponse.json({ confirmNewDevices: false, microsoft: false, pending: null }),
    ),
  );
  renderScreen(<SignInDialog onSignedIn={() => undefined} onClose={() => undefined} />);
  expect(await screen.findByText(/New devices are not confirmed here/)).toBeVisible();
});

test('where no code can be sent, four words are read to an administrator, and the device signs in by itself', async () => {
  const { user, onSignedIn } = await signIn({ channels: [] }, hebrew);
  let lettingIn = 'waiting';
  server.use(
    http.post('*/api/auth/login/ask-administrator', () =>
      HttpResponse.json({ ...pending, channels: [], lettingIn: 'waiting' }),
    ),
    http.get('*/api/auth/login', () =>
      HttpResponse.json({
        confirmNewDevices: true,
        microsoft: false,
        pending: { ...pending, channels: [], lettingIn },
      }),
    ),
    http.post('*/api/auth/login/finish', () => HttpResponse.json({ user: dana, isFirstTime: false })),
  );
  await user.click(await screen.findByRole('button', { name: 'בקשת אישור ממנהל' }));
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'תפוח',
    'בננה',
    'תפוז',
    'לימון',
  ]);
  expect(onSignedIn).not.toHaveBeenCalled();
  act(() => void (lettingIn = 'let-in'));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(dana), { timeout: 20_000 });
}, 60_000);

test('an administrator whom no code can reach enters the admin password', async () => {
  const { user, onSignedIn } = await signIn({ channels: [], adminPassword: true });
  let sent: unknown;
  server.use(
    http.post('*/api/auth/login/confirm-with-password', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ user: dana, isFirstTime: false });
    }),
  );
  await user.type(await screen.findByLabelText('Or enter the admin password'), 'a-long-password{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(dana));
  expect(sent).toEqual({ password: 'a-long-password' });
});
