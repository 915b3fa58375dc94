import { instant } from '@rigbook/contracts/kernel/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking, Overview, VehicleCalendar, WatchedBooking } from '../../../../lib/http/answers.js';
import { active, als1InFleet, approved, requested, signed } from '../../../../testing/examples.js';
import { answerMessages } from '../../../../testing/messages.js';
import { hebrew } from '../../../../testing/wordings.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { setDay } from '../../../../testing/set-day.js';
import { Today } from './today.js';

const id = (nth: number) => `01900000-0000-7000-8000-00000000b${100 + nth}`;
const at = (from: string, to: string) => ({
  startTime: instant(`2026-11-${from}:00Z`),
  endTime: instant(`2026-11-${to}:00Z`),
});
const bls1 = {
  ...als1InFleet,
  id: '01900000-0000-7000-8000-00000000b151',
  name: 'BLS1',
  status: 'maintenance' as const,
};
const ofBls1 = { ...requested.vehicle, id: bls1.id, name: 'BLS1' };

/** Monday, 23 November 2026, 18:30 in Jerusalem. */
const now = '2026-11-23T16:30:00Z';
const night: Booking = {
  ...active,
  id: id(1),
  ...at('22T20:00', '23T02:00'),
  checkedInAt: instant('2026-11-22T20:05Z'),
};
const evening: Booking = { ...approved, id: id(2), ...at('23T17:00', '23T21:00'), vehicle: ofBls1 };
const late: Booking = { ...requested, id: id(3), ...at('23T21:00', '24T01:00'), vehicle: ofBls1 };
const tomorrow: Booking = { ...signed, id: id(4), ...at('24T08:00', '24T10:00') };

const fleet = [
  als1InFleet,
  {
    ...bls1,
    maintenance: {
      startedAt: instant('2026-11-23T06:00Z'),
      expectedEndAt: instant('2026-11-23T16:00Z'),
      reason: 'Brakes',
    },
  },
];
const watched = (booking: Booking, phoneNumber: string | null): WatchedBooking => ({ ...booking, phoneNumber });

/** What the server answers; records every period requested. */
function answers(
  overview: Partial<Overview> = {},
  present: { out?: WatchedBooking[]; notReady?: WatchedBooking[] } = {},
  taken: readonly VehicleCalendar[] = [],
) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/overview', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('from')} ${searchParams.get('to')}`);
      return HttpResponse.json({ vehicles: fleet, bookings: [night, evening, late, tomorrow], ...overview });
    }),
    http.get('*/api/admin/overview/now', () =>
      HttpResponse.json({ out: [], notReady: [], extensions: [], ...present }),
    ),
    http.get('*/api/vehicles/calendar', () => HttpResponse.json(taken)),
  );
  return asked;
}

const blocks = () => within(screen.getByRole('grid')).getAllByRole('link');
/** Removes the characters that keep a time on one line. */
const names = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute('aria-label')?.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(now), advanceTimers: true });
  answerMessages();
});
afterEach(() => jest.useRealTimers());

