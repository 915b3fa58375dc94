import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { als1, dana } from '../../../../testing/examples.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { StandingDaysNotBooked } from '../shared/standing-days-not-booked.js';
import { StandingShifts } from './standing-shifts.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const vehicle = { id: als1.id, name: als1.name, type: als1.type };
const day = (date: string, more: object = {}) => ({
  day: date,
  startTime: `${date}T16:00:00.000Z`,
  endTime: `${date}T20:00:00.000Z`,
  state: 'ahead',
  bookingId: null,
  bookingStatus: null,
  signed: false,
  handedOn: false,
  vehicle: null,
  notMadeBecause: null,
  ...more,
});
const made = (date: string, more: object = {}) =>
  day(date, { state: 'made', bookingId: `booking-${date}`, bookingStatus: 'approved', vehicle, ...more });
const mondays = {
  id: '0197f1c2-1001-7000-8000-000000001001',
  user: { id: dana.id, unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  vehicle,
  vehicleType: null,
  weekdays: ['monday', 'wednesday'],
  startHour: 18,
  duration: 4,
  fromDay: '2026-11-22',
  untilDay: null,
  exceptDays: [],
  changedAt: '2026-11-20T08:00:00.000Z',
  endedAt: null,
  endedBecause: null,
  days: [
    day('2026-11-23', { state: 'not-made', notMadeBecause: 'VEHICLE_ALREADY_BOOKED' }),
    made('2026-11-25'),
    made('2026-11-30', { signed: true }),
    day('2026-12-02'),
  ],
};
const over = { ...mondays, id: 'ended', endedAt: '2026-11-01T08:00:00.000Z', endedBecause: 'over', days: [] };

function open(shifts: readonly object[] = [mondays], ended: readonly object[] = []) {
  const sent: { readonly method: string; readonly address: string; readonly body: unknown }[] = [];
  server.use(
    http.get('*/api/admin/standing-shifts', ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json(searchParams.get('only') === 'ended' ? ended : shifts);
    }),
    http.get('*/api/users', () => HttpResponse.json([{ ...dana, suspendedAt: null }])),
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.all('*/api/admin/standing-shifts*', async ({ request }) => {
      const { pathname } = new URL(request.url);
      sent.push({ method: request.method, address: pathname, body: await request.json() });
      return request.method === 'POST' && pathname.endsWith('shifts')
        ? HttpResponse.json({ id: mondays.id }, { status: 201 })
        : new HttpResponse(null, { status: 204 });
    }),
    http.all('*/api/admin/standing-shifts/*', async ({ request }) => {
      sent.push({ method: request.method, address: new URL(request.url).pathname, body: await request.json() });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { ...renderScreen(<StandingShifts />), sent };
}

test('says who has which hours, what comes next, and what could not be booked; ended ones are folded away', async () => {
  const { user } = open([mondays], [over]);
  expect(await screen.findByText('Mon, Wed · 18:00 - 22:00 (4 hours)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wed 25 Nov, booked' })).toHaveAttribute(
    'href',
    '/admin?tab=diary&booking=booking-2026-11-25',
  );
  expect(screen.getByText(/^Mon 23 Nov: The vehicle is taken/)).toBeVisible();
  expect(screen.queryByText(/Ended Sun 1 Nov/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show those that ended' }));
  expect(await screen.findByText(/Ended Sun 1 Nov/)).toBeVisible();
});

test('sets one with the days that follow from it, one of which is left out', async () => {
  const { user, sent } = open([]);
  expect(await screen.findByText('No standing shift is in effect.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set a standing shift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a standing shift' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please choose whose shift it is.')).toBeVisible();
  expect(dialog.getByText('Please choose a vehicle, or a type.')).toBeVisible();
  expect(dialog.getByText('Please choose at least one weekday.')).toBeVisible();
  expect(sent).toEqual([]);

  await choose(user, dialog.getByRole('combobox', { name: 'Person' }), 'Dana Levi, Unit 101');
  await choose(user, dialog.getByRole('combobox', { name: 'Vehicle' }), `Any of the type ${als1.type}`);
  await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
  expect(dialog.getByText(/From Friday 13:00 to Sunday 09:00 only administrators/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
  expect(dialog.queryByText(/From Friday 13:00/)).toBeNull();
  const first = dialog.getByRole('button', { name: 'Tue 24 Nov' });
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await user.click(first);
  expect(first).toHaveAttribute('aria-pressed', 'false');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    responderId: dana.id,
    vehicleId: null,
    vehicleType: als1.type,
    weekdays: ['tuesday'],
    startHour: 18,
    duration: 4,
    fromDay: '2026-11-23',
    untilDay: null,
    exceptDays: ['2026-11-24'],
  });
  expect(toast().getByText('Standing shift set')).toBeVisible();
});

test('says what will not be booked because of other standing shifts', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Set a standing shift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a standing shift' }));
  await choose(user, dialog.getByRole('combobox', { name: 'Person' }), 'Dana Levi, Unit 101');
  await choose(user, dialog.getByRole('combobox', { name: 'Vehicle' }), `${als1.name} (${als1.type})`);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Duration' }), '12');
  await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
  expect(dialog.queryByText(/has this vehicle then, too/)).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Wednesday' }));
  expect(await dialog.findByText(/^Wed 25 Nov: Dana Levi, Unit 101 has this vehicle then, too/)).toBeVisible();
  expect(await dialog.findByText(/that is 32 hours a week. What exceeds 30 hours is not booked/)).toBeVisible();
});

test('says before a change how many bookings that were made ahead go with it', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: /^Change the standing shift of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the standing shift' }));
  expect(dialog.getByText(/^No booking that was made ahead is cancelled/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Wednesday' }));
  expect(dialog.getByText(/^One booking that was made ahead is cancelled/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    address: `/api/admin/standing-shifts/${mondays.id}`,
    body: { weekdays: ['monday'], changedAt: mondays.changedAt },
  });
});

test.each([
  [true, 'cancelled too'],
  [false, 'left alone'],
])('ends one; the unsigned bookings that were made ahead are asked about (%s: %s)', async (cancelBookings) => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: /^End the standing shift of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this standing shift?' }));
  const box = dialog.getByRole('checkbox', { name: 'Cancel the booking that was made ahead, too' });
  if (!cancelBookings) await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    address: `/api/admin/standing-shifts/${mondays.id}/end`,
    body: { changedAt: mondays.changedAt, cancelBookings },
  });
});

test('says that somebody else was faster, and keeps what was typed', async () => {
  const { user } = open();
  server.use(
    http.put('*/api/admin/standing-shifts/:id', () =>
      HttpResponse.json(
        { status: 409, code: 'CHANGED_MEANWHILE', detail: 'Someone else changed this at the same moment.' },
        { status: 409 },
      ),
    ),
  );
  await user.click(await screen.findByRole('button', { name: /^Change the standing shift of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the standing shift' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Thursday' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Someone else changed this at the same moment/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Thursday' })).toBeChecked();
});

test('today shows the days ahead that are not booked', async () => {
  server.use(
    http.get('*/api/admin/standing-shifts', () =>
      HttpResponse.json([{ ...mondays, days: [day('2026-11-22', { state: 'not-made' }), ...mondays.days] }]),
    ),
  );
  renderScreen(<StandingDaysNotBooked />);
  expect(await screen.findByText('One day of a standing shift is not booked')).toBeVisible();
  expect(screen.getByText(/Dana Levi, Unit 101. The vehicle is taken/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All standing shifts' })).toBeVisible();
});

test('who set, changed and ended one is read, with the hours of each time', async () => {
  const ruth = { id: dana.id, unitNumber: '100', firstName: 'Ruth', lastName: 'Adler' };
  const { weekdays, startHour, duration, fromDay, untilDay, exceptDays, vehicleType } = mondays;
  const plan = { weekdays, startHour, duration, fromDay, untilDay, exceptDays, vehicleType, vehicle };
  const { user } = open([mondays], [over]);
  server.use(
    http.get('*/api/admin/standing-shifts/*/history', () =>
      HttpResponse.json([
        {
          id: '3',
          step: 'ended',
          at: '2026-11-01T08:00:00.000Z',
          by: null,
          plan: null,
          cancelledBookings: 0,
          endedBecause: 'over',
        },
        {
          id: '2',
          step: 'changed',
          at: '2026-10-01T08:00:00.000Z',
          by: ruth,
          plan: { ...plan, startHour: 19 },
          cancelledBookings: 2,
          endedBecause: null,
        },
        {
          id: '1',
          step: 'set',
          at: '2025-12-30T08:00:00.000Z',
          by: ruth,
          plan: { ...plan, fromDay: '2026-01-01' },
          cancelledBookings: 0,
          endedBecause: null,
        },
      ]),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Show those that ended' }));
  await screen.findByText(/Ended Sun 1 Nov/);
  const [, ofEnded] = screen.getAllByRole('button', { name: /^History of the standing shift of Dana Levi/ });
  await user.click(ofEnded!);
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Ended: its last day is overSun 1 Nov, 10:00',
    'Changed by Ruth Adler, Unit 100Thu 1 Oct, 11:00ALS1, Mon, Wed · 19:00 - 23:00 (4 hours), From Sun 22 Nov2 bookings made ahead were cancelled with it.',
    'Set by Ruth Adler, Unit 100Tue 30 Dec 2025, 10:00ALS1, Mon, Wed · 18:00 - 22:00 (4 hours), From Thu 1 Jan',
  ]);
});

test('days that were left out and are over are not sent again', async () => {
  const { user, sent } = open([{ ...mondays, exceptDays: ['2026-11-18', '2026-11-30'] }]);
  await user.click(await screen.findByRole('button', { name: /^Change the standing shift/ }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ method: 'PUT', body: { exceptDays: ['2026-11-30'] } }]));
});
