import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, dana } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { Usage } from './usage.js';

const november = 'from=2026-11-01&to=2026-11-30';
const quiet = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
const busyMonday = quiet.map((hours, weekday) => hours.map((_, hour) => (weekday === 1 && hour === 18 ? 6 : 0)));
const used = {
  from: '2026-11-01',
  to: '2026-11-30',
  vehicles: [{ id: als1.id, name: 'ALS1', bookings: 31, bookedHours: 112, shifts: 26, hoursOut: 101.5 }],
  hoursOfWeek: busyMonday,
  begun: 28,
  unsigned: 7,
  shifts: 26,
  overdue: 13,
  lapses: [{ user: dana, missed: 2, late: 1, misused: 0 }],
  decisionTimes: {
    decisions: 31,
    medianMinutes: 95,
    slowestMinutes: 4320,
    slowestBookingId: '01900000-0000-7000-8000-000000000b11',
    undecided: 1,
    people: [
      {
        user: { ...dana, unitNumber: null, firstName: null, lastName: null },
        decisions: 31,
        medianMinutes: 95,
        slowestMinutes: 4320,
      },
    ],
  },
  refusals: [{ code: 'WEEKLY_LIMIT_EXCEEDED', requests: 4 }],
};
const unused = {
  ...used,
  vehicles: [{ ...used.vehicles[0], bookings: 0, bookedHours: 0, shifts: 0, hoursOut: 0 }],
  hoursOfWeek: quiet,
  begun: 0,
  unsigned: 0,
  shifts: 0,
  overdue: 0,
  lapses: [],
  decisionTimes: {
    ...used.decisionTimes,
    decisions: 0,
    medianMinutes: null,
    slowestMinutes: null,
    slowestBookingId: null,
    undecided: 0,
    people: [],
  },
  refusals: [],
};

function show(answer: object, at = `/?tab=usage&${november}`) {
  server.use(
    http.get('*/api/admin/usage', () => HttpResponse.json(answer)),
    http.get('*/api/admin/unaccounted-kilometers', () => HttpResponse.json([])),
  );
  return renderScreen(<Usage />, at);
}

test('every figure links to the list of what it counts', async () => {
  show(used);
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  const ofAls1 = `/?tab=diary&vehicle=${als1.id}`;
  expect(await link('31 bookings of ALS1 in the diary')).toBe(`${ofAls1}&${november}`);
  expect(await link('112 booked hours of ALS1: the bookings in the diary')).toBe(`${ofAls1}&booked=true&${november}`);
  expect(await link('26 shifts of ALS1 in the diary')).toBe(`${ofAls1}&checkedIn=true&${november}`);
  expect(await link('101.5 hours that ALS1 was out: the bookings in the diary')).toBe(
    `${ofAls1}&status=completed&${november}`,
  );
  expect(await link('6 booked hours on Monday at 18:00: the bookings in the diary')).toBe(
    `/?tab=diary&at=1-18&${november}`,
  );
  expect(await link('Monday: the bookings in the diary')).toBe(`/?tab=diary&at=1&${november}`);
  expect(await link('7 unsigned bookings')).toBe(`/?tab=diary&unsigned=true&${november}`);
  expect(await link('28 started bookings')).toBe(`/?tab=diary&begun=true&${november}`);
  expect(await link('13 late or overdue shifts')).toBe(`/?tab=diary&overdue=true&${november}`);
  expect(await link('26 shifts')).toBe(`/?tab=diary&checkedIn=true&${november}`);
  expect(await link('4 requests: Weekly hours exceeded')).toBe(
    `/?tab=refused&${november}&reason=WEEKLY_LIMIT_EXCEEDED`,
  );
});

test('the hours of the week are a table, and the busiest is named', async () => {
  show(used);
  const week = within(await screen.findByRole('grid', { name: 'Booked hours by weekday and hour' }));
  const monday = within(week.getByRole('row', { name: /^Monday/ }));
  expect(monday.getByText('6').closest('td')).toHaveAttribute('data-heat', '4');
  expect(screen.getByText('Busiest: Monday at 18:00, 6 booked hours.')).toBeVisible();
});

test('Tab stops at the busiest hour only; arrow keys move between booked hours', async () => {
  const busyToo = quiet[3]?.map((_, hour) => (hour === 9 ? 2 : 0)) ?? [];
  const hoursOfWeek = busyMonday.map((hours, weekday) => (weekday === 3 ? busyToo : hours));
  const { user } = show({ ...used, hoursOfWeek });
  const week = within(await screen.findByRole('grid'));
  const busiest = week.getByRole('link', { name: /^6 booked hours/ });
  expect(week.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toEqual([busiest]);
  act(() => busiest.focus());
  await user.keyboard('{ArrowDown}');
  expect(week.getByRole('link', { name: /^2 booked hours on Wednesday at 09:00/ })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(week.getByRole('link', { name: /^Wednesday/ })).toHaveFocus();
});

test('shares are in percent and in numbers, and a share of nothing is left out', async () => {
  show(used);
  expect(await screen.findByText('25%')).toBeVisible();
  expect(screen.getByText('7 of 28 started bookings')).toBeVisible();
  expect(screen.getByText('13 of 26 shifts were returned late or are overdue')).toBeVisible();
});

test('people with missed bookings and late returns link to their bookings, the slowest decision to its own', async () => {
  show(used);
  const lapses = within(await screen.findByRole('table', { name: 'Missed bookings and late returns' }));
  const link = lapses.getByRole('link', { name: /Dana Levi/ });
  expect(link).toHaveAttribute('href', `/?tab=diary&unit=101&${november}`);
  expect(screen.getByText('of 31 decisions')).toBeVisible();
  expect(screen.getAllByText('1 h 35 min')).toHaveLength(2);
  expect(screen.getByText('1 h 35 min', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByText('1 request ended without a decision.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The booking that waited longest' })).toHaveAttribute(
    'href',
    `/?tab=diary&booking=${used.decisionTimes.slowestBookingId}`,
  );
});

test('days without anything say so', async () => {
  show(unused);
  expect(await screen.findByText(/^No bookings start on these days/)).toBeVisible();
});

test('zero has no link', async () => {
  show({ ...unused, refusals: used.refusals });
  expect(await screen.findByText('Unsigned')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Weekly hours exceeded4']);
});

test('a range takes one press and is in the address', async () => {
  const { user, router } = show(used, '/?tab=usage');
  await user.click(await screen.findByRole('radio', { name: 'Last 7 days' }));
  expect(router.state.location.search).toMatch(/^\?tab=usage&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  expect(screen.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
});

test('days in the wrong order are not requested', async () => {
  server.use(http.get('*/api/admin/usage', () => refuse(400, 'VALIDATION_FAILED', 'not asked')));
  renderScreen(<Usage />, '/?tab=usage&from=2026-11-30&to=2026-11-01');
  expect(await screen.findByText(/^Choose a last day on or after/)).toBeVisible();
});
