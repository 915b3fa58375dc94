import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ProofWay } from '@rigbook/contracts/auth/proof.words';
import { api, bodyOf } from '../../../lib/http/client.js';
import { dana } from '../../../testing/examples.js';
import { fill } from '../../../testing/fill.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { SessionKeeper } from '../session-keeper.js';
import { useSession } from '../use-session.js';

const auditUntil = '2026-11-22T20:00:00.000Z';
const secret = 'a longer one of my own';

/** An audit area that the right password opens, or a new one. */
function auditArea({ password, ways = [] }: { password: string | null; ways?: readonly ProofWay[] }) {
  const seen = { asked: 0, set: [] as string[] };
  let open = false;
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAuditor: true })),
    http.get('*/api/auth/audit-password', () =>
      HttpResponse.json({ changedAt: password === null ? null : '2026-11-20T08:00:00.000Z' }),
    ),
    http.get('*/api/auth/proof', () => HttpResponse.json({ ways, channels: [], provedUntil: null })),
    http.get('*/api/audit/seal/heads', () => {
      seen.asked += 1;
      return open
        ? HttpResponse.json([])
        : refuse(403, 'AUDITOR_PROOF_REQUIRED', 'Please use your passkey or your audit password to continue.');
    }),
    http.post('*/api/auth/audit/password', async ({ request }) => {
      open = ((await request.json()) as { password: string }).password === password;
      return open
        ? HttpResponse.json({ auditUntil })
        : refuse(403, 'AUDIT_PASSWORD_INCORRECT', 'Incorrect audit password.');
    }),
    http.put('*/api/auth/audit-password', async ({ request }) => {
      seen.set.push(((await request.json()) as { newPassword: string }).newPassword);
      open = true;
      return HttpResponse.json({ auditUntil });
    }),
  );
  return seen;
}

function SignedInAs() {
  const session = useSession();
  return (
    <p>
      {session?.unitNumber} until {session?.auditUntil ?? 'never'}
    </p>
  );
}

const enter = async (user: UserEvent, field: HTMLElement, typed: string) => {
  await user.clear(field);
  await fill(user, field, typed);
};

async function readHeads() {
  const { user } = renderScreen(
    <>
      <SignedInAs />
      <SessionKeeper />
    </>,
  );
  await screen.findByText('101 until never');
  const heads = bodyOf(api.GET('/api/audit/seal/heads'));
  heads.catch(() => undefined);
  await screen.findByRole('dialog', { name: 'Open the audit area' });
  return { user, heads };
}

test('the audit password opens the audit area, and what was refused is repeated', async () => {
  const seen = auditArea({ password: secret });
  const { user, heads } = await readHeads();
  const field = await screen.findByLabelText('Audit password');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await enter(user, field, 'not this one');
  await user.click(screen.getByRole('button', { name: 'Open the audit area' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Incorrect audit password/);
  expect(screen.getAllByText(/Incorrect audit password/)).toHaveLength(1); // no toast repeats it
  expect(field).toHaveValue('');
  await enter(user, field, secret);
  await user.click(screen.getByRole('button', { name: 'Open the audit area' }));
  expect(await heads).toEqual([]);
  expect(seen.asked).toBe(2);
  expect(await screen.findByText(`101 until ${auditUntil}`)).toBeVisible();
});

test('an auditor with neither a password nor a passkey sets one, twice the same', async () => {
  const seen = auditArea({ password: null, ways: ['digits'] });
  const { user, heads } = await readHeads();
  const [first, second] = [await screen.findByLabelText('New password'), screen.getByLabelText('New password again')];
  const submit = () => user.click(screen.getByRole('button', { name: 'Set the password' }));
  await enter(user, first, 'too short');
  await submit();
  expect(await screen.findByText('The new password must be at least 12 characters')).toBeVisible();
  await enter(user, first, secret);
  await enter(user, second, `${secret}?`);
  await submit();
  expect(await screen.findByText('The two new passwords differ')).toBeVisible();
  expect(seen.set).toEqual([]);
  await enter(user, second, secret);
  await submit();
  expect(await heads).toEqual([]);
  expect(seen.set).toEqual([secret]);
});

test('an auditor whose passkey is on another device is sent to it', async () => {
  auditArea({ password: null, ways: ['passkey'] });
  const { user, heads } = await readHeads();
  expect(await screen.findByText(/this browser has none/)).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(heads).rejects.toMatchObject({ code: 'AUDITOR_PROOF_REQUIRED' });
});

test('closing the question leaves the refusal as it was', async () => {
  auditArea({ password: secret });
  const { user, heads } = await readHeads();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expect(heads).rejects.toMatchObject({ code: 'AUDITOR_PROOF_REQUIRED' });
});

test('what is asked stays readable while the server does not answer', async () => {
  auditArea({ password: secret });
  server.use(http.get('*/api/auth/audit-password', () => HttpResponse.error()));
  const { user } = await readHeads();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  auditArea({ password: secret });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Audit password')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});
