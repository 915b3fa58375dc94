import { instant } from '@rigbook/contracts/kernel/time';
import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana, requested } from '../../../../testing/examples.js';
import { fill } from '../../../../testing/fill.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { english, hebrew } from '../../../../testing/wordings.js';
import type { ReadingOfShift } from '../../../../lib/http/answers.js';
import { OwnReadings } from './own-readings.js';

const noa = { id: '01900000-0000-7000-8000-000000000102', unitNumber: '102', firstName: 'Noa', lastName: 'Cohen' };
const before = '01900000-0000-7000-8000-000000000b09';
const reading: ReadingOfShift = {
  bookingId: requested.id,
  side: 'own',
  step: 'check-in',
  at: instant('2026-11-23T16:05:00Z'),
  mileage: 41_210,
  read: null,
  contestableUntil: instant('2026-12-07T16:05:00Z'),
  mayContest: true,
  contests: [],
};
const said = {
  at: instant('2026-11-24T08:00:00Z'),
  user: noa,
  mileage: 41_264,
  words: 'It said 41,246 when I took it',
  settlement: null,
};
const all: readonly ReadingOfShift[] = [
  { ...reading, bookingId: before, side: 'before', step: 'check-out', mileage: 41_200 },
  reading,
  { ...reading, step: 'check-out', mileage: 41_264, mayContest: false, contests: [said] },
];

/** The API of a shift with these readings; returns what was sent. */
function shiftWith(readings: readonly ReadingOfShift[]) {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/bookings/:id/readings', () => HttpResponse.json([...readings])),
    http.post('*/api/bookings/:id/reading-contests', async ({ request, params }) => {
      sent.push([params['id'], await request.json(), request.headers.has('idempotency-key')]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}
const show = (wording: Parameters<typeof renderScreen>[2] = english) =>
  renderScreen(<OwnReadings bookingId={requested.id} reader={dana.id} />, '/', wording);
const wrong = 'This reading is wrong: The shift before, at checkout';

test('a person contests the last reading of the shift before with their words, which are sent once', async () => {
  const sent = shiftWith(all);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: wrong }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('41,200 km')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Contest the reading' }));
  expect(dialog.getByText('Please say what is wrong.')).toBeVisible();
  expect(sent).toEqual([]);
  await fill(user, dialog.getByLabelText('What is wrong?'), ' It said 41,205 ');
  await user.click(dialog.getByRole('button', { name: 'Contest the reading' }));
  expect(await toast().findByText('Sent to the office')).toBeVisible();
  expect(sent).toEqual([[before, { step: 'check-out', seenMileage: 41_200, words: 'It said 41,205' }, true]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a contested reading says by whom, with which words, and how it was settled', async () => {
  const settlement = {
    at: instant('2026-11-25T08:00:00Z'),
    outcome: 'kept' as const,
    mileage: 41_264,
    reason: 'The photo shows it',
  };
  const own = { ...said, user: { ...noa, id: dana.id }, words: null, settlement };
  shiftWith([{ ...reading, step: 'check-out', mileage: 41_264, mayContest: false, contests: [said, own] }]);
  show();
  expect(await screen.findByText(/^Noa Cohen, Unit 102 contested 41,264 km/)).toBeVisible();
  expect(screen.getByText('It said 41,246 when I took it')).toBeVisible();
  expect(screen.getByText('The office has yet to look at it.')).toBeVisible();
  expect(screen.getByText(/^You contested 41,264 km/)).toBeVisible();
  expect(screen.getByText('(erased)')).toBeVisible();
  expect(screen.getByText('An administrator kept the reading of 41,264 km.')).toBeVisible();
  expect(screen.getByText('The photo shows it')).toBeVisible();
  expect(screen.queryByRole('button', { name: /This reading is wrong/ })).toBeNull();
});

test('a refusal keeps what was typed', async () => {
  shiftWith(all);
  server.use(
    http.post('*/api/bookings/:id/reading-contests', () =>
      refuse(409, 'READING_CONTEST_WAITS', 'You have contested this reading already.'),
    ),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: wrong }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('What is wrong?'), 'It said less');
  await user.click(dialog.getByRole('button', { name: 'Contest the reading' }));
  expect(await dialog.findByText(/You have contested this reading already\./)).toBeVisible();
  expect(dialog.getByLabelText('What is wrong?')).toHaveValue('It said less');
});

test('a reading that was corrected is contested with the same words: the dialog says what it is now, and sends that', async () => {
  shiftWith(all);
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/bookings/:id/readings', () =>
      HttpResponse.json(sent.length === 0 ? [...all] : [{ ...all[0], mileage: 41_205, read: 41_200 }]),
    ),
    http.post('*/api/bookings/:id/reading-contests', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? refuse(409, 'BOOKING_CHANGED_MEANWHILE', 'The booking changed.')
        : new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: wrong }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('What is wrong?'), 'It said less');
  const send = () => user.click(dialog.getByRole('button', { name: 'Contest the reading' }));
  await send();
  expect(await dialog.findByText(/^It was 41,200 km when you opened this, and is 41,205 km now\./)).toBeVisible();
  expect(dialog.queryByText('The booking changed.')).toBeNull();
  expect(dialog.getByLabelText('What is wrong?')).toHaveValue('It said less');
  await send();
  expect(await toast().findByText('Sent to the office')).toBeVisible();
  expect(sent).toEqual([
    { step: 'check-out', seenMileage: 41_200, words: 'It said less' },
    { step: 'check-out', seenMileage: 41_205, words: 'It said less' },
  ]);
});

test('readings that are not there yet, or cannot be loaded, are said to be', async () => {
  shiftWith([]);
  show();
  expect(await screen.findByText(/not here yet/)).toBeVisible();
  cleanup();
  server.use(http.get('*/api/bookings/:id/readings', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Try again.')));
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('readings are shown in Hebrew', async () => {
  shiftWith(all);
  show(hebrew);
  expect(await screen.findByRole('heading', { name: 'הקילומטראז׳ של המשמרת' })).toBeVisible();
  expect(await screen.findAllByRole('button', { name: /^הקריאה הזאת שגויה/ })).toHaveLength(2);
});
