import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { active, als1, dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { StickerPage } from './sticker.page.js';

const said = { organizationName: 'Night Riders', contactEmail: 'office@example.org', whatsappNumber: '+972500000100' };

function scan(vehicleId: string | null, user: object | null, bookings: readonly object[] = []) {
  server.use(
    http.get('*/api/auth/user', () => (user ? HttpResponse.json(user) : refuse(401, 'SIGNED_OUT', 'Signed out.'))),
    http.get('*/api/stickers/:code', () => HttpResponse.json({ ...said, vehicleId })),
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/bookings', () => HttpResponse.json(bookings)),
  );
  return renderScreen(<StickerPage />, '/s/k7qx-3mpn', undefined, undefined, '/s/:code');
}

test('a visitor sees whose vehicle it is and how to reach them', async () => {
  scan(null, null);
  expect(await screen.findByRole('heading', { name: 'This vehicle belongs to Night Riders' })).toBeVisible();
  expect(screen.getByRole('link', { name: /office@example.org/ })).toHaveAttribute('href', 'mailto:office@example.org');
  expect(screen.getByRole('link', { name: /\+972500000100/ })).toHaveAttribute('href', 'https://wa.me/972500000100');
  expect(screen.queryByText('ALS1')).toBeNull();
});

test('who has the vehicle sees the next step', async () => {
  scan(als1.id, dana, [active]);
  expect(await screen.findByRole('link', { name: 'Check out' })).toHaveAttribute('href', `/checkout/${active.id}`);
});

test('others can book it', async () => {
  scan(als1.id, dana);
  expect(await screen.findByText(/You have no booking of/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'ALS1' })).toBeVisible();
});

test('a code that no vehicle has says so', async () => {
  scan(als1.id, dana);
  server.use(http.get('*/api/stickers/:code', () => refuse(404, 'STICKER_NOT_FOUND', 'No vehicle has this sticker.')));
  expect(await screen.findByRole('heading', { name: 'This sticker is not in use' })).toBeVisible();
});
