import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, dana } from '../../../../../testing/examples.js';
import { fill } from '../../../../../testing/fill.js';
import { history, readingCorrected } from '../../../../../testing/history.js';
import { refuse } from '../../../../../testing/refuse.js';
import { renderScreen } from '../../../../../testing/render-screen.js';
import { server } from '../../../../../testing/server.js';
import { toast } from '../../../../../testing/toast.js';
import { hebrew } from '../../../../../testing/wordings.js';
import { ContestedReadings } from './contested-readings.js';

const noa = {
  ...dana,
  id: '01900000-0000-7000-8000-000000000102',
  unitNumber: '102',
  firstName: 'Noa',
  lastName: 'Cohen',
};
const contest = { at: instant('2026-11-24T08:00:00Z'), mileage: 41_364, words: 'It said 41,346', settlement: null };
const shift = {
  bookingId: '01900000-0000-7000-8000-000000000b02',
  vehicle: { id: als1.id, name: 'ALS1' },
  user: dana,
  checkIn: { at: instant('2026-11-23T16:05:00Z'), mileage: 41_300, read: null, contests: [], maySettle: true },
  checkOut: {
    at: instant('2026-11-23T20:00:00Z'),
    mileage: 41_364,
    read: null,
    maySettle: true,
    contests: [
      { ...contest, user: noa },
      { ...contest, user: dana, words: 'A digit too many' },
    ],
  },
  before: null,
  unaccounted: 0,
};

/** The API of a fleet with one contested reading, until it is settled; returns what was sent. */
function contested() {
  const sent: unknown[] = [];
  const settled = async ({ request }: { readonly request: Request }) => {
    sent.push([new URL(request.url).pathname.split('/').at(-1), await request.json()]);
    return HttpResponse.json({});
  };
  server.use(
    http.get('*/api/admin/contested-readings', ({ request }) => {
      const isOther = ![null, als1.id].includes(new URL(request.url).searchParams.get('vehicleId'));
      return HttpResponse.json(isOther || sent.length > 0 ? [] : [shift]);
    }),
    http.post('*/api/admin/bookings/:id/kept-readings', settled),
    http.post('*/api/admin/bookings/:id/reading-corrections', settled),
  );
  return sent;
}
const keepIt = 'Keep 41,364 km of ALS1, with a reason';

