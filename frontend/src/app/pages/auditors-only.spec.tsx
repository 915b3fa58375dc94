import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana } from '../../testing/examples.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { AuditorsOnly } from './auditors-only.js';

function openAs(rights: { readonly isAdmin?: boolean; readonly isAuditor?: boolean }) {
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, ...rights })));
  return renderScreen(
    <AuditorsOnly denied={<p>Closed</p>}>
      <p>Open</p>
    </AuditorsOnly>,
  );
}

test.each([{ isAdmin: true }, { isAuditor: true }])('opens for administrators and auditors (%j)', async (rights) => {
  openAs(rights);
  expect(await screen.findByText('Open')).toBeVisible();
});

test('stays closed to a responder', async () => {
  openAs({});
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(screen.queryByText('Open')).toBeNull();
});
