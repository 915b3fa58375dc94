import { noFigures } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1InFleet } from '../../../../../testing/examples.js';
import { renderScreen } from '../../../../../testing/render-screen.js';
import { server } from '../../../../../testing/server.js';
import { VehicleMonths } from './vehicle-months.js';

const vehicle = { id: als1InFleet.id, name: 'ALS1' };
const november = {
  ...noFigures,
  month: '2026-11',
  vehicle,
  kilometers: 1240,
  minutesOut: 95,
  centiliters: 9920,
  litersPer100Km: 8,
  fuelMinor: 67_400,
  serviceMinor: 42_050,
};

const open = (months: readonly object[]) => {
  server.use(http.get('*/api/admin/vehicles/:id/months', () => HttpResponse.json(months)));
  return renderScreen(<VehicleMonths vehicleId={vehicle.id} />);
};

test('draws every figure of a vehicle, and has them in a table', async () => {
  open([november]);
  expect(await screen.findByText('1,240')).toBeVisible();
  expect(screen.getAllByRole('figure')).toHaveLength(5);
  expect(screen.getByRole('figure', { name: /^Cost by month, as a chart/ })).toBeVisible();
  const row = within(screen.getByRole('region', { name: 'Month by month' }));
  expect(row.getByText('November 2026')).toBeVisible();
  for (const shown of ['1.6', '99.2', '8.0']) expect(row.getByText(shown)).toBeVisible();
  expect(row.getByText('1,094.50')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
});

test('says when there is nothing', async () => {
  open([]);
  expect(await screen.findByText('Nothing driven, reported or paid in these months.')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});