test('today, from three hours ago: vehicles down, hours across, each booking with its status, reached by keys and opened in place', async () => {
  const asked = answers();
  server.use(
    http.get('*/api/bookings/:id', () => refuse(404, 'BOOKING_NOT_FOUND', 'There is no such booking.')),
    http.get('*/api/audit/bookings/:id/history', () => HttpResponse.json([])),
    http.get('*/api/admin/bookings/:id/circumstances', () =>
      refuse(404, 'BOOKING_NOT_FOUND', 'There is no such booking.'),
    ),
  );
  const { user, router } = renderScreen(<Today />, '/?view=day&on=2026-11-23');
  const grid = await screen.findByRole('grid', { name: /^Today, 15:00\s-\sTomorrow, 15:00$/ });
  expect(asked.at(-1)).toBe('2026-11-23T13:00:00.000Z 2026-11-24T13:00:00.000Z');
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(25);
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['ALS1', 'BLS1Maintenance']);
  expect(names(blocks())).toEqual([
    'Dana Levi, Unit 101, ALS1, Sun 22 Nov, 22:00 - Today, 04:00 (6 hours), Overdue',
    'Dana Levi, Unit 101, ALS1, Tomorrow, 10:00 - 12:00 (2 hours), Approved and signed',
    'Maintenance, BLS1, since today, 08:00, until today, 18:00, Overdue, Brakes',
    'Dana Levi, Unit 101, BLS1, Today, 19:00 - 23:00 (4 hours), Approved, not signed',
    'Dana Levi, Unit 101, BLS1, Today, 23:00 - Tomorrow, 03:00 (4 hours), Pending approval',
  ]);
  expect(screen.getByText('18:30')).toBeInTheDocument();
  // overdue: it lasts until now, and began before what is shown
  const [overdue, , maintenance, unsigned, pending] = blocks();
  expect(overdue?.closest('[role=gridcell]')).toHaveAttribute('aria-colspan', '4');
  expect(maintenance).toHaveAttribute('href', '/admin?tab=maintenance');
  expect(blocks().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);

  act(() => overdue?.focus());
  await user.keyboard('{ArrowDown}');
  expect(maintenance).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(pending).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(unsigned).toHaveFocus();
  expect(unsigned).toHaveAttribute('tabindex', '0');
  expect(unsigned).toHaveAttribute('href', `/admin?tab=diary&booking=${evening.id}`);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(router.state.location.search).toContain(`booking=${evening.id}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?view=day&on=2026-11-23'));
});

test('hours that are held for an answer or asked for by an extension, and a turn-round, stand where nobody can book', async () => {
  const hoursOfAls1 = { vehicleId: als1InFleet.id, outOfService: null, turnRoundMinutes: 30 };
  answers({ bookings: [tomorrow] }, {}, [
    {
      ...hoursOfAls1,
      taken: [
        { ...at('23T18:00', '23T20:00'), heldUntil: instant('2026-11-23T20:00Z') },
        {
          startTime: tomorrow.startTime,
          endTime: instant('2026-11-24T11:00Z'),
          heldUntil: instant('2026-11-24T11:30Z'),
          askedFrom: tomorrow.endTime,
        },
      ],
    } as VehicleCalendar,
  ]);
  renderScreen(<Today />, '/?view=day&on=2026-11-23');
  const grid = within(await screen.findByRole('grid'));
  const kept = [
    await grid.findByRole('img', { name: /^Held/ }),
    grid.getByRole('img', { name: /^Extension/ }),
    grid.getByRole('img', { name: /^Turn-round/ }),
  ];
  expect(names(kept)).toEqual([
    'Held for an answer, ALS1, Today, 20:00 - 22:00',
    'Extension asked for, ALS1, Tomorrow, 12:00 - 13:00',
    'Turn-round, ALS1, Tomorrow, 13:00 - 13:30',
  ]);
});

test('days and weeks are stepped through, across clock changes too, and are in the address', async () => {
  const asked = answers({ bookings: [] });
  const { user, router } = renderScreen(<Today />, '/?view=day&on=2026-10-25');
  const grid = await screen.findByRole('grid', { name: 'Sunday, 25 October 2026' });
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(26);
  expect(within(grid).getAllByText('No bookings')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  expect(await screen.findByRole('grid', { name: 'Monday, 26 October 2026' })).toBeVisible();
  expect(router.state.location.search).toBe('?view=day&on=2026-10-26');

  await user.click(screen.getByRole('radio', { name: 'Week' }));
  expect(await screen.findByRole('grid', { name: 'Sun 25 Oct to Sat 31 Oct 2026' })).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toBe('2026-10-24T21:00:00.000Z 2026-10-31T22:00:00.000Z'));
  await user.click(screen.getByRole('button', { name: 'This week' }));
  expect(router.state.location.search).toBe('?view=week');
  await user.click(await screen.findByRole('link', { name: 'Tue 24 Nov' }));
  expect(await screen.findByRole('grid', { name: 'Tuesday, 24 November 2026' })).toBeVisible();
});

test('a day is typed, and one that is not there changes nothing', async () => {
  answers();
  const { router } = renderScreen(<Today />, '/?view=day&on=2026-11-23');
  const box = await screen.findByLabelText('Date');
  expect(box).toHaveValue('23 Nov 2026');
  setDay('Date', '');
  setDay('Date', '2026-02-30');
  expect(router.state.location.search).toBe('?view=day&on=2026-11-23');
  setDay('Date', '2026-12-31');
  expect(router.state.location.search).toBe('?view=day&on=2026-12-31');
  await waitFor(() => expect(box).toHaveValue('31 Dec 2026'));
});

test('who is out, overdue or not ready follows the clock, can be called, and is counted', async () => {
  answers({}, { out: [watched(night, '0500000101')], notReady: [watched(evening, null), watched(late, '0500000101')] });
  renderScreen(<Today />);
  const list = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByRole('region', { name: 'Overdue' });
  expect(list('Overdue').getByText('For 14 h 30 min, since today, 04:00')).toBeVisible();
  expect(list('Overdue').getByRole('link', { name: 'Call Dana Levi, Unit 101: 0500000101' })).toHaveAttribute(
    'href',
    'tel:0500000101',
  );
  expect(list('Out now').getByText('Since Sun 22 Nov, 22:05, was due today, 04:00')).toBeVisible();
  expect(list('Out now').getByRole('link', { name: '1 in the diary: Out now' })).toHaveAttribute(
    'href',
    '/?tab=diary&status=active',
  );
  expect(list('Starts soon, not ready').getByText('Starts in 30 min, at 19:00. Approved, not signed')).toBeVisible();
  // not within the hour
  expect(list('Starts soon, not ready').getAllByRole('listitem')).toHaveLength(1);
  act(() => jest.advanceTimersByTime(60_000));
  expect(list('Overdue').getByText('For 14 h 31 min, since today, 04:00')).toBeVisible();
});

test('says that nothing is out, that nothing is late, and what could not be loaded', async () => {
  answers({ vehicles: [], bookings: [] });
  const { user } = renderScreen(<Today />, '/', hebrew);
  expect(await screen.findByText('אין רכב בחוץ.')).toBeVisible();
  expect(await screen.findByText('עדיין אין רכבים בצי.')).toBeVisible();
  server.use(
    http.get('*/api/admin/overview', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Try again.')),
    http.get('*/api/admin/dashboard', () => HttpResponse.json({})),
  );
  await user.click(screen.getByRole('button', { name: 'רענון' }));
  expect(await screen.findByText(/^הרישומים של Rigbook אינם זמינים/)).toBeVisible();
  answers();
  await user.click(screen.getByRole('button', { name: 'ניסיון נוסף' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});
