import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { OwnAuditPassword } from './own-audit-password.js';

function withPassword(changedAt: string | null) {
  let now = changedAt;
  server.use(
    http.get('*/api/auth/audit-password', () => HttpResponse.json({ changedAt: now })),
    http.delete('*/api/auth/audit-password', () => {
      now = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

test('an auditor without an audit password can set one', async () => {
  withPassword(null);
  const { user } = renderScreen(<OwnAuditPassword />);
  expect(await screen.findByText('Not set yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Set an audit password' }));
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test('an auditor removes the audit password after a question', async () => {
  withPassword('2026-11-20T08:00:00.000Z');
  const { user } = renderScreen(<OwnAuditPassword />);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('dialog', { name: 'Remove your audit password?' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!);
  expect(await toast().findByText('Audit password removed')).toBeVisible();
  expect(await screen.findByText('Not set yet.')).toBeVisible();
});
