import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1InFleet } from '../../../../testing/examples.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { StickerSheet } from './sticker-sheet.js';

const bls1 = { ...als1InFleet, id: '01900000-0000-7000-8000-00000000b151', name: 'BLS1' };

test('vehicles without a code get one, and each has a label with its code and QR code', async () => {
  const coded = (fleet: readonly object[]) => fleet.map((one, nth) => ({ ...one, stickerCode: `K7QX3MP${nth + 2}` }));
  server.use(
    http.get('*/api/admin/vehicles', () => HttpResponse.json([als1InFleet, bls1])),
    http.put('*/api/admin/stickers', () => HttpResponse.json(coded([als1InFleet, bls1]))),
  );
  const { user } = renderScreen(<StickerSheet />);
  expect(await screen.findByText('2 vehicles have no code yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make codes' }));
  const label = await screen.findByRole('article', { name: 'BLS1' });
  expect(within(label).getByText('K7QX-3MP3')).toBeVisible();
  expect(within(label).getByLabelText('QR code of BLS1')).toBeVisible();
  expect(screen.queryByText(/no code yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a new code is asked about first', async () => {
  let renewed = 0;
  server.use(
    http.get('*/api/admin/vehicles', () =>
      HttpResponse.json([{ ...als1InFleet, stickerCode: renewed > 0 ? 'AAAABBBB' : 'K7QX3MPN' }]),
    ),
    http.post('*/api/admin/vehicles/:id/sticker', () => {
      renewed += 1;
      return HttpResponse.json({ code: 'AAAABBBB' }, { status: 201 });
    }),
  );
  const { user } = renderScreen(<StickerSheet />);
  await user.click(await screen.findByRole('button', { name: 'New code for ALS1' }));
  const dialog = await screen.findByRole('dialog', { name: 'A new code?' });
  expect(renewed).toBe(0);
  await user.click(within(dialog).getByRole('button', { name: 'New code' }));
  expect(await screen.findByText('AAAA-BBBB')).toBeVisible();
  expect(renewed).toBe(1);
});
