import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api, bodyOf } from '../../../lib/http/client.js';
import { dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { SessionKeeper } from '../session-keeper.js';
import { useSession } from '../use-session.js';

const address = { madeAt: null, readAt: null, address: 'https://rigbook.example.org/api/calendar/secret.ics' };
const proved = { provedUntil: '2026-11-23T08:10:00.000Z' };
const byMail = { channel: 'email', to: 'd…@e…' };
const byWhatsApp = { channel: 'whatsapp', to: '…01' };

/** A calendar address needs a proof in one of these ways. */
function guarded(ways: readonly string[], channels: readonly object[] = []) {
  const state = { proved: false, asked: [] as unknown[] };
  const proof = (accepted: (sent: Record<string, unknown>) => Response | undefined) =>
    async function answer({ request }: { request: Request }) {
      const sent = (await request.json()) as Record<string, unknown>;
      state.asked.push(sent);
      const refused = accepted(sent);
      state.proved ||= refused === undefined;
      return refused ?? HttpResponse.json(proved);
    };
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAdmin: true })),
    http.post('*/api/calendar-feed', () =>
      state.proved
        ? HttpResponse.json(address, { status: 201 })
        : refuse(403, 'FRESH_PROOF_REQUIRED', 'Please confirm that it is you, then try again.'),
    ),
    http.get('*/api/auth/proof', () => HttpResponse.json({ provedUntil: null, ways, channels })),
    http.post('*/api/auth/proof/send-code', async ({ request }) => {
      state.asked.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(
      '*/api/auth/proof',
      proof(({ code }) => (code === '123456' ? undefined : refuse(403, 'CODE_INCORRECT', 'The code is incorrect.'))),
    ),
    http.post(
      '*/api/auth/proof/digits',
      proof(({ phoneLastFour }) =>
        phoneLastFour === '0101' ? undefined : refuse(403, 'DIGITS_INCORRECT', 'These are not the last 4 digits.'),
      ),
    ),
    http.post(
      '*/api/auth/verify-admin-password',
      proof(() => undefined),
    ),
  );
  return state;
}

function SignedInAs() {
  return <p>{useSession()?.unitNumber}</p>;
}

async function makeAddress(wording?: typeof hebrew) {
  const { user } = renderScreen(
    <>
      <SignedInAs />
      <SessionKeeper />
    </>,
    '/',
    wording,
  );
  await screen.findByText('101');
  const made = bodyOf(api.POST('/api/calendar-feed')).catch((error: unknown) => String(error));
  const name = wording === undefined ? 'Confirm that it is you' : 'אישור זהות';
  return { user, made, dialog: within(await screen.findByRole('dialog', { name })) };
}

test('a code confirms who it is, and the change is made', async () => {
  const { asked } = guarded(['code'], [byWhatsApp, byMail]);
  const { user, made, dialog } = await makeAddress();
  await user.click(await dialog.findByRole('button', { name: /^Send by email to/ }));
  const code = await dialog.findByLabelText('Code with 6 digits');
  await user.type(code, '654321');
  expect(await dialog.findByText('The code is incorrect.')).toBeVisible();
  expect(code).toHaveValue('');
  await user.type(code, '123456');
  expect(await made).toEqual(address);
  expect(asked).toEqual([{ channel: 'email' }, { code: '654321' }, { code: '123456' }]);
});

test('a code that could not be sent says so', async () => {
  guarded(['code'], [byMail]);
  server.use(http.post('*/api/auth/proof/send-code', () => refuse(503, 'CODE_NOT_SENT', 'The code was not sent.')));
  const { user, made, dialog } = await makeAddress();
  await user.click(await dialog.findByRole('button', { name: /^Send by email to/ }));
  expect(await dialog.findByText(/The code was not sent/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await made).toMatch(/^ApiError: 403/);
});

test('the digits confirm it where new devices are not confirmed', async () => {
  const { asked } = guarded(['digits']);
  const { user, made, dialog } = await makeAddress(hebrew);
  const digits = await dialog.findByLabelText('4 הספרות האחרונות של הטלפון שלך');
  await user.type(digits, '01{Enter}');
  expect(await dialog.findByText('יש להזין את כל 4 הספרות')).toBeVisible();
  await user.type(digits, '02{Enter}');
  expect(await dialog.findByText(/אלה לא 4 הספרות האחרונות/)).toBeVisible();
  expect(digits).toHaveValue('');
  await user.type(digits, '0101{Enter}');
  expect(await made).toEqual(address);
  expect(asked).toEqual([{ phoneLastFour: '0102' }, { phoneLastFour: '0101' }]);
});

test('the admin password confirms an administrator', async () => {
  guarded(['digits', 'admin-password']);
  const { user, made, dialog } = await makeAddress();
  await user.click(await dialog.findByRole('button', { name: 'Use the admin password' }));
  await user.type(await screen.findByLabelText('Admin password', { selector: 'input' }), 'rigbook-demo{Enter}');
  expect(await made).toEqual(address);
});

test('whom nothing reaches asks an administrator', async () => {
  guarded([]);
  const { user, made, dialog } = await makeAddress();
  expect(await dialog.findByText(/an administrator has to make this change/)).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await made).toMatch(/^ApiError: 403/);
});

test('without a proof nothing is changed', async () => {
  const { asked } = guarded(['digits']);
  const { user, made, dialog } = await makeAddress();
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  expect(await made).toMatch(/^ApiError: 403/);
  expect(asked).toEqual([]);
});