test('a contested reading is kept with a reason, as the administrator has read it', async () => {
  const sent = contested();
  const { user } = renderScreen(<ContestedReadings vehicleId={als1.id} />);
  const list = within(await screen.findByRole('list', { name: 'Contested readings' }));
  expect(list.getByText(/^Noa Cohen, Unit 102 contested 41,364 km/)).toBeVisible();
  expect(list.getByText('It said 41,346')).toBeVisible();
  expect(list.getByText('A digit too many')).toBeVisible();
  await user.click(list.getByRole('button', { name: keepIt }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep the mileage at checkout' }));
  await user.click(dialog.getByRole('button', { name: 'Keep the reading' }));
  expect(dialog.getByText('Please say why the reading is kept.')).toBeVisible();
  await fill(user, dialog.getByLabelText('Why is it right?'), ' The photo shows it ');
  await user.click(dialog.getByRole('button', { name: 'Keep the reading' }));
  expect(await toast().findByText('Reading kept')).toBeVisible();
  expect(sent).toEqual([
    ['kept-readings', { step: 'check-out', seenMileage: 41_364, seenContests: 2, reason: 'The photo shows it' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Contested readings' })).toBeNull());
});

test('it is corrected by the dialog that corrects every reading', async () => {
  const sent = contested();
  const { user } = renderScreen(<ContestedReadings />);
  await user.click(await screen.findByRole('button', { name: 'Correct 41,364 km of ALS1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the mileage at checkout' }));
  await fill(user, dialog.getByLabelText('Correct mileage'), '41346');
  await fill(user, dialog.getByLabelText('Why is it wrong?'), 'Two digits swapped');
  await user.click(dialog.getByRole('button', { name: 'Correct mileage' }));
  expect(await toast().findByText('Mileage corrected')).toBeVisible();
  expect(sent).toEqual([
    [
      'reading-corrections',
      { step: 'check-out', seenMileage: 41_364, seenContests: 2, mileage: 41_346, reason: 'Two digits swapped' },
    ],
  ]);
});

test('a refusal keeps the typed reason', async () => {
  contested();
  server.use(
    http.post('*/api/admin/bookings/:id/kept-readings', () =>
      refuse(409, 'READING_NOT_CONTESTED', 'Nobody contests this reading now.'),
    ),
  );
  const { user } = renderScreen(<ContestedReadings />);
  await user.click(await screen.findByRole('button', { name: keepIt }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Why is it right?'), 'The photo shows it');
  await user.click(dialog.getByRole('button', { name: 'Keep the reading' }));
  expect(await dialog.findByText(/Nobody contests this reading now\./)).toBeVisible();
  expect(dialog.getByLabelText('Why is it right?')).toHaveValue('The photo shows it');
});

/** The API refuses what was read before, and has since corrected the reading, which is contested by one person more. */
function changes(later: readonly unknown[]) {
  const sent: unknown[] = [];
  const settled = async ({ request }: { readonly request: Request }) => {
    sent.push(await request.json());
    return sent.length === 1 ? refuse(409, 'BOOKING_CHANGED_MEANWHILE', 'The booking changed.') : HttpResponse.json({});
  };
  server.use(
    http.get('*/api/admin/contested-readings', () => HttpResponse.json(sent.length === 0 ? [shift] : later)),
    http.post('*/api/admin/bookings/:id/kept-readings', settled),
    http.post('*/api/admin/bookings/:id/reading-corrections', settled),
  );
  return sent;
}
const omer = { ...noa, id: '01900000-0000-7000-8000-000000000103', unitNumber: '103', firstName: 'Omer' };
const later = {
  ...shift,
  checkOut: {
    ...shift.checkOut,
    mileage: 41_346,
    read: 41_364,
    contests: [...shift.checkOut.contests, { ...contest, user: omer, mileage: 41_346, words: 'It said 41,340' }],
  },
};

test('a reading that has changed is read again before it is kept: the dialog says what changed, and keeps the reason', async () => {
  const sent = changes([later]);
  const { user } = renderScreen(<ContestedReadings />);
  await user.click(await screen.findByRole('button', { name: keepIt }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Why is it right?'), 'The photo shows it');
  const send = () => user.click(dialog.getByRole('button', { name: 'Keep the reading' }));
  await send();
  expect(await dialog.findByText('It was 41,364 km, and is 41,346 km now.')).toBeVisible();
  expect(dialog.getByText('3 people contest it now.')).toBeVisible();
  expect(dialog.getByText('It said 41,340')).toBeVisible();
  expect(dialog.getByText(/^The reading stays 41,346 km\./)).toBeVisible();
  expect(dialog.queryByText('The booking changed.')).toBeNull();
  expect(dialog.getByLabelText('Why is it right?')).toHaveValue('The photo shows it');
  await send();
  expect(await toast().findByText('Reading kept')).toBeVisible();
  const keeping = { step: 'check-out', reason: 'The photo shows it' };
  expect(sent).toEqual([
    { ...keeping, seenMileage: 41_364, seenContests: 2 },
    { ...keeping, seenMileage: 41_346, seenContests: 3 },
  ]);
});

test('one that somebody else corrected while a correction was typed is taken from the history, with all that was typed', async () => {
  const sent = changes([]);
  server.use(
    http.get('*/api/audit/bookings/:id/history', () =>
      HttpResponse.json([...history, { ...readingCorrected, facts: { ...readingCorrected.facts, mileageKm: 41_350 } }]),
    ),
  );
  const { user } = renderScreen(<ContestedReadings />);
  await user.click(await screen.findByRole('button', { name: 'Correct 41,364 km of ALS1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Correct mileage'), '41346');
  await fill(user, dialog.getByLabelText('Why is it wrong?'), 'Two digits swapped');
  const send = () => user.click(dialog.getByRole('button', { name: 'Correct mileage' }));
  await send();
  expect(await dialog.findByText('It was 41,364 km, and is 41,350 km now.')).toBeVisible();
  expect(dialog.getByText('Nobody contests it now.')).toBeVisible();
  await send();
  expect(await toast().findByText('Mileage corrected')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    step: 'check-out',
    seenMileage: 41_350,
    seenContests: 0,
    mileage: 41_346,
    reason: 'Two digits swapped',
  });
});

test('an administrator whom a reading names is told why there is nothing to press', async () => {
  contested();
  const named = { ...shift, checkOut: { ...shift.checkOut, maySettle: false } };
  server.use(http.get('*/api/admin/contested-readings', () => HttpResponse.json([named])));
  renderScreen(<ContestedReadings />);
  const list = within(await screen.findByRole('list', { name: 'Contested readings' }));
  expect(list.getByText(/so another administrator has to settle it\.$/)).toBeVisible();
  expect(list.queryByRole('button')).toBeNull();
});

test('contested readings that cannot be loaded can be tried again, and are shown in Hebrew', async () => {
  contested();
  server.use(
    http.get('*/api/admin/contested-readings', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Try again.'), { once: true }),
  );
  const { user } = renderScreen(<ContestedReadings />, '/', hebrew);
  await user.click(await screen.findByRole('button', { name: 'ניסיון נוסף' }));
  expect(await screen.findByRole('list', { name: 'קריאות שעליהן ערערו' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^להשאיר 41,364 ק״מ/ })).toBeVisible();
});
