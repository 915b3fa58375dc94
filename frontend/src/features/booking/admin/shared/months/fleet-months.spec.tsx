import { noFigures } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../../../testing/refuse.js';
import { renderScreen } from '../../../../../testing/render-screen.js';
import { server } from '../../../../../testing/server.js';
import { english, hebrew } from '../../../../../testing/wordings.js';
import { FleetMonths } from './fleet-months.js';

const als1 = { id: '01900000-0000-7000-8000-0000000000a1', name: 'ALS1' };
const bls1 = { id: '01900000-0000-7000-8000-0000000000b1', name: 'BLS1' };
const november = { ...noFigures, litersPer100Km: null, month: '2026-11' };
const rows = [
  { ...november, vehicle: als1, kilometers: 1240, minutesOut: 90, fuelMinor: 67_400, repairMinor: 2_600 },
  { ...november, vehicle: bls1, kilometers: 60 },
  { ...november, vehicle: als1, month: '2026-02', kilometers: 300, damageReports: 2 },
];

function open(
  address = '/?tab=usage',
  months: readonly object[] = rows,
  wording: Parameters<typeof renderScreen>[2] = english,
) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/vehicle-months', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('from')} ${searchParams.get('to')}`);
      return HttpResponse.json(months);
    }),
  );
  return { ...renderScreen(<FleetMonths />, address, wording), asked };
}

test('draws the kilometers of the last twelve months, of all vehicles and of each, with the same numbers in a table', async () => {
  const { asked } = open();
  const table = await screen.findByRole('table', { name: 'Kilometers by vehicle and month' });
  expect(asked).toEqual(['2025-12 2026-11']);
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  const line = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(line('ALS1')).toHaveLength(13);
  expect(line('ALS1').slice(0, 3)).toEqual(['1,540', '1,240', '–']);
  expect(line('BLS1').slice(0, 2)).toEqual(['60', '60']);
  expect(line('All vehicles').slice(0, 2)).toEqual(['1,600', '1,300']);
  expect(within(table).getByRole('columnheader', { name: 'November 2026' })).toBeVisible();
});

test('another figure and span are chosen, and stay in the address', async () => {
  const { user, asked } = open();
  await screen.findByRole('table');
  await user.click(screen.getByText('Cost'));
  const table = await screen.findByRole('table', { name: 'Cost by vehicle and month' });
  expect(within(table).getAllByText(/700\.00$/)).not.toEqual([]);
  expect(screen.getAllByText('Repairs')[0]).toBeInTheDocument();
  await user.click(screen.getByText('24 months'));
  expect(await screen.findByRole('columnheader', { name: 'December 2024' })).toBeVisible();
  expect(asked.at(-1)).toBe('2024-12 2026-11');
});

test('opens with what the address says, also in Hebrew', async () => {
  open('/?tab=usage&figure=hours&months=24', rows, hebrew);
  expect(await screen.findByRole('table', { name: 'שעות בשימוש לפי רכב וחודש' })).toBeVisible();
});

test('says when there is nothing, and a failure can be tried again', async () => {
  open('/?tab=usage', []);
  expect(await screen.findByText('Nothing driven, reported or paid in these months.')).toBeVisible();
});

test('says when there is nothing of a figure, and draws the others', async () => {
  const { user } = open('/?tab=usage&figure=fuel');
  expect(await screen.findByText('Nothing is recorded for this figure in these months.')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  await user.click(screen.getByText('Kilometers'));
  expect(await screen.findByRole('table', { name: 'Kilometers by vehicle and month' })).toBeVisible();
});

test('a failure to load can be tried again', async () => {
  server.use(http.get('*/api/admin/vehicle-months', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  renderScreen(<FleetMonths />, '/?tab=usage');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
