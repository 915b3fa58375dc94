import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { DeskMenu } from './desk-menu.js';

const open = (isAdmin: boolean, folded = false) => {
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, isAdmin, isAuditor: !isAdmin })));
  return renderScreen(<DeskMenu folded={folded} />, '/?tab=licences');
};
const links = async (name: string) => within(await screen.findByRole('navigation', { name })).getAllByRole('link');

test('an administrator has every page in its group, and a way home', async () => {
  open(true);
  expect(await screen.findByText('Organization')).toBeVisible();
  const all = await links('Administration');
  expect(all).toHaveLength(21);
  expect(all.slice(0, 3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/admin?tab=today'],
    ['Requests', '/admin?tab=diary&status=pending&order=first-requested&start=ahead'],
    ['Diary', '/admin?tab=diary'],
  ]);
  expect(all.at(-1)).toHaveAttribute('href', '/');
});

test('an auditor has the record alone', async () => {
  open(false);
  expect((await links('Audit')).map(({ textContent }) => textContent)).toEqual([
    'Booking histories',
    'Replay',
    'Fines',
    'Access record',
    'Export',
    'Verification',
    'Back to home',
  ]);
  expect(screen.queryByText('Fleet')).not.toBeInTheDocument();
});
