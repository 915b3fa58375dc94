import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { connection } from '../../../lib/connection/connection.js';
import { nobody, ownedKey } from '../../../lib/device/owned-storage.js';
import { nameOfForm } from '../../../lib/outbox/outgoing-form.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { keys } from '../../../lib/http/keys.js';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import type { Booking } from '../../../lib/http/answers.js';
import { active, als1, approved, dana, requested, signed } from '../../../testing/examples.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { CheckInScreen } from '../check-in/check-in-screen.js';
import { CheckOutScreen } from '../check-out/check-out-screen.js';
import { SignAgreementScreen } from '../sign-agreement/sign-agreement-screen.js';

const screens = { 'check-in': CheckInScreen, checkout: CheckOutScreen, signature: SignAgreementScreen };
const completed: Booking = { ...active, status: 'completed' };

afterEach(() => {
  jest.useRealTimers();
  act(() => connection.reached());
});

let takenByOthers: readonly object[] = [];
afterEach(() => {
  takenByOthers = [];
});

/** Dana opens a step of her booking of 16:00 to 20:00; check-in opens an hour before. */
function open(kind: keyof typeof screens, booking: Booking, now = '16:10', vehicle: object = als1, who = {}) {
  jest.useFakeTimers({ now: Date.parse(`2026-11-23T${now}Z`), advanceTimers: true });
  server.use(
    http.get(`*/api/bookings/${booking.id}`, () => HttpResponse.json(booking)),
    http.get('*/api/vehicles', () => HttpResponse.json([vehicle])),
    http.get('*/api/vehicles/*/calendar', () => HttpResponse.json({ taken: takenByOthers })),
  );
  const Screen = screens[kind];
  return renderFormScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60, ...who }}>
      <Screen bookingId={booking.id} />
    </OwnShiftsContext>,
  );
}

const rejected: Booking = { ...requested, status: 'rejected', reason: 'The vehicle is kept for the race' };

