import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { requested } from '../../../../testing/examples.js';
import { history } from '../../../../testing/history.js';
import { answerMessages } from '../../../../testing/messages.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';

const booking = { ...requested, status: 'completed' as const };
const photoId = '01900000-0000-7000-8000-0000000000f1';
const address = '*/api/admin/bookings/:id/damage-photos/:photoId/erasure';
const [first] = history;
const arrived = {
  ...first,
  eventId: 'p1',
  type: 'DamagePhotoReceived',
  facts: { photoId, damageId: photoId, photoSha256: 'ab' },
};
const erased = { ...first, eventId: 'p2', type: 'DamagePhotoErased', facts: { photoId, because: 'asked-to' } };

function bookingWithPhoto() {
  const sent: unknown[] = [];
  answerMessages();
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings', () => HttpResponse.json([booking])),
    http.get('*/api/bookings/:id', () => HttpResponse.json(booking)),
    http.get('*/api/bookings/:id/damage-photos', () => HttpResponse.json([])),
    http.get('*/api/audit/bookings/:id/history', () =>
      HttpResponse.json([...history, arrived, ...(sent.length > 0 ? [erased] : [])]),
    ),
    http.post(address, async ({ params, request }) => {
      sent.push([params['photoId'], await request.json()]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const open = async () => {
  const { user } = renderScreen(<BookingDiary />, `/?tab=diary&booking=${booking.id}`);
  await user.click(await screen.findByRole('button', { name: 'Erase photo' }));
  const dialog = (await screen.findByText('Erase a photo of damage')).closest<HTMLElement>('[role=dialog]')!;
  return { user, dialog: within(dialog) };
};

test('an administrator sees the photo, says why, and erases it; then it cannot be erased again', async () => {
  const sent = bookingWithPhoto();
  const { user, dialog } = await open();
  expect(dialog.getByRole('img', { name: 'The photo that is erased' })).toHaveAttribute(
    'src',
    expect.stringContaining(`/damage-photos/${photoId}`),
  );
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(dialog.getByLabelText('Why')).toHaveAccessibleDescription('Choose a reason first.');
  await choose(user, dialog.getByLabelText('Why'), 'It names a person');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await toast().findByText('Photo erased')).toBeVisible();
  expect(sent).toEqual([[photoId, { because: 'names-a-person' }]]);
  expect(await screen.findByText('Photo of damage erased')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase photo' })).toBeNull();
});

test('a refusal is said', async () => {
  bookingWithPhoto();
  const { user, dialog } = await open();
  server.use(http.post(address, () => refuse(404, 'PHOTO_NOT_FOUND', 'This photo is not there any more.')));
  await choose(user, dialog.getByLabelText('Why'), 'It is offensive');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText(/This photo is not there any more/)).toBeVisible();
});