test.each([
  ['check-in', requested, 'This booking waits for approval.'],
  ['signature', requested, 'This booking waits for approval.'],
  ['signature', rejected, 'This booking was rejected.'],
  ['check-in', { ...requested, status: 'cancelled' as const }, 'This booking was cancelled.'],
  ['checkout', rejected, 'This booking was rejected.'],
  ['check-in', completed, 'The vehicle has been returned and your shift has ended.'],
  ['check-in', approved, 'Sign the agreement before you check in.'],
  ['checkout', signed, 'This booking is not checked in, so there is nothing to check out.'],
] as const)('%s shows why instead of a form', async (kind, booking, reason) => {
  open(kind, booking);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['ahead', signed, '14:30', 'Go to the check-in'],
  ['cancelled', { ...signed, status: 'cancelled' as const }, '14:30', 'Back to Home'],
  ['over', signed, '20:00', 'Back to Home'],
] as const)('a signed agreement leads on while the shift is to come: %s', async (_case, booking, now, next) => {
  open('signature', booking, now);
  expect(await screen.findByText('The agreement for this booking is signed.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^(Go to the check-in|Back to Home)$/ })).toHaveTextContent(next);
});

test('a checkout before the check-in says that what was filled in is kept', async () => {
  deviceStorage.write(ownedKey(nobody, 'draft', nameOfForm('checkout', signed.id)), { mileage: '41230' });
  open('checkout', signed);
  expect(
    await screen.findByText(
      'The checkout that you filled in is kept on this device. You can send it after the check-in.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a checkout before the check-in leads to it', async () => {
  open('checkout', signed);
  expect(await screen.findByRole('link', { name: 'Check in' })).toHaveAttribute('href', `/checkin/${signed.id}`);
});

test('an administrator checks out for somebody else', async () => {
  const administrator = { personId: '01900000-0000-7000-8000-000000000100', isAdmin: true };
  open('checkout', active, '16:10', als1, administrator);
  expect(await screen.findByRole('textbox', { name: 'Current mileage' })).toBeVisible();
});

test("somebody else's booking is not for a person who is no administrator", async () => {
  open('checkout', active, '16:10', als1, { personId: '01900000-0000-7000-8000-000000000102' });
  expect(await screen.findByText('Only the responder of this booking can do this.')).toBeVisible();
});

test('a rejection shows its reason', async () => {
  open('check-in', rejected);
  expect(await screen.findByText('The vehicle is kept for the race')).toBeVisible();
});

test.each(['check-in', 'signature'] as const)('%s is over once the hours have passed', async (kind) => {
  open(kind, kind === 'signature' ? approved : signed, '20:00');
  expect(await screen.findByText('The hours of this booking ended today, 22:00.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an early check-in says when it opens, and offers a calendar entry', async () => {
  open('check-in', signed, '08:00');
  expect(await screen.findByText('Check-in opens today, 17:00.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a vehicle in maintenance cannot be checked in', async () => {
  open('check-in', signed, '16:10', { ...als1, status: 'maintenance' });
  expect(await screen.findByText('ALS1 cannot be driven now: Maintenance.')).toBeVisible();
});

test('a vehicle that is still out cannot be checked in, and the numbers to call are there', async () => {
  server.use(
    http.get('*/api/contacts', () =>
      HttpResponse.json({ whatsappNumber: null, emergencyNumbers: [{ contact: 'dispatch', number: '1221' }] }),
    ),
  );
  open('check-in', signed, '16:10', { ...als1, status: 'in_use', availableFrom: signed.endTime });
  expect(await screen.findByText('ALS1 is still out with another responder.')).toBeVisible();
  expect(screen.getByText('It is expected today, 22:00.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /1221/ })).toBeVisible();
});

test('a vehicle promised to another booking first cannot be checked in early', async () => {
  takenByOthers = [{ startTime: '2026-11-23T15:00:00Z', endTime: '2026-11-23T16:00:00Z' }];
  open('check-in', signed, '15:10');
  expect(await screen.findByText(/^ALS1 is promised to another booking before yours: Today, 17:00/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a shift that has begun says until when, whom to call, and where it ends', async () => {
  open('check-in', active, '16:10');
  expect(await screen.findByText('This vehicle is checked in. Your shift has begun.')).toBeVisible();
  expect(screen.getByText('Today, 22:00')).toBeVisible();
  expect(screen.getByText('3 h 50 min')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout form' })).toHaveAttribute('href', `/checkout/${active.id}`);
});

test('a shift that has ended leads to its record', async () => {
  open('checkout', completed);
  expect(await screen.findByRole('link', { name: 'See the record of this shift' })).toHaveAttribute(
    'href',
    `/history/${active.id}`,
  );
});

test('the form is there from the moment that check-in opens', async () => {
  open('check-in', signed, '15:00');
  expect(await screen.findByRole('textbox', { name: 'Starting mileage' })).toBeVisible();
});

/** The network goes after the person's list has loaded. */
function openAlone(kind: keyof typeof screens, booking: Booking, now?: string, loadedBefore?: Booking) {
  server.use(http.get('*/api/bookings', () => HttpResponse.json([booking])));
  const { queryClient } = open(kind, booking, now, { ...als1, status: 'in_use' });
  if (loadedBefore) queryClient.setQueryData(keys.booking(booking.id), loadedBefore, { updatedAt: 1 });
  server.use(
    http.get(`*/api/bookings/${booking.id}`, () => HttpResponse.error()),
    http.get('*/api/vehicles', () => HttpResponse.error()),
    http.get('*/api/health/live', () => HttpResponse.error()),
  );
  return queryClient;
}

test('while nobody answers, the booking is taken from the list, and the vehicle stands in no way', async () => {
  openAlone('check-in', signed);
  expect(await screen.findByRole('textbox', { name: 'Starting mileage' })).toBeVisible();
  expect(await screen.findByText('Will be sent when you are online again.')).toBeVisible();
});

test('a list that is newer than the booking opened before is believed', async () => {
  openAlone('checkout', active, '16:10', signed);
  expect(await screen.findByRole('textbox', { name: 'Current mileage' })).toBeVisible();
});

test.each([
  ['08:00', 'Check-in opens today, 17:00.'],
  ['20:30', 'The hours of this booking ended today, 22:00.'],
])('without a network the limits of time count too: at %s', async (now, reason) => {
  openAlone('check-in', signed, now);
  expect(await screen.findByText(reason)).toBeVisible();
});

test('a form begun without a network stays when there is an answer', async () => {
  const queryClient = openAlone('checkout', active);
  const mileage = await screen.findByRole('textbox', { name: 'Current mileage' });
  server.use(http.get(`*/api/bookings/${active.id}`, () => HttpResponse.json(completed)));
  await act(() => queryClient.invalidateQueries({ queryKey: keys.booking(active.id) }));
  expect(mileage).toBeVisible();
});
